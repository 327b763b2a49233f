/** How much JavaScript a page may need once it is up, in bytes as they are sent, gzipped. */
const budgets = {
  /** Of it React, the router and the query client are 106 kB. */
  landing: 132_000,
  signIn: 140_000,
  usual: 151_000,
  /** Shows every part there is, in a demo only. */
  components: 160_000,
  admin: 280_000,
};

const exceptions: Readonly<Record<string, keyof typeof budgets>> = {
  "/": "landing",
  "/auth": "signIn",
  "/demo/ui": "components",
  "/admin/rates": "admin",
  "/admin/memberships": "admin",
  "/admin/memberships/1": "admin",
};

/** The one in force at an address, as a visitor finds it. */
export const budgetAt = (path: string): number =>
  budgets[exceptions[path.split("?")[0] ?? ""] ?? "usual"];

/** The address of a page, by its file, where it has a budget of its own. */
const addresses: Readonly<Record<string, string>> = {
  "home/home": "/",
  "accounts/auth": "/auth",
  "demo/ui": "/demo/ui",
  "rates/rates": "/admin/rates",
  "membership/member": "/admin/memberships/1",
  "membership/members": "/admin/memberships",
};

/** The same by the page's name in the table of pages. */
export const budgetOf = (page: string): number => budgetAt(addresses[page] ?? "");
