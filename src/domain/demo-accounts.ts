/** The accounts a demo starts with. They exist in demo mode only. */
export const demoAccounts = [
  { username: "demo-free", label: "Free", isPremium: false, isAdmin: false, isEmployer: false },
  { username: "demo-premium", label: "Premium", isPremium: true, isAdmin: false, isEmployer: false },
  { username: "demo-employer", label: "Employer", isPremium: false, isAdmin: false, isEmployer: true },
  { username: "demo-admin", label: "Admin", isPremium: true, isAdmin: true, isEmployer: false },
] as const;

export type DemoUsername = (typeof demoAccounts)[number]["username"];

export const demoEmail = (username: DemoUsername): string => `${username}@demo.kwela.example`;
