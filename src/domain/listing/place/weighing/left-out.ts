import { rows, strictRows, type PlaceRule } from "#domain/listing/place/openness/relation.ts";

/** Whom they do not take, said so that everybody else may come. */
export const leftOut: readonly PlaceRule[] = [
  ...strictRows(
    [
      "any-but-there",
      "anywhere",
      String.raw`^(?!.*(?:\b(?:<refused>|nowhere)\b|@(?:home|locals?|region|africans?)\b)).*\b(?:any|every|all|each) (?:\w+ )?(?:countr(?:y|ies)|jurisdictions?|nations?|places?|locations?|territor(?:y|ies)|regions?|continents?|nationalit(?:y|ies)|passports?)(?:[ ,(]{1,2}@except|[ ,(]{1,2}(?:other than|except(?: for)?|apart from|bar|besides|aside from|save(?: for)?|excluding)(?: \w+){0,3} @(?:closed|foreign))\b`,
      "Every country but the one named.",
      "Contributors may be located in any jurisdiction other than Ontario.",
      "Contributors from any jurisdiction other than Ontario are rejected.",
    ],
    [
      "all-may-but-there",
      "anywhere",
      String.raw`^(?!.*(?:\b<refused>\b|@(?:home|locals?|region|africans?)\b)).*\b(?:everyone|everybody|anyone|anybody|all|the whole world|people)\b[^.@]{0,40}\b(?:may|can|welcome|eligible|apply|considered|invited|accepted|join)\b[^.@]{0,30}[ ,(]@except|^(?!.*(?:\b<refused>\b|@(?:home|locals?|region|africans?)\b))\W*@except\b.*(?:\b(?:anywhere|everywhere|everyone|everybody|anyone|any country|all countries|worldwide|globally)\b|@world)`,
      "Everybody may apply but those of one place.",
      "Everyone may apply, apart from people living in Russia.",
      "Nobody may apply, apart from people living in Russia.",
    ],
    [
      "only-those-left-out",
      "anywhere",
      String.raw`^(?!.*@(?:home|locals?|region|africans?)\b).*\b(?:the |our )?(?:only|sole) (?:\w+ )?(?:countr(?:y|ies)|places?|nations?|people|applicants|candidates|residents|exceptions?|ones|exclusions?|gaps?|no-gos?)\b(?:[^.@]{0,24}\b(?:can't|cannot|can not|won't|unable|not able|not allowed|don't|do not|excluded?|off limits|no)\b)?[^.@]{0,40}\b(?:is|are|being|:) (?:those |people |residents |living |based |in |of |from )*@(?:closed|foreign|foreigners)\b`,
      "The places named are the only ones from which nobody is taken.",
      "The only countries we cannot hire in are Iran and Cuba.",
      "The only countries we can hire in are Iran and Cuba.",
      /\bonly (?:\w+ )?(?:countr(?:y|ies)|places?|nations?|people|applicants|candidates|residents|ones)\b(?![^@]{0,40}\b(?:can't|cannot|can not|won't|unable|not able|not allowed|don't|do not|excluded?|off limits)\b)/,
    ],
  ),
  ...rows([
    "far-is-no-drawback",
    "anywhere",
    String.raw`\b(?:being|living|working|sitting|based) (?:overseas|abroad|far away|in (?:another|a different|a far) country|on another continent|in another hemisphere) (?:is|are|will be|would be|poses?|makes?) (?:no|not an?|never an?|nothing of an?) (?:drawback|problem|issue|obstacle|hurdle|disadvantage|barrier|bar|difference|trouble)\b`,
    "Being far away is no drawback.",
    "Being overseas is no drawback.",
    "Being overseas is no fun.",
  ]),
  ...rows([
    "not-sorted-by-place",
    "anywhere",
    String.raw`\b(?:don't|do not|never|won't|doesn't) (?:\w+ )?(?:restrict|limit|filter|select|sort|screen|choose|pick|discriminate|judge|hire|recruit)(?: \w+){0,3} (?:by|on|based on|on the basis of|according to|for) (?:your |their |an? )?(?:geography|country|location|place|address|nationality|passport|post ?code|where (?:you|they|people) live)\b|\b(?:no|zero|without(?: any)?|not a single) (?:place|home|address|passport|country|location) (?:requirements?|rules?|conditions?|restrictions?|limits?|tests?|filters?)\b`,
    "The place is not what they choose by.",
    "We don't restrict by geography.",
    "We don't restrict by age.",
  ]),
];
