import type { OtherLanguage } from "./language-names.ts";

/** Small words by which one knows a language: each list has those that its neighbours have not, and some they share. */
const smallWords = {
  English:
    "the and of with you we our your are this that have from be must who for to will job work apply per month experience remote team salary looking send",
  Afrikaans:
    "'n nie ons jy jou vir wat sal moet kan word soek werk die en van met is het tot per maand ervaring salaris hierdie asook benodig stuur huis af by aansoek werk ure ondervinding geen betaal net slegs verdien",
  Dutch:
    "een het de wij je jij voor niet zijn ook bij naar en van met op aan maar bent werkt zoeken ons onze minimaal uur week jouw ben dat die",
  German:
    "der die das und wir du für mit ein eine einen einem zum zur nicht ist sind bei von dem den auf dich dein deine unser unsere oder als auch arbeitest suchen pro jahr im",
  French:
    "le la les des et nous vous pour une un est dans avec votre notre à au aux qui sur du de en par êtes recherchons poste ou ce sont",
  Spanish:
    "el la los las y para con una un es en que por de del tu tus nuestro nuestra se buscamos al como más puedes desde trabajo o sus nuestros",
  Portuguese:
    "o os as e para com uma um é em que por de do da dos das você não nosso nossa se estamos ao à mais trabalho seu sua no na pode procura",
  Italian:
    "il lo gli e per con una un è in che di del della dei siamo nostro nostra si al più lavoro cerchiamo tu tuo sono alla nel",
  "isiZulu or isiXhosa":
    "sifuna umuntu abantu ukuthi noma futhi kanye lapho ngenyanga umsebenzi imisebenzi thumela yakho ku usebenza sicela uma nge le lo ngaphambi kufanele ukuze okanye kunye umhla enyangeni imali ngu wena thina ukusebenza ekhaya usekhaya ngaphandle kwe ye ka umholo nathi uyafuna",
  "Sesotho or Setswana":
    "re batla motho batho mosebetsi ho go le ka ya ba wa kgwedi romela hao sesebetsi tiro gago rona wena mme kapa kgotsa tshwanetse e o mo ke tsa sa bakeng mokgolo",
} as const satisfies Record<Known, string>;

type Known = "English" | Exclude<OtherLanguage, "another language">;

const languages = Object.keys(smallWords) as Known[];

const languagesOfWord = new Map<string, Known[]>();
for (const language of languages) {
  for (const word of new Set(smallWords[language].split(" ")))
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
}

/** Fewer small words than this decide nothing. */
const fewestHits = 4;

/** The language of a post that is not in English; null where it is, and where too little is said to tell. */
export function otherLanguageOf(text: string): OtherLanguage | null {
  const hits = new Map<Known, number>();
  for (const [word] of text
    .toLowerCase()
    .replaceAll("’", "'")
    .matchAll(/'n\b|\p{L}+/gu))
    for (const language of languagesOfWord.get(word) ?? [])
      hits.set(language, (hits.get(language) ?? 0) + 1);
  const english = hits.get("English") ?? 0;
  const [best] = [...hits].toSorted((a, b) => b[1] - a[1]);
  if (best !== undefined && best[0] !== "English" && best[1] >= fewestHits && best[1] > english)
    return best[0];
  return isInOtherLetters(text) ? "another language" : null;
}

/** Most of it is written in letters that no ad in English has. */
function isInOtherLetters(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= 40 && latin < letters / 2;
}
