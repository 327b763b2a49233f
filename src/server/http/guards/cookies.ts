const space = 32;
const tab = 9;

/**
 * The value of a cookie as it was sent; of several by that name the first. Everything that asks who a request is from
 * reads it here, so that no spelling means one thing to the one and another to the other. A name counts only as it was
 * set: a browser guards the `__Host-` of names that begin with it, and would let anybody set one that only looks alike.
 */
export function cookieIn(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  for (let at = 0; at < header.length;) {
    const end = endOf(header, at);
    while (header.charCodeAt(at) === space || header.charCodeAt(at) === tab) at += 1;
    const value = at + name.length + 1;
    if (value <= end && header.startsWith(name, at) && header[value - 1] === "=")
      return header.slice(value, end);
    at = end + 1;
  }
  return null;
}

function endOf(header: string, from: number): number {
  const end = header.indexOf(";", from);
  return end === -1 ? header.length : end;
}
