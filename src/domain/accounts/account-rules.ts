/** Limits and words of the sign-in and register forms. */
export const accountRules = {
  username: { min: 3, max: 50 },
  email: { max: 254 },
  password: { min: 6, max: 128 },
} as const;

export const accountMessages = {
  usernameRequired: "Username is required",
  usernameTooShort: "Username must be at least 3 characters",
  usernameTooLong: "Username is too long",
  usernameCharacters: "Username cannot contain @ or invisible characters",
  emailInvalid: "Please enter a valid email address",
  passwordRequired: "Password is required",
  passwordTooShort: "Password must be at least 6 characters",
  passwordTooLong: "Password is too long",
  passwordsDiffer: "Passwords don't match",
} as const;

/** A name in any alphabet; but one that looked like an address could be taken for somebody else's. */
export const usernamePattern = /^[^\p{C}@]+$/u;
