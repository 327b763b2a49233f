import type { Viewer } from "#domain/access.ts";
import { MenuIcon } from "#client/ui/icons/icons.tsx";
import { PopoverMenu } from "#client/ui/overlay/popover-menu.tsx";
import { mainLinks, resourceLinks } from "../links.ts";
import { MenuLinks } from "./menu-links.tsx";

interface MobileMenuProps {
  readonly viewer: Viewer | null;
  readonly navLabel: string;
  readonly id: string | undefined;
}

/** The header's links on a phone, as a sheet below the header. */
export function MobileMenu({ viewer, navLabel, id }: MobileMenuProps) {
  return (
    <div className="@min-[52rem]:hidden">
      <PopoverMenu
        id={id}
        buttonLabel="Menu"
        button={<MenuIcon className="size-6" />}
        buttonClassName="bar-button"
        className="sheet"
      >
        <nav aria-label={`${navLabel}, on a small screen`} className="grid gap-4 p-3 pb-5 text-lg">
          <MenuLinks links={mainLinks} />
          {viewer?.isPremium === true && (
            <div>
              <p className="border-t border-line px-3 pt-4 pb-1 text-sm text-quiet">Resources</p>
              <MenuLinks links={resourceLinks} />
            </div>
          )}
        </nav>
      </PopoverMenu>
    </div>
  );
}
