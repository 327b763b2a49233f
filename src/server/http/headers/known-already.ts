interface Conditions {
  readonly ifNoneMatch: string | undefined;
  readonly ifModifiedSince?: string | undefined;
}

interface Version {
  readonly etag: string;
  readonly lastModified?: string | undefined;
}

/** Longer than any way of writing a date. */
const longestDate = 50;

/** Whether the caller has this version already. Where both are sent the tag decides: a date is only exact to the second. */
export function isKnownAlready(
  { ifNoneMatch, ifModifiedSince }: Conditions,
  { etag, lastModified }: Version,
): boolean {
  if (ifNoneMatch !== undefined) return isNamedIn(ifNoneMatch, etag);
  if (ifModifiedSince === undefined || lastModified === undefined) return false;
  if (ifModifiedSince.length > longestDate) return false;
  return Date.parse(lastModified) <= Date.parse(ifModifiedSince);
}

/**
 * Whether a list of tags names this one, a weak tag counting like a strong one. It is read once from left to right,
 * whatever is in it, and a list with a mistake in it names nothing.
 */
function isNamedIn(list: string, etag: string): boolean {
  if (list.trim() === "*") return true;
  const wanted = opaque(etag);
  let isNamed = false;
  for (let at = afterGap(list, 0); at < list.length;) {
    const start = list.startsWith("W/", at) ? at + 2 : at;
    const end = list[start] === '"' ? list.indexOf('"', start + 1) : -1;
    if (end === -1) return false;
    isNamed ||= list.slice(start, end + 1) === wanted;
    at = afterGap(list, end + 1);
    // Between two tags there is a comma.
    if (at < list.length && !list.slice(end + 1, at).includes(",")) return false;
  }
  return isNamed;
}

const opaque = (etag: string): string => (etag.startsWith("W/") ? etag.slice(2) : etag);

function afterGap(list: string, from: number): number {
  let at = from;
  while (list[at] === " " || list[at] === "\t" || list[at] === ",") at += 1;
  return at;
}
