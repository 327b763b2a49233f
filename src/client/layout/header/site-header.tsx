import { useRevalidator } from "react-router";
import { ApiError } from "#client/api.ts";
import { useLogout, useUser } from "#client/session/viewer.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { closePopovers } from "#client/ui/overlay/popover-menu.tsx";
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

  return (
    <header className="top-0 z-20 border-b border-line bg-paper tall:sticky">
      <Header viewer={viewer} onLogout={() => void leave()} />
    </header>
  );
}

const messageOf = (error: unknown): string =>
  error instanceof ApiError && error.userMessage !== null
    ? error.userMessage
    : "Check your connection and try again.";
