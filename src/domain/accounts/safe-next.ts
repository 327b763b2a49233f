// Any site will do: an address that is not ours ends up somewhere else than here.
const here = "https://kwela.invalid";

const signIn = "/auth";

/** Where to go on to: the path asked for if it is one of this site's, otherwise the usual one. */
export function safeNext(next: string | null, usual = "/jobs"): string {
  // Browsers drop tabs and line breaks and read a backslash as a slash, so neither may be in it.
  if (next === null || !/^\/[^\\\p{Cc}]*$/u.test(next) || !URL.canParse(next, here)) return usual;
  const { origin, pathname } = new URL(next, here);
  // `/.//evil.test` becomes a path that starts with two slashes, which is another site's address.
  const isElsewhere = origin !== here || pathname.startsWith("//") || next.startsWith("//");
  return isElsewhere || pathname === signIn ? usual : next;
}
