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
  usernameAlphabets: "Username cannot mix alphabets in one word",
  emailInvalid: "Please enter a valid email address",
  passwordRequired: "Password is required",
  passwordTooShort: "Password must be at least 6 characters",
  passwordTooLong: "Password is too long",
  passwordsDiffer: "Passwords don't match",
} as const;

/** A name in any alphabet; but one that looked like an address could be taken for somebody else's. */
export const isShowableName = (username: string): boolean =>
  !unseen.test(username) && !/^\p{M}/u.test(username) && !username.normalize("NFKC").includes("@");

/** A word in two of the alphabets that share shapes is a copy of another word, never a word. */
export const mixesAlphabets = (username: string): boolean =>
  username
    .normalize("NFKD")
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => sharingShapes.filter((script) => script.test(word)).length > 1);

const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}]/u;

const sharingShapes = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
