import { kind, type Kind } from "./kind.ts";

/** Who learns of it, writes of it or is warned of it deceives nobody. */
const told = String.raw`\b(?:spot\w*|avoid\w*|detect\w*|prevent\w*|report\w*|beware|aware|warn\w*|never|we do not|we don't|you write|articles?|readers|explain\w*)\b`;

/** Somebody else is to be deceived. */
export const deceitKinds: readonly Kind[] = [
  kind({
    id: "posing",
    effect: 7,
    says: String.raw`\b(?:pretend\w*|pos(?:e|es|ing) as|impersonat\w+|masquerad\w+|as (?:if (?:it|you|they) were|(?:somebody|someone) else)|(?:introduce|present) yourself as (?:the|an?|her|his|their)|(?:under|in|by|with|use|using) (?:an?other|an? (?:false|fake|different|invented|made-?up)|(?:somebody|someone) else's|other people's|different) (?:names?|identit(?:y|ies)|ids?|profiles?)|(?:false|fake|invented|stolen|made-?up) (?:names?|identit(?:y|ies)|profiles?|accounts?)|other people's (?:names?|accounts?|ids?|cards?|profiles?)|as (?:the|an?) (?:police\w*|bank (?:consultant|official|agent|clerk)|(?:official|officer|clerk|agent) (?:from|of) (?:the )?(?:bank|police|court|tax|sars|home affairs)))\b`,
    unless: told,
    reason: "One is to pose as somebody else.",
    fires: "Attend the call as somebody else.",
    spares: "You warn of people who call as somebody else.",
  }),
  kind({
    id: "scripted-lies",
    effect: 7,
    says: String.raw`\b(?:tell|telling|convince|persuade|assure) (?:them|him|her|people|callers|strangers|pensioners|the (?:owner|person|customer|client|victim)s?) (?:that )?(?:their|his|her) (?:\w+ )?(?:accounts?|cards?|parcels?|packages?|computers?|laptops?|phones?|lines?|loans?|grants?|prizes?|refunds?|money|tax|policy|son|daughter|child)\b|\b(?:must|will|should|are to|have to) (?:think|believe) (?:that )?(?:you|it|they|he|she)\b|\b(?:make|let|get|making|letting) (?:them|him|her|people|strangers) (?:think|believe|fall for|fall in love)\b|\b(?:lie|lies|lying) (?:to|about)\b|\b(?:win|gain|earn) (?:their|her|his) (?:trust|heart|love)\b|\buntil (?:they|he|she) (?:pays?|sends?|transfers?|gives? in)\b`,
    unless: told,
    reason: "People are to be told what is not true.",
    fires: "Tell them that their account is blocked.",
    spares: "You explain to readers how thieves tell them that their account is blocked.",
  }),
  kind({
    id: "false-papers",
    effect: 7,
    says: String.raw`\b(?:fake|faked|false|forged?|forging|falsif\w+|doctored|altered|edited|photoshopped|blank|invented|made-?up) (?:\w+ ){0,2}(?:papers?|pages|documents?|pay ?slips?|letters?|certificates?|ids?|passports?|invoices?|receipts?|stamps?|references?|diplomas?|degrees?|qualifications?|statements?|permits?|labels?)\b|\b(?:papers|documents|pay ?slips|letters|certificates|stamps|diplomas|degrees|references) (?:that )?(?:we|they|i) (?:print|make|made up|invent|forge)\b|\b(?:change|alter|swap|switch|replace|peel off|peel|remove|take off|cover) (?:the |all |their |its )?(?:old |original |sender's |shipping |address )?(?:labels?|stickers?|invoices?|serial numbers?|sender)\b|\bempty (?:boxes|box|envelopes?|parcels?|packages?)\b`,
    unless: told,
    reason: "Papers or labels are forged, or stand for nothing.",
    fires: "You hand in forged bank statements.",
    spares: "You learn to spot forged bank statements.",
  }),
  kind({
    id: "false-reviews",
    effect: 8,
    says: String.raw`\b(?:fake|false|invented|made-?up) (?:\w+ )?(?:reviews?|ratings?|testimonials?|comments?|opinions)\b|\b(?:reviews?|rate|ratings?|stars|testimonials?|recommend|praise|comments?|opinions?)\b.{0,50}\b(?:(?:you|have|has|you've) (?:never|not)(?: yet| even| actually| ever)?|haven't(?: yet| even| actually| ever)?|without (?:ever )?(?:having )?) ?(?:visited|visiting|been (?:to|in|there)|seen|seeing|bought|buying|used|using|tried|trying|stayed|staying|eaten|eating|tasted|tasting|ordered|ordering|owned|owning|met|meeting)\b`,
    unless: String.raw`\b(?:spot\w*|avoid\w*|detect\w*|prevent\w*|report\w*|beware|warn\w*|remove|flag\w*|you write|articles?|explain\w*)\b`,
    reason: "Praise or blame is written by who does not know the thing.",
    fires: "Leave five stars for hotels where you have never stayed.",
    spares: "You flag five stars for hotels where the guest has never stayed.",
  }),
  kind({
    id: "sits-for-others",
    effect: 7,
    says: String.raw`\b(?:sit|sits|sitting|take|taking|pass|passing|attend|attending|do|doing|write|writing|join|joining)\b.{0,24}\b(?:exams?|tests?|interviews?|assessments?|vivas?|quiz(?:zes)?|classes|coursework)\b.{0,24}\b(?:for (?:somebody|someone|others|other people|another (?:person|student|candidate)|him|her|my|a (?:friend|student|candidate|client))|on behalf of|in (?:the )?place of|in (?:his|her|their|someone's|somebody's|my) (?:place|stead|name)|instead of (?:him|her|them|the|a|my|somebody|someone))\b|\bcamera (?:stays )?off\b`,
    unless: told,
    reason: "One is to be examined or interviewed in the place of others.",
    fires: "Pass the entrance test in place of a student.",
    spares: "You write articles on who may take a test in place of a student.",
  }),
];
