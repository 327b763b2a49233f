import type { ReactNode } from "react";
import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import { Toaster } from "#client/ui/feedback/toaster.tsx";
import { useArrival } from "./arrival.ts";
import { Footer } from "./footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { useHashRoute } from "./hash-route.ts";
import { useNotice } from "./notice.ts";

/** What stands around every page. */
export function Shell({ children }: { children?: ReactNode }) {
  useArrival();
  useHashRoute();
  useNotice();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <TravelLine />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-[60dvh]">
        {children ?? <Outlet />}
      </main>
      <Footer />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

/** Says that a page is on its way, once that takes long enough to wonder. */
function TravelLine() {
  const isTravelling = useNavigation().state !== "idle";
  return isTravelling && <div className="travel fixed inset-x-0 top-0 z-50 h-0.5 bg-ember" />;
}
