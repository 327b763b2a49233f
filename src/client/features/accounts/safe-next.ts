import { paths } from "#client/paths.ts";

// Any site will do: an address that is not ours ends up somewhere else than here.
const here = "https://kwela.invalid";

/** Where to go after signing in: the path asked for if it is one of this site's, otherwise the jobs. Always plain ASCII. */
export function safeNext(next: string | null): string {
  // Browsers drop tabs and line breaks and read a backslash as a slash, so neither may be in it.
  if (next === null || !/^\/[^\\\p{Cc}]*$/u.test(next) || !URL.canParse(next, here)) {
    return paths.jobs;
  }
  const { origin, pathname, search, hash } = new URL(next, here);
  // `/.//evil.test` becomes a path that starts with two slashes, which is another site's address.
  const isElsewhere = origin !== here || pathname.startsWith("//") || next.startsWith("//");
  // As the address itself writes it: a header takes no other letters.
  return isElsewhere || pathname === paths.auth ? paths.jobs : pathname + search + hash;
}
