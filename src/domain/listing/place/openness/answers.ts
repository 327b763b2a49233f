import type { Sign } from "./signs.ts";

/** A question that a posting puts and answers itself, and what either answer means. */
interface Question {
  readonly id: string;
  readonly pattern: RegExp;
  readonly yes: Sign["says"] | null;
  readonly no: Sign["says"] | null;
  readonly reason: string;
  readonly fires: string;
  readonly spares: string;
}

/** The first that fits is the one that was asked. Places stand as what they mean. */
export const questions: readonly Question[] = [
  {
    id: "asked-about-obstacle",
    pattern:
      /\b(?:count(?:s|ed)? against|held? (?:it )?against|a problem|an issue|an obstacle|a deal.?breaker|a disadvantage|disqualif\w+|rule me out|put you off|hurt my|harm my|hold me back)\b/,
    yes: null,
    no: "open",
    reason: "Whether the place one lives in stands in the way.",
    fires: "Will living in another hemisphere count against me? Not at all.",
    spares: "Will living in another hemisphere please me? Not at all.",
  },
  {
    id: "asked-about-only",
    pattern:
      /\b(?:only|just|limited to|restricted to|reserved for)\b[^?@]{0,24}@(?:closed|foreign|foreigners)\b/,
    yes: "shut",
    no: "open",
    reason: "Whether nobody but people elsewhere is taken.",
    fires: "Is this only for Americans? Not at all.",
    spares: "Is this only for experts? Not at all.",
  },
  {
    id: "asked-about-outside",
    pattern:
      /\b(?:outside|beyond|other than)\b[^@?]{0,20}@(?:closed|theirs|served)|\b(?:if|that|though|although) (?:i|we|you|they|people|someone)(?:'m| am| are|'re)? ?(?:not|don't|do not|aren't|are not|isn't) (?:live|living|based|reside|residing|located|in|have|hold)\b[^?@]{0,20}@(?:closed|foreign)\b/,
    yes: "open",
    no: "shut",
    reason: "Whether people outside a place are taken.",
    fires: "Do you hire outside Europe? Not at the moment.",
    spares: "Do you ship outside our warehouse? Not at the moment.",
  },
  {
    id: "asked-about-elsewhere",
    pattern:
      /^\W*(?:and |or |what if you(?:'re| are) )?(?:elsewhere|anywhere else|somewhere else|everywhere else|any other (?:country|place|state)|another (?:country|place|state))\b/,
    yes: "open",
    no: "shut",
    reason: "Whether anybody is taken but people in the places just named.",
    fires: "Elsewhere? Unfortunately not.",
    spares: "Elsewhere, unfortunately, it rains.",
  },
  {
    id: "asked-of-outsiders",
    pattern:
      /^\W*(?:no|not|don't|do not|haven't|without|outside|never|non|aren't|living outside|based outside|live outside|can't|lack|lacking)\b[^?@]{0,40}@(?:closed|foreign|theirs)\b/,
    yes: "open",
    no: "shut",
    reason: "What is said to those who are not in the place that was named.",
    fires: "No US address? Not a problem.",
    spares: "No US stocks? Not in the index.",
  },
  {
    id: "asked-about-here",
    pattern:
      /\b(?:hire|hiring|apply|work|take|accept|consider|live|based|employ|contract|join|candidates?|applicants?|eligible|open|from|in)\b[^?]{0,40}@(?:home|locals?)\b/,
    yes: "home",
    no: "barred",
    reason: "Whether people from here are taken.",
    fires: "Can I apply from South Africa? Yes, please do.",
    spares: "Do you sell wine in town? Yes, please try it.",
  },
  {
    id: "asked-about-our-region",
    pattern:
      /\b(?:hire|hiring|apply|work|take|accept|consider|live|based|employ|contract|join|candidates?|applicants?|eligible|open|from|in)\b[^?]{0,40}@(?:region|africans?)\b/,
    yes: "open",
    no: "barred",
    reason: "Whether people from a region with ours are taken.",
    fires: "Do you take people in Africa? No, sorry.",
    spares: "Do you take sugar? No, sorry.",
  },
  {
    id: "asked-about-duty",
    pattern:
      /\b(?:have to|need to|must|required to|do i need|is it necessary to|does it matter)\b[^?]{0,30}\b(?:live|be in|be based|based|located|reside|relocate|move|where i|country|visa|work permit)\b/,
    yes: "shut",
    no: "open",
    reason: "Whether one has to live somewhere.",
    fires: "Do I have to live in the country you are registered in? No.",
    spares: "Do I have to wear a tie? No.",
  },
  {
    id: "asked-about-anywhere",
    pattern:
      /\b(?:anywhere|abroad|overseas|another country|other countries|a different country|my (?:own |home )?country|international(?:ly)?|global(?:ly)?|worldwide)\b|@world/,
    yes: "open",
    no: "shut",
    reason: "Whether people may be in any country.",
    fires: "Can I do this from another country? Of course.",
    spares: "Can I do this from memory? Of course.",
  },
];

/** A question to the company, not to the reader. */
const isQuestion =
  /^\W*(?:q ?[:.)-]? ?|\d+[.)] ?|faq:? ?)?"?(?:but |and |so )?(?:(?:i'm|i am|i live|i'm based|we live|my \w+ is)[^?,;]{0,40}[,;:-] ?(?:so |and )?)?(?:do|does|can|could|may|must|is|are|will|would|should) (?:i|you|we|it|they|the|this|people|candidates|applicants|my|there|someone|non|living|being|working|where|an?|somebody|anyone)\b[^?]*\?\W*$/;
/** "Hiring globally for this role?": without a verb in front it may be put to the reader, so that only a "no" counts. */
const isHalfQuestion =
  /^\W*(?:hiring|recruiting|open|remote|available|working|based|outside|abroad|overseas|international|global|anywhere|worldwide|non|elsewhere|somewhere|everywhere|any other|another|and elsewhere|or elsewhere|no|not|don't|do not|haven't|without|never|aren't|living|live|can't)\b[^?]{0,80}\?\W*$/;
/** What may stand before the answer proper: "At this point, no." */
const lead = String.raw`^\W*(?:a ?[:.)-]? ?)?(?:(?:at (?:the moment|this (?:point|stage|time)|present)|right now|for (?:now|the (?:moment|time being|present)|this (?:one|role|round|job))|as (?:of now|things stand|it stands|a rule)|currently|presently|today|well|so|oh|ah|honestly|frankly|alas|sadly|unfortunately|regrettably|happily|luckily|actually|in short|short answer|in a word|in principle|to be (?:honest|clear|frank)|(?:our|the) (?:\w+ )?(?:insurers?|lawyers?|policy|answer|payroll|provider|legal team|accountants?) (?:says?|is)) ?[,:-]? ){0,2}`;

const agrees = new RegExp(
  String.raw`${lead}(?:yes|yep|yeah|sure|(?:totally|perfectly|completely|absolutely|quite)(?: (?:ok|okay|fine|possible|alright))?|no worries|100%|course|no doubt|gladly|with pleasure|of course|absolutely|certainly|definitely|(?:i'm |we're )?afraid so|(?:it|they|that|this|we) (?:is|are|does|do)(?=\W*$|[,.;:!])|that's right|correct|you (?:certainly |absolutely |sure |definitely |indeed )?(?:can|may|do)|please do|go ahead|why not|we do|happily|by all means|you may|indeed|always)\b(?! not\b|n't)`,
);
const refuses = new RegExp(
  String.raw`${lead}(?:no(?=\W*$|[,.:;!-]| -)|nope|nah|not (?:just |quite |as |right )?(?:at|yet|now|currently|right|for|this|really|today|possible|necessarily|a|one|in the (?:least|slightest)|remotely|ever|so far|any ?more)|(?:currently|presently|sadly|unfortunately|regrettably|alas|afraid|probably) not|none|sorry|unfortunately|(?:i'm|we're) afraid(?! so)|(?:we|they) (?:\w+ )?(?:don't|do not|can't|cannot|aren't|won't)|(?:it|that|this|they) (?:isn't|aren't|is not|are not|won't)(?=\W*$|[,.;:!]| (?:yet|at|possible|open|for|currently))|you (?:can't|cannot|can not|may not|don't|do not)|never|afraid not|regrettably)\b`,
);
/** "Yes, for thirty days a year" is a perk, and "it depends" no answer. */
const hedges =
  /\b(?:days?|weeks?|months?|depends?|sometimes|case by case|in some|some countries|only|but)\b/;

/** Said to those who lack what was asked about: it does not matter. */
const reassures =
  /^\W*(?:that's |that is |it's )?(?:no|not an?|never an?|no big) (?:problem|worries|issue|matter|drama|stress|bother|obstacle|barrier|deal|hurdle|trouble)\b|^\W*(?:that|it|this) (?:makes? no difference|has no bearing|plays no (?:part|role)|doesn't matter|does not matter|is fine|is ok|won't count)\b|^\W*(?:that's |that is )?(?:fine|ok|okay|all good|perfectly fine|great|good|doesn't matter|does not matter|don't worry|you're welcome|neither do|neither are|nor (?:do|are)|same here|apply anyway|apply all the same|you can still|you're still|we don't mind|come as you are|welcome)\b/;

/** What a question and its answer say together; null where the second is not an answer to the first. */
export function saidByAnswer(
  question: string,
  answer: string,
): { readonly rule: string; readonly says: Sign["says"] | null } | null {
  if (!question.includes("?")) return null;
  const isWhole = isQuestion.test(question);
  if (!isWhole && !isHalfQuestion.test(question)) return null;
  const isReassured = reassures.test(answer);
  const isYes = isReassured || agrees.test(answer);
  if (isYes ? !isWhole && !isReassured : !refuses.test(answer)) return null;
  const asked = questions.find(({ pattern }) => pattern.test(question));
  if (asked === undefined || (isReassured && !isWhole && asked.id !== "asked-of-outsiders"))
    return null;
  const says = isYes ? asked.yes : asked.no;
  const isHedged = says !== "shut" && says !== "barred" && hedges.test(answer);
  return { rule: asked.id, says: isHedged ? null : says };
}
