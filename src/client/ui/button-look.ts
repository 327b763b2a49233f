export interface ButtonLook {
  /** One primary per view; quiet for what may be overlooked; destructive for what cannot be undone. */
  readonly variant?: "primary" | "secondary" | "quiet" | "destructive" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** Names the rules in `styles/controls.css`. */
export const buttonLook = ({ variant = "secondary", size = "medium" }: ButtonLook): string =>
  `button button-${variant} button-${size}`;
