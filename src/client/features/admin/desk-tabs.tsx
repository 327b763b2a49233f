import { paths } from "#domain/paths.ts";
import { PlaceLink } from "#client/layout/header/menu-links.tsx";

const tabs = [
  { name: "Free Jobs Management", to: paths.admin },
  { name: "User Management", to: paths.adminUsers },
];

/** The two halves of the dashboard. Each has an address of its own, so these are links and not tabs of one page. */
export const DeskTabs = () => (
  <nav aria-label="What to manage" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
    <ul className="flex w-max gap-1 rounded-card bg-sunk p-1 seen-by-ground">
      {tabs.map((tab) => (
        <li key={tab.to}>
          <PlaceLink {...tab} className="desk-tab" />
        </li>
      ))}
    </ul>
  </nav>
);
