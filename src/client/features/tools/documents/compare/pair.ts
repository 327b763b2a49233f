import type { DocumentContent, WholeDocument } from "#contract/tools/documents.ts";

/** Two different documents in the address; whoever names one twice has named one. */
export function idsIn(params: URLSearchParams): readonly string[] {
  const named = [...params.getAll("one"), ...params.getAll("other")];
  const ids = named.filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids)].slice(0, 2);
}

/** What can be said about the two that were asked for. */
export type Pairing =
  | { readonly kind: "none-chosen" }
  | { readonly kind: "one-chosen"; readonly document: WholeDocument }
  | { readonly kind: "not-there" }
  | { readonly kind: "different-tools"; readonly pair: readonly [WholeDocument, WholeDocument] }
  | { readonly kind: "pair"; readonly pair: readonly [WholeDocument, WholeDocument] };

/** Null stands for one that is not there. */
export function pairingOf(found: readonly (WholeDocument | null)[]): Pairing {
  const there = found.filter((document) => document !== null);
  if (there.length < found.length) return { kind: "not-there" };
  const [one, other] = there;
  if (one === undefined) return { kind: "none-chosen" };
  if (other === undefined) return { kind: "one-chosen", document: one };
  const kind = one.tool === other.tool ? "pair" : "different-tools";
  return { kind, pair: [one, other] };
}

export const scoreIn = (content: DocumentContent): number | null =>
  content.tool === "cover-letter" ? content.result.score : null;
