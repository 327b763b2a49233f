import type { ReactNode } from "react";
import { Outlet, ScrollRestoration } from "react-router";

export function Shell({ children }: { children?: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <ScrollRestoration />
    </>
  );
}
