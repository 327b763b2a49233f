import type { ReactNode } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { useApp } from "#client/app-context.ts";
import { Toaster } from "#client/ui/feedback/toaster.tsx";
import { CheckIcon, NoIcon, PersonIcon } from "#client/ui/icons/icons.tsx";
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

const returnedLooks = {
  failed: { Icon: NoIcon, look: "bg-no-wash text-no", role: "alert" },
  waiting: { Icon: PersonIcon, look: "bg-ink/6 text-ink", role: "status" },
  done: { Icon: CheckIcon, look: "bg-yes-wash text-yes", role: "status" },
} as const;

/** What became of a form that was sent without scripts, above the page it led to. */
function Returned() {
  const { returned } = useApp();
  const here = new URLSearchParams(useLocation().search);
  if (returned === null || !(here.has("problem") || here.has("done"))) return null;
  const { message, state } = returned;
  const { Icon, look, role } = returnedLooks[state];
  return (
    <div className="page-width pt-6">
      <p role={role} className={`flex max-w-reading gap-3 rounded-card p-4 font-semibold ${look}`}>
        <Icon className="mt-0.5 size-5" />
        {message}
      </p>
    </div>
  );
}
