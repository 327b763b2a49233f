import { everyMatch } from "#domain/listing/text/every-match.ts";

/** A place named for another reason: what the law there asks, what the pay there is, what happens now and then. */
export const asides =
  /\b(?:salary ranges?|pay ranges?|pay scale|compensation|base pay|base salary|ranges from|(?:health|medical|dental|vision|life|disability|travel) insurance|benefits|401|public holidays?|fair chance|ordinance|criminal|arrest|privacy|e-verify|laws?|notice|ccpa|disclosure|pay transparency|to publish pay|conference|redact|personal information|personal data|age-related|visa sponsorship|relocation (?:support|assistance|package)|also (?:hiring|recruiting|looking for|seeking) an?|under the gdpr)\b/;

/** What is offered to those who happen to be in a place asks nobody to be there. */
export function isConditional(text: string): boolean {
  const last = everyMatch(text, condition).at(-1);
  if (last === undefined) return false;
  const rest = text.slice(last.index);
  const [own = ""] = rest.split(",", 1);
  // "Whether in town or up a hill, you live in Spain": the place is not part of the condition.
  const isBeside = rest.includes("@") && !own.includes("@");
  return !isBeside && !/\b(?:only|must|apply)\b/.test(rest);
}

const condition =
  /\b(?:if|unless|when|whether) you(?:'re|'d| are| live| reside| work| join| choose| prefer| want| wish| would| need| happen| stay| sit| move| decide| come| plan| do| don't)\b/g;

/** Where those who work there already live. */
export const ownPeople =
  /\b(?:our|of us|two of|some of|half of|most of|the rest of|founders?|editor|ceo|cmo|coo|cto|the director|herself|himself|colleagues?|report(?:s|ing)? to|peers?|boss|line manager)\b[^.:;]{0,40}\b(?:are|is|live|lives|sit|sits|work|works|were)\b/;

/** Being free to move about now and then is a perk, not permission to live anywhere. */
export const perks =
  /\b(?:weeks?|days?|months?|policy|per year|a year|perk|option|options|occasionally|temporarily|up to \d+|program|programme|stipend|manage|anytime|any device|any time|caf(?:e|es)|co-?working spaces?|mission|vision|strives?|nurtures?|diverse backgrounds|equal platform|helps?|enabl\w+|empower\w*|where possible|case by case|ask us|let us know|check with us|whoever you love|whatever you believe|who you love|belong here|you belong|worship|religion|gender|lets (?:businesses|companies|teams|customers|employers|brands)|insures?|cater to|caters to|(?:software|tools?|apps?|platform|insurance|product|gear|products) for|(?:made|built|designed) for|serving|building (?:the|a)|future of work|(?:customers|clients|users|members|travellers|guests) (?:buy|get|want|love|pay for|come to us|can))\b/;

/** A wish is not a condition. */
export const wishes =
  /\b(?:ideally|ideal|(?<!you )prefer|prefers|preferred|preferably|preference|nice to have|a plus|bonus points?|an advantage|advantageous|a bonus|would be (?:great|nice|lovely|handy|useful|helpful|good|ideal)|helps|handy|desirable|beneficial|soft spot|weakness for|extra credit|extra points?|brownie points?|smile on|smile upon|all else (?:being )?equal|all things (?:being )?equal|tie.?breaker|(?:small|slight|big|real|definite|nice|welcome) (?:plus|bonus|advantage)|partial to|(?:be|is) (?:a|the|our) dream|dream candidate|a treat|tips? the (?:scales?|balance)|inclined towards?|warm to|first choice|lean(?:ing|s)? towards?|leaning|idealerweise|gerne)\b/;
export const conditions =
  /\b(?:must|only|required|requirement|mandatory|need to|needed|needs|necessary|essential|have to|has to)\b/;

/** What was so, and is no more. */
const formerly =
  /\b(?:until (?:last|recently|this|now|\d{4}|january|february|march|april|may|june|july|august|september|october|november|december)|used to|previously|formerly|in the past|once upon a time|last year|years ago|originally|only ever|ever hired|up to now|till now)\b/;

/** "Used to be the EU only; now it is the UK only" still shuts. */
export const isPast = (marked: string): boolean => formerly.test(marked) && !/\bnow\b/.test(marked);

/** Said of benefits, which those who live elsewhere go without. */
export const benefitsOnly =
  /\b(?:receive|get|qualify for|eligible for|access) (?:\w+ ){0,2}benefits\b|(?<!\b(?:no|not|unable|cannot|can't|without|don't|doesn't)\b[^.@]{0,30})\bvisa sponsorship\b|\brelocation (?:support|assistance|package)\b/;

/** What a product does for others: "our app tells firms whether they may hire someone in Spain". */
export const productTalk =
  /\b(?:our|the|an?) (?:[\w-]+ ){0,2}(?:software|app|platform|tool|product|service|api|marketplace|card|bank account|account|wallet|insurance|newsletter|podcast|magazine|database|product|calculator|guide)\b[^.]{0,40}\b(?:tells?|lets?|helps?|shows?|allows?|enables?|makes?|gives?|checks?|answers?|for (?:people|anyone|anybody|teams|companies|firms|businesses|employers|those|nomads|freelancers|remote))\b|\b(?:tells?|lets?|helps?|shows?|allows?|enables?) (?:\w+ )?(?:firms|companies|businesses|employers|teams|hr|founders|start-?ups|recruiters)\b|\b(?:firms|companies|businesses|employers|hiring managers|founders|start-?ups|recruiters)\b[^.@]{0,30}\b(?:whether they|pay their|pay their teams|may (?:legally )?hire|can hire|use us|with us)\b/;

/** Where a product is used or sold. */
export const soldThere =
  /\b(?:used|sold|stocked|loved|trusted|available|shipped|delivered|streamed|read|played) (?:by \w+ )?(?:in|across|to)\b/;
