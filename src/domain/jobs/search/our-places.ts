/** Where our readers live. Every job here is one they can do from there, so it narrows nothing down. */
const ourPlaces = [
  "south africa",
  "suid afrika",
  "mzansi",
  "rsa",
  "cape town",
  "kaapstad",
  "cpt",
  "johannesburg",
  "joburg",
  "jozi",
  "jhb",
  "sandton",
  "soweto",
  "midrand",
  "pretoria",
  "tshwane",
  "durban",
  "umhlanga",
  "gqeberha",
  "port elizabeth",
  "east london",
  "bloemfontein",
  "stellenbosch",
  "polokwane",
  "mbombela",
  "nelspruit",
  "kimberley",
  "pietermaritzburg",
  "western cape",
  "eastern cape",
  "northern cape",
  "gauteng",
  "kwazulu natal",
  "kzn",
  "limpopo",
  "mpumalanga",
  "free state",
];

const named = new RegExp(
  String.raw`(?:\b(?:in|from|near)\s+)?\b(${ourPlaces.map((place) => place.replace(" ", String.raw`[\s-]+`)).join("|")})\b`,
  "gi",
);

/** The search without the places of ours that it names. */
export const withoutOurPlaces = (text: string): string => text.replace(named, " ");

/** The first of our places that a search names, as it was written; null when there is none. */
export const ourPlaceIn = (text: string): string | null => {
  const [found] = text.matchAll(named);
  return found?.[1] ?? null;
};
