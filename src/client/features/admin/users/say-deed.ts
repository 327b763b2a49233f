import type { AccountDeed } from "#domain/accounts/desk/desk-rules.ts";
import type { UserDetail } from "#contract/admin/users.ts";

interface DeedWords {
  /** On the button that opens the question. */
  readonly button: string;
  readonly title: (name: string) => string;
  /** What follows from it, before it is done. */
  readonly explains: (user: UserDetail) => string;
  readonly done: (name: string) => string;
  readonly isHarsh: boolean;
}

const listings = (count: number): string => (count === 1 ? "1 listing" : `${count} listings`);

export const deedWords: Readonly<Record<AccountDeed, DeedWords>> = {
  suspend: {
    button: "Suspend",
    title: (name) => `Suspend ${name}?`,
    explains: ({ postings }) =>
      `They are signed out everywhere and cannot sign in again. ${
        postings.listed > 0
          ? `What they posted leaves the board at once: ${listings(postings.listed)}. `
          : ""
      }A premium that renews is switched off at the payment provider, so nothing more is charged, and they are told by mail. Nothing is deleted, and no money goes back.`,
    done: (name) => `${name} is suspended and signed out everywhere.`,
    isHarsh: true,
  },
  reinstate: {
    button: "Reinstate",
    title: (name) => `Reinstate ${name}?`,
    explains: ({ postings }) =>
      `They can sign in again.${
        postings.all > 0 ? " What they posted comes back to the board as it was." : ""
      } A renewal that was switched off stays off until they turn it on again themselves.`,
    done: (name) => `${name} may sign in again.`,
    isHarsh: false,
  },
  "make-admin": {
    button: "Make administrator",
    title: (name) => `Make ${name} an administrator?`,
    explains: () =>
      "They will see everybody's account and payments, and can change everything here, your rights included.",
    done: (name) => `${name} is an administrator now.`,
    isHarsh: false,
  },
  "unmake-admin": {
    button: "Take administrator rights",
    title: (name) => `Take administrator rights from ${name}?`,
    explains: () => "The desk is closed to them at once. Their own account stays as it is.",
    done: (name) => `${name} is no administrator any more.`,
    isHarsh: false,
  },
  "make-employer": {
    button: "Make employer",
    title: (name) => `Make ${name} an employer?`,
    explains: () =>
      "They can write their company's page before they have posted anything. Whoever hands in a job becomes an employer without you.",
    done: (name) => `${name} is an employer now.`,
    isHarsh: false,
  },
  "unmake-employer": {
    button: "Take employer rights",
    title: (name) => `Take employer rights from ${name}?`,
    explains: () =>
      "Their company's page is closed to them until they post another job. What they posted stays on the board, and they can still edit and close it.",
    done: (name) => `${name} is no employer any more.`,
    isHarsh: false,
  },
};

/** What is on offer for this account, mild deeds first. Of their own nobody is offered what shuts them out. */
export function deedsFor(user: UserDetail, isOwn: boolean): AccountDeed[] {
  const rights: AccountDeed[] = [user.isEmployer ? "unmake-employer" : "make-employer"];
  if (isOwn) return rights;
  return [
    ...rights,
    user.isAdmin ? "unmake-admin" : "make-admin",
    user.suspendedAt === null ? "suspend" : "reinstate",
  ];
}
