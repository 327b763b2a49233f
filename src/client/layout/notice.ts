import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { toast, type ToastMessage } from "#client/ui/feedback/toast-store.ts";

// A page that turns a visitor away names one of these in the address it sends them to.
const notices = new Map<string | null, ToastMessage>([
  [
    "premium-feature",
    {
      title: "Premium Feature",
      description: "This feature requires a premium subscription.",
      variant: "destructive",
    },
  ],
]);

/** Shows the notice the address asks for once, and takes it out of the address. */
export function useNotice(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const rest = new URLSearchParams(search);
    const message = notices.get(rest.get("notice"));
    if (message === undefined) return;
    toast(message);
    rest.delete("notice");
    void navigate(
      { pathname, search: rest.toString(), hash },
      { replace: true, preventScrollReset: true },
    );
  }, [pathname, search, hash, navigate]);
}
