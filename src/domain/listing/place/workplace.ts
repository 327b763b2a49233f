import type { Workplace } from "#domain/listing/facts.ts";
import type { Confidence, Fact } from "#domain/listing/posting.ts";
import { meaningsOf, vocabularyOf } from "#domain/listing/text/meanings.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { regionsWithHome, regionsWithoutHome, world } from "#domain/listing/vocabulary/regions.ts";
import { isAbout } from "#domain/listing/text/topics.ts";

interface Sign {
  readonly rule: string;
  readonly says: Exclude<Workplace, "unclear">;
  readonly confidence: Confidence;
  readonly sentence: Sentence;
}

interface Rule extends Omit<Sign, "sentence"> {
  readonly pattern: RegExp;
}

const rules: readonly Rule[] = [
  {
    rule: "says-hybrid",
    says: "hybrid",
    confidence: "high",
    pattern:
      /\bhybrid (?:role|position|work|working|model|schedule|job|set.?up|environment|opportunity|basis|in\b|from\b|\()|\b(?:full.?time|part.?time|location|work.?place|work arrangement|arbeitsmodell)[^.]{0,20}\bhybrid|[(,/|-] ?hybrid\b|\bhybrid ?[),/|-]|^\W*hybrid\W*$|\bhybrides? arbeit/,
  },
  {
    rule: "days-in-the-office",
    says: "hybrid",
    confidence: "high",
    pattern:
      /\b(?:\d|one|two|three|four) (?:or \w+ )?(?:days?|times) (?:a|per|each|\/) ?week (?:in|at|from|on) (?:the |our )?(?:office|site|person|hq)|\b(?:in|at) (?:the|our) office (?:\w+ ){0,3}(?:\d|one|two|three|four|tuesdays?|wednesdays?)\b|\bhome.?office.?(?:moglichkeit|tage|regelung|option)|\btage? (?:pro woche )?(?:im )?home.?office|\bmobiles? arbeiten\b|\bteilweise (?:remote|home.?office)/,
  },
  {
    rule: "says-on-site",
    says: "on-site",
    confidence: "high",
    pattern:
      /\b(?:this is an? |must be |work |working |fully |100% |strictly |position is |role is )(?:\w+ )?(?:on.?site|in.?office|office.?based)\b|\boffice.first\b|\b(?:kein|no|not a?) remote\b|\bnot remote\b|\bon.?site (?:role|position|job|only|required)|\b(?:must|able to|required to) (?:commute|work in (?:the|our) office|come (?:in)?to (?:the|our) office)|^\W*(?:on.?site|in.?office)\W*$/,
  },
  {
    rule: "joins-the-office",
    says: "on-site",
    confidence: "medium",
    pattern:
      /\b(?:join|in|at|from|based (?:in|out of|at)|located (?:in|at)|position is in) (?:our|the) (?:\w+ ){0,3}(?:office|offices|headquarters|hq|studio|workspace|head office)\b|\bunser(?:em|en|e)? (?:\w+ )?buro\b|\bim (?:herzen|zentrum) von\b|\b(?:einsatz|arbeits)ort ist\b|\byou live in (?!an? )|\b(?:vibrant|modern|great|open) (?:office|workspace)s? in\b|\bfor our (?:\w+ ){0,3}offices? (?:in|located)|\boffice (?:is )?(?:located|based|situated) in\b/,
  },
  {
    rule: "says-remote",
    says: "remote",
    confidence: "high",
    pattern:
      /\b(?:fully|100 ?%|completely|entirely|full|permanently|totally|all) ?-?remote\b|\b100 ?% (?:\w+ )?(?:remote|home.?office|telecommut\w+|virtual)|\bremote(?:ly)?.(?:first|only|based|role|position|job|opportunity|work|team|environment|company|contract|internship|arbeit|arbeitsplatz|setting|candidates|in\b|from\b|within\b|available)|\bwork(?:ing|s)? (?:\w+ )?remotely\b|\b(?:work|working) (?:from|at) (?:your |their )?(?:own )?(?:homes?|anywhere)\b|\bwork.?(?:from|at).?home\b|\btelecommut|\btelework|\bvirtual.first\b|\b(?:is|are|be|role|position|job|type|location|arrangement|work|,|:|-|\() ?(?:a )?(?:fully )?remote\b|\bremote ?[(|,•-]|\barbeitest? remote\b|\bhome.?based\b|\b(?:nicht an einen festen standort|ortsunabhangig|von zu ?hause|wah\b)|\bhomeoffice\b/,
  },
];

/**
 * Remote, or must one come somewhere? What the text says of an office beats a word in a tag; on a board that takes
 * remote jobs only, silence means remote.
 */
export function workplaceOf(read: ReadPosting): Fact<Workplace> {
  const inFields = [...read.title, ...read.location, ...read.tags].flatMap(signsInField);
  const inText = read.description.flatMap(signsIn);
  const says = (value: Workplace) => [...inFields, ...inText].filter((sign) => sign.says === value);
  const [remote, hybrid, onSite] = [says("remote"), says("hybrid"), says("on-site")];
  const sureOnSite = onSite.filter(({ confidence }) => confidence === "high");
  const isSurelyRemote = inFields.some(({ says }) => says === "remote");

  if (sureOnSite.length > 0 && !offersRemoteToo(sureOnSite)) return fact("on-site", sureOnSite);
  if (hybrid.length > 0 && !offersRemoteToo(hybrid)) return fact("hybrid", hybrid);
  if (onSite.length > 0 && !isSurelyRemote && remote.length === 0) return fact("on-site", onSite);
  if (remote.length > 0) return fact("remote", remote);
  if (read.isFromRemoteBoard) {
    return { value: "remote", confidence: "medium", evidence: [], rules: ["remote-board"] };
  }
  return bySilence(read);
}

/** "Hybrid or fully remote": one may choose. */
const offersRemoteToo = (signs: readonly Sign[]): boolean =>
  signs.every(({ sentence }) =>
    /\b(?:or|oder) (?:\w+ )?(?:fully )?remote|\bremote,? (?:\w+ )?(?:or|oder)\b/.test(
      sentence.text,
    ),
  );

/** Nobody's desk stands in "EMEA" or "Europe". */
const areas = vocabularyOf({ area: [regionsWithHome, regionsWithoutHome, world].join(",") });

/** Without a word on it, a town in the location field is where the desk stands. */
function bySilence(read: ReadPosting): Fact<Workplace> {
  const named = read.location.filter(
    ({ text }) => /[a-z]{2}/.test(text) && meaningsOf(text, areas).found.size === 0,
  );
  if (named.length === 0)
    return { value: "unclear", confidence: "low", evidence: [], rules: ["silence"] };
  return {
    value: "on-site",
    confidence: "low",
    evidence: named.slice(0, 1).map((sentence) => quote(sentence)),
    rules: ["place-without-remote"],
  };
}

function fact(value: Workplace, signs: readonly Sign[]): Fact<Workplace> {
  return {
    value,
    confidence: signs.some(({ confidence }) => confidence === "high") ? "high" : "medium",
    evidence: signs.slice(0, 2).map(({ sentence }) => quote(sentence)),
    rules: [...new Set(signs.map(({ rule }) => rule))],
  };
}

function signsIn(sentence: Sentence): Sign[] {
  if (!isAbout(sentence.topics, "workplace")) return [];
  return rules.flatMap(({ pattern, ...rule }) =>
    pattern.test(sentence.text) && !otherPeoples.test(sentence.text) ? [{ ...rule, sentence }] : [],
  );
}

/** The word is said of somebody else's work, of a product, or of a law. */
const otherPeoples =
  /\b(?:hybrid (?:cloud|companies|events?|work challenges|vehicles?)|remote (?:desktop|monitoring|access|sensing|demonstrations?|product|control|support tools)|clients? (?:who|with)|prospect|equip their)\b/;

/** Feeds say it in a word. */
function signsInField(sentence: Sentence): Sign[] {
  const { text } = sentence;
  const sign = (rule: string, says: Sign["says"], confidence: Confidence = "high"): Sign[] => [
    { rule, says, confidence, sentence },
  ];
  if (/\bremote:false\b/.test(text)) return sign("feed-says-not-remote", "on-site");
  if (/\bhybrid\b/.test(text)) return sign("field-hybrid", "hybrid");
  if (/\bon.?site\b/.test(text)) return sign("field-on-site", "on-site");
  if (
    /\bremote\b|\btelecommuting\b|\banywhere\b|\bworldwide\b|\bwork (?:from|at) home\b|\bwfh\b|\bwah\b|\bhome.?office\b/.test(
      text,
    )
  )
    return sign("field-remote", "remote");
  return [];
}
