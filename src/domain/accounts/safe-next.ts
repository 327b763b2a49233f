import { paths } from "#domain/paths.ts";

/** Where to go on to: the path asked for if it is one of this site's, otherwise the usual one. Always plain ASCII. */
export function safeNext(next: string | null, usual: string = paths.jobs): string {
  // Browsers drop tabs and line breaks and read a backslash as a slash, so neither may be in it.
  if (next === null || !/^\/[^\\\p{Cc}]*$/u.test(next)) return usual;
  const path = next.split(/[?#]/)[0] ?? "";
  // Two slashes begin another site's address, and so does `/.//evil.test` once its dots are taken out.
  const isElsewhere = path.includes("//") || dotSegment.test(path);
  // As an address itself is written: a header takes no other letters.
  const written = next.toWellFormed().replace(/[^!#-;=?-_a-z|~]+/g, encodeURIComponent);
  return isElsewhere || path === paths.auth ? usual : written;
}

const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;
