import type { Viewer } from "#domain/access.ts";
import { brand } from "#domain/brand.ts";
import { paths } from "#domain/paths.ts";
import { Logo } from "#client/ui/art/logo.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { ChevronIcon } from "#client/ui/icons/icons.tsx";
import { Link } from "#client/ui/link.tsx";
import { PopoverMenu } from "#client/ui/overlay/popover-menu.tsx";
import { mainLinks, resourceLinks } from "../links.ts";
import { MenuLinks, PlaceLink } from "./menu-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

export interface HeaderProps {
  readonly viewer: Viewer | null;
  readonly onLogout: () => void;
  /** Tells several headers on one page apart. */
  readonly navLabel?: string;
  /** A name for its menu that does not follow from the place in the page. */
  readonly menuId?: string;
}

export function Header({ viewer, onLogout, navLabel = "Main", menuId }: HeaderProps) {
  return (
    <div className="header-bar @container page-width">
      <Link to={paths.home} className="header-brand">
        <Logo className="w-auto" />
        <span className="sr-only">{brand.name}</span>
        <Badge tone="ember">{brand.stage}</Badge>
      </Link>
      <nav
        aria-label={navLabel}
        className="ml-2 hidden grow items-center @min-[52rem]:flex @min-[58rem]:ml-6 @min-[58rem]:gap-1"
      >
        {mainLinks.map((link) => (
          <PlaceLink key={link.to} {...link} className="top-link" />
        ))}
        {viewer?.isPremium === true && (
          <PopoverMenu
            button={
              <>
                Resources
                <ChevronIcon className="size-4" />
              </>
            }
            buttonClassName="top-link gap-1"
            className="menu from-start w-60 p-2"
          >
            <MenuLinks links={resourceLinks} />
          </PopoverMenu>
        )}
      </nav>
      <div className="header-controls ml-auto flex min-w-0 items-center gap-2">
        {viewer === null ? (
          <ButtonLink to={paths.auth} size="small" aria-label="Login/Register">
            Login/
            <wbr />
            Register
          </ButtonLink>
        ) : (
          <UserMenu viewer={viewer} onLogout={onLogout} />
        )}
        <MobileMenu viewer={viewer} navLabel={navLabel} id={menuId} />
      </div>
    </div>
  );
}
