import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { toast, type ToastMessage } from "#client/ui/feedback/toast-store.ts";

// A page that turns a visitor away names one of these in the address it sends them to.
const notices = {
  "premium-feature": premiumOnly("This feature requires a premium subscription."),
  "premium-settings": premiumOnly("Settings are only available for premium members."),
  "post-first": {
    title: "Post a job first",
    description: "Your company's page is yours to write once you have handed in a posting.",
  },
} satisfies Record<string, ToastMessage>;

export type NoticeName = keyof typeof notices;

function premiumOnly(description: string): ToastMessage {
  return { title: "Premium Feature", description, variant: "destructive" };
}

/** Shows the notice the address asks for once, and takes it out of the address. */
export function useNotice(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const rest = new URLSearchParams(search);
    const name = rest.get("notice") ?? "";
    if (!Object.hasOwn(notices, name)) return;
    toast(notices[name as NoticeName]);
    rest.delete("notice");
    void navigate(
      { pathname, search: rest.toString(), hash },
      { replace: true, preventScrollReset: true },
    );
  }, [pathname, search, hash, navigate]);
}
