/** How the provider takes a key, by the word that follows `sk-demo-` in it. */
export const behaviours = {
  invalid: "The key is refused, when it is saved and when it is used.",
  region: "The provider does not serve the place this comes from.",
  noscope: "The key may not look at models, so it cannot be checked. It works all the same.",
  nowrite: "The key may look at models but not write anything.",
  nomodel: "The key has no access to any model we ask for.",
  oldmodel: "The key has no access to the newest model, only to the one before.",
  noquota: "No credit is left.",
  ratelimit: "Too many requests: wait 7 seconds.",
  toolong: "The text is more than the model can read.",
  refuse: "The AI declines to answer.",
  incomplete: "The answer is cut off because it grew too long.",
  filtered: "The content filter stops the answer.",
  failed: "The provider starts to answer and then fails.",
  midway: "An error is told in the middle of the answer.",
  cut: "The connection breaks in the middle of the answer.",
  hang: "No answer ever comes.",
  late: "The provider itself gives up waiting for an answer.",
  slow: "The answer comes, slowly.",
  swift: "The answer comes at once.",
  down: "The provider has trouble on its side.",
  overloaded: "The provider is overloaded.",
  page: "A page comes back instead of an answer.",
  garbled: "The answer's events are no JSON.",
  nonsense: "The answer is text, but not of the shape that was asked for.",
  wild: "The shape is right, but the figures are out of all bounds.",
  unfounded: "A second reading names a sentence that is not in the post.",
  quiet: "The answer is complete and empty.",
} as const;

export type Behaviour = keyof typeof behaviours | "works";

/** Any key of a demo works unless a word in it says otherwise; any other key is unknown. */
export function behaviourOf(authorization: string | null): Behaviour {
  const [, rest] = /^Bearer sk-demo(?:-([\w-]*))?$/.exec(authorization ?? "") ?? [];
  if (!(authorization ?? "").startsWith("Bearer sk-demo")) return "invalid";
  const [word = ""] = (rest ?? "").split("-");
  return Object.hasOwn(behaviours, word) ? (word as Behaviour) : "works";
}
