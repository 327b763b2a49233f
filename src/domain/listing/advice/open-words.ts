import type { Openness } from "#domain/listing/facts.ts";

/** Apart from the other words, because the landing page needs only these. */
export const openWords: Readonly<Record<Openness, string>> = {
  yes: "Open to South Africa",
  unclear: "Unclear for South Africa",
  no: "Closed to South Africa",
};
