export type PasswordStrength = "weak" | "fair" | "strong";

/** A hint while typing, no more: length counts most, variety a little, repetition against. */
export function passwordStrength(password: string): PasswordStrength {
  const distinct = new Set(password).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const points = Math.min(password.length, distinct * 2) + kinds * 2;
  if (points >= 20) return "strong";
  return points >= 14 ? "fair" : "weak";
}
