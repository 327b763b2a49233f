import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "#domain/paths.ts";
import { Link } from "#client/ui/link.tsx";

const tabs = ["login", "register"] as const;
export type AuthTab = (typeof tabs)[number];

const titles: Readonly<Record<AuthTab, string>> = { login: "Login", register: "Register" };
const panelId = "auth-panel";
const tabId = (tab: AuthTab) => `auth-${tab}`;

export function useAuthTab(): AuthTab {
  const chosen = new URLSearchParams(useLocation().search).get("tab");
  return chosen === "register" ? "register" : "login";
}

/** Tabs that are links: each has an address, and works before the scripts arrive. */
export function AuthTabs({ children }: { children: ReactNode }) {
  const chosen = useAuthTab();
  const { search } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);

  const addressOf = (tab: AuthTab) => {
    const next = new URLSearchParams(search).get("next");
    const rest = new URLSearchParams(next === null ? {} : { next });
    if (tab === "register") rest.set("tab", tab);
    return { pathname: paths.auth, search: rest.toString() };
  };

  const moveByKey = (event: KeyboardEvent) => {
    const target = targetOf(event.key, chosen);
    if (target === null) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus();
    void navigate(addressOf(target), { replace: true, preventScrollReset: true });
  };

  return (
    <div className="grid gap-6">
      <div
        ref={list}
        role="tablist"
        aria-label="Login or Register"
        tabIndex={-1}
        onKeyDown={moveByKey}
        className="grid grid-cols-2 rounded-control bg-ink/8 p-1"
      >
        {tabs.map((tab) => (
          <Link
            key={tab}
            id={tabId(tab)}
            role="tab"
            aria-selected={tab === chosen}
            aria-controls={panelId}
            tabIndex={tab === chosen ? 0 : -1}
            to={addressOf(tab)}
            replace
            preventScrollReset
            className="grid min-h-10 place-items-center rounded-[6px] font-semibold text-quiet transition-colors hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:ring-1 aria-selected:ring-line"
          >
            {titles[tab]}
          </Link>
        ))}
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(chosen)}>
        {children}
      </div>
    </div>
  );
}

function targetOf(key: string, chosen: AuthTab): AuthTab | null {
  if (key === "ArrowLeft" || key === "ArrowRight") return chosen === "login" ? "register" : "login";
  if (key === "Home") return "login";
  return key === "End" ? "register" : null;
}
