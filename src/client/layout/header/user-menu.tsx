import type { SyntheticEvent } from "react";
import type { Viewer } from "#domain/access.ts";
import { ChevronIcon, PersonIcon } from "#client/ui/icons/icons.tsx";
import { PopoverMenu } from "#client/ui/overlay/popover-menu.tsx";
import { accountLinks } from "../links.ts";
import { MenuLinks } from "./menu-links.tsx";

export function UserMenu({ viewer, onLogout }: { viewer: Viewer; onLogout: () => void }) {
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    onLogout();
  };
  return (
    <PopoverMenu
      buttonLabel={`Your account, ${viewer.username}`}
      button={
        <>
          <PersonIcon className="size-5 text-quiet" />
          <span className="hidden max-w-32 truncate @min-[50rem]:inline">{viewer.username}</span>
          <ChevronIcon className="size-4 text-quiet" />
        </>
      }
      buttonClassName="bar-button"
      className="menu w-68"
    >
      <div className="border-b border-line px-5 py-3">
        <p className="truncate font-semibold">{viewer.username}</p>
        <p className="truncate text-sm text-quiet">{viewer.email}</p>
      </div>
      {accountLinks(viewer).map((group) => (
        <div key={group[0]?.to} className="border-b border-line p-2">
          <MenuLinks links={group} />
        </div>
      ))}
      <form action="/api/logout" method="post" onSubmit={leave} className="p-2">
        <button type="submit" className="menu-item">
          Log out
        </button>
      </form>
    </PopoverMenu>
  );
}
