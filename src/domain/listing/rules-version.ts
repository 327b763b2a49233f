/**
 * To be raised whenever the rules read known postings differently, which `tests/rules-version.test.ts` notices: what was read by an
 * older version is then read again, on every installation.
 */
export const rulesVersion = 11;
