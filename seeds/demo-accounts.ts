/** Everybody in a demo has this one. */
export const demoPassword = "kwela-demo";

/** The people a demo starts with. `premiumDays` counts from the moment the seed is loaded. */
export const demoAccounts = [
  { username: "demo-free", label: "Free", premiumDays: 0, isAdmin: false, isEmployer: false },
  {
    username: "demo-premium",
    label: "Premium",
    premiumDays: 3650,
    isAdmin: false,
    isEmployer: false,
  },
  {
    username: "demo-employer",
    label: "Employer",
    premiumDays: 0,
    isAdmin: false,
    isEmployer: true,
  },
  { username: "demo-admin", label: "Admin", premiumDays: 3650, isAdmin: true, isEmployer: false },
] as const;
