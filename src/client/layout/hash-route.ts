import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#domain/paths.ts";

/**
 * The payment callback has a second address, `/#/subscription/callback?reference=…`. What stands behind the
 * `#` never reaches the server, so the browser leads on from the home page to the first one.
 */
export function useHashRoute(): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [path, query = search] = hash.slice(1).split(/(?=\?)/);
  const isCallback = pathname === paths.home && path === paths.subscriptionCallback;

  useEffect(() => {
    if (isCallback) void navigate(path + query, { replace: true });
  }, [isCallback, path, query, navigate]);
}
