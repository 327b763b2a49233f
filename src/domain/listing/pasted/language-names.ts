/** Languages that we know from English, if not how to read them: those that ads here are written in. */
export const otherLanguages = [
  "Afrikaans",
  "Dutch",
  "German",
  "French",
  "Spanish",
  "Portuguese",
  "Italian",
  "isiZulu or isiXhosa",
  "Sesotho or Setswana",
  "another language",
] as const;

export type OtherLanguage = (typeof otherLanguages)[number];
