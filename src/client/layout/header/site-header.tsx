import { useLocation, useRevalidator } from "react-router";
import { ApiError } from "#client/api.ts";
import { DrawnOnce } from "#client/drawn-once/drawn-once.tsx";
import { useLogout, useUser } from "#client/session/viewer.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { closePopovers } from "#client/ui/overlay/popover-menu.tsx";
import { mainLinks } from "../links.ts";
import { Header } from "./header.tsx";

/** The header of every page, for whoever is signed in. */
export function SiteHeader() {
  const viewer = useUser();
  const logout = useLogout();
  const { revalidate } = useRevalidator();

  const leave = async () => {
    closePopovers();
    try {
      await logout();
      toast({ title: "Logged out" });
      // The page decides afresh what somebody who is signed out may see.
      await revalidate();
    } catch (error) {
      toast({ title: "Logout failed", description: messageOf(error), variant: "destructive" });
    }
  };

  const { pathname } = useLocation();
  const here = mainLinks.find(({ to }) => to === pathname);
  return (
    <DrawnOnce
      as="header"
      of={here ?? mainLinks}
      version=""
      at={here?.to}
      className="top-0 z-20 border-b border-line bg-paper tall:sticky"
    >
      <Header viewer={viewer} onLogout={() => void leave()} menuId="site-menu" />
    </DrawnOnce>
  );
}

const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.userMessage !== null
    ? error.userMessage
    : "Check your connection and try again.";
