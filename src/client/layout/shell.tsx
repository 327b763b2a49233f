import type { ReactNode } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { useApp } from "#client/app-context.ts";
import { Toaster } from "#client/ui/feedback/toaster.tsx";
import { NoIcon } from "#client/ui/icons/icons.tsx";
import { useFocusOnHeading } from "./focus-heading.ts";
import { Footer } from "./footer.tsx";
import { SiteHeader } from "./header/site-header.tsx";
import { useHashRoute } from "./hash-route.ts";
import { useNotice } from "./notice.ts";

/** What stands around every page. */
export function Shell({ children }: { children?: ReactNode }) {
  useFocusOnHeading();
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
        <Returned />
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

/** Why a form that was sent without scripts could not be taken, above the page it led back to. */
function Returned() {
  const { returned } = useApp();
  const isHere = new URLSearchParams(useLocation().search).has("problem");
  if (returned === null || !isHere) return null;
  return (
    <div className="page-width pt-6">
      <p
        role="alert"
        className="flex max-w-reading gap-3 rounded-card bg-no-wash p-4 font-semibold text-no"
      >
        <NoIcon className="mt-0.5 size-5" />
        {returned.message}
      </p>
    </div>
  );
}
