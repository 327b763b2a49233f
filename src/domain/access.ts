/** Who may use an endpoint or a page. Both tables, the API's and the pages', speak this vocabulary. */
export type Access = "public" | "signed-in" | "premium" | "employer" | "admin";

export interface Viewer {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly isPremium: boolean;
  readonly isAdmin: boolean;
  /** Present for employers only: an ordinary user's record does not speak of it. */
  readonly isEmployer?: boolean | undefined;
}

export type Refusal =
  | "sign-in-required"
  | "premium-required"
  | "employer-required"
  | "admin-required";

/** Null when the viewer may pass; otherwise what is missing. */
export function refusalOf(access: Access, viewer: Viewer | null): Refusal | null {
  if (access === "public") return null;
  if (viewer === null) return "sign-in-required";
  switch (access) {
    case "signed-in":
      return null;
    case "premium":
      return viewer.isPremium ? null : "premium-required";
    case "employer":
      return viewer.isEmployer === true ? null : "employer-required";
    case "admin":
      return viewer.isAdmin ? null : "admin-required";
  }
}
