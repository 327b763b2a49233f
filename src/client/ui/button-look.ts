export interface ButtonLook {
  /** One primary per view; quiet for what may be overlooked; destructive for what cannot be undone. */
  readonly variant?: keyof typeof variants | undefined;
  readonly size?: keyof typeof sizes | undefined;
}

export const buttonLook = ({ variant = "secondary", size = "medium" }: ButtonLook): string =>
  `inline-flex items-center justify-center gap-2 rounded-control border font-semibold whitespace-nowrap transition-colors disabled:opacity-50 aria-disabled:opacity-70 ${variants[variant]} ${sizes[size]}`;

const variants = {
  primary: "border-transparent bg-ember text-on-ember hover:bg-ember-strong",
  secondary: "border-control/60 bg-raised text-ink hover:border-ink",
  quiet: "border-transparent text-ink hover:bg-ink/8",
  destructive: "border-transparent bg-no-fill text-[white] hover:brightness-90",
} as const;

const sizes = {
  small: "min-h-9 px-3 text-sm",
  medium: "min-h-10 px-4",
  large: "min-h-13 px-5 text-lg",
} as const;
