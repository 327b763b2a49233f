import type { QueryClient } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { userKey } from "#client/session/viewer.ts";

/** The demo's bar is the server's and stands outside the page, so whoever signs in or out by hand is shown on it here. */
export function keepBarCurrent(queryClient: QueryClient): void {
  const show = () => {
    const now = queryClient.getQueryData<User | null>(userKey)?.username ?? "";
    for (const button of document.querySelectorAll<HTMLButtonElement>(".demo-bar button")) {
      const isPressed = String(button.value === now);
      if (button.ariaPressed !== isPressed) button.ariaPressed = isPressed;
    }
  };
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === userKey[0]) show();
  });
  show();
}
