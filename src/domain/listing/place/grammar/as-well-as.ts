import { row, type Reduction } from "./reduction.ts";

/** Places told beside others: ours as well as theirs, and a wide place that means a narrow one. Read before lists are put together. */
export const besides: readonly Reduction[] = [
  row(
    "besides-ours",
    String.raw`\b(?:besides|beside|in addition to|on top of|over and above|along with|alongside|next to|as well as|not (?:only|just) in|apart from(?=[^.]{0,80}\balso\b)|aside from(?=[^.]{0,80}\balso\b)) (?:people (?:in|from) |hires (?:in|from) |our hires (?:in|from) )?(?:the )?@(?:home|region)\b,? (?:but )?(?:we(?:'re|'ll)? |they |you )?(?:(?:can|may|could|will|would|are|now|also|even|already|happily|gladly|currently) ){0,3}(?:hire|hires|hiring|take|recruit|recruiting|employ|employing|accept|welcome|consider|look for|looking for|engage|have openings|have seats)\b(?: [a-z]+){0,4} (?:(?:in|from|to|across) )?(?:the )?@(?:closed|foreign)\b`,
    "we hire in @home",
    "Ours and another place, said one after the other.",
    "Besides South Africa we also hire in Kenya.",
    "Besides wine we also sell to Kenya.",
  ),
  row(
    "as-well-as-ours",
    String.raw`@(?:closed|foreign)\b,? (?:besides|in addition to|on top of|along with|next to|alongside|and also|and not least|and of course|and lately|and now|or its (?:\w+ )?neighbou?r,?|and its (?:\w+ )?neighbou?r,?|or (?:right )?next door in|or across the border in|together with) (?:in |from )?(?:the )?@home\b`,
    "@home",
    "Another place, and ours with it.",
    "We hire in Zimbabwe, in addition to South Africa.",
    "We hire in Zimbabwe, next to the border.",
  ),
  row(
    "to-be-exact",
    String.raw`@(?:region|world)\b[,:(-]{0,2} ?(?:-|by which we mean|which is to say|that is to say|that is,?|namely|i\.e\.|specifically|meaning|more (?:exactly|precisely|specifically),?|to be (?:exact|precise|specific),?|in other words,?|or rather|well,) ?(?:either |only |just )?(?:in )?(?:the )?@closed\b(?! (?:and|or) @(?:home|region))|@(?:region|world)\b[,:(-]{1,2} ?(?:in |from )?(?:the )?@closed(?: (?:and|or) @closed)?,? (?:to be (?:exact|precise|specific)|that is\b|precisely|specifically|more exactly)`,
    "@closed",
    "A wide place that turns out to be a narrow one.",
    "Africa, to be precise Kenya.",
    "Africa and Kenya.",
  ),
  row(
    "joins-from-there",
    String.raw`\bjoin (?:our|the) (?:[a-z-]+ ){0,2}?(?:team|crew|company|agency|community|network|group) from (?=@(?:world|region|home)\b)`,
    "join us from ",
    "From where the reader joins them.",
    "Join our team from anywhere in the world.",
    "Our team is from anywhere in the world.",
  ),
];

/** Those one works with, wherever they are. */
export const more: readonly Reduction[] = [
  row(
    "without-the-north",
    String.raw`@region\b[ ,(]{1,2}(?:except(?: for)?|excluding|bar|barring|but not|minus|apart from|without|save) (?:the )?(?:(?:far |very )?(?:north|west|east|horn)|maghreb|sahel|islands|arab world|francophone (?:countries|part)|(?:north|west|east)ern (?:part|countries|third|half|end))\b`,
    "@region",
    "A region that ours lies in, without another part of it.",
    "We hire in the whole of Africa except the north.",
    "We hire in Kenya except the north.",
  ),
  row(
    "your-colleagues",
    String.raw`\byour (?:\w+ ){0,2}(?:manager|boss|lead|leader|editor|designer|developer|colleagues?|team.?mates?|counterparts?|buddy|mentor|director|supervisor|co-?workers?|team|squad|founders?|cmo|ceo)(?: \w+){0,2} (?:(?:works?|sits?|lives?|is|are|logs? on|dials? in|writes?|based|located|remotely) ){0,3}(?:in|from|out of|at) <det><any>`,
    "@theirs",
    "Where those one works with are.",
    "Your manager works from Lisbon.",
    "Your home must be in Lisbon.",
  ),
  row(
    "part-without-ours",
    String.raw`(?:\b(?:north(?:ern(?:most)?)?|east(?:ern)?|west(?:ern)?|francophone|lusophone|arabophone|equatorial|saharan)|(?:@foreign|\b(?:french|arabic|portuguese))[ -]speaking)(?: (?:parts?|half|third|side|coast|tip|corner|countries|end|rim|states|nations|section))?(?: of| in)? (?:the )?@(?:region|african)\b(?: countries| nations| states)?|@(?:region|african)(?:'s)? (?:(?:countries|nations|states) )?(?:(?:to the )?(?:north|east|west) of\b|(?:north|east|west)(?:ern)? coast\b|(?:where|that|which|in which) (?:(?:french|arabic|portuguese|@foreign|@tongue) (?:is|are)(?: (?:widely |mainly |mostly )?spoken)?|speaks? (?:french|arabic|portuguese|@foreign|@tongue)))`,
    "@closed",
    "A part of a region, and ours is not in it.",
    "We recruit in the French-speaking part of Africa.",
    "We recruit in the English-speaking part of Africa.",
  ),
];
