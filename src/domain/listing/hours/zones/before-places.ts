import { patternOf, type Phrase } from "#domain/listing/rules/rule.ts";

const pieces: Readonly<Record<string, string>> = {
  our: "(?:the |our )?",
  day: "(?:work(?:ing)?|business|office) ?day",
  number: "(?:one|two|three|four|five|six|\\d{1,2})",
  apart: "(?:time |clock )?(?:difference |away |off |apart |ahead |behind |either side |or |and )*",
  /** "The team in London" works by London's clock. */
  people:
    "(?:an? )?(?:(?:team|office|people|colleagues|clients?|crew|folks|staff|squad|desk|rest of us) in )?",
};

type Row = Omit<Phrase, "pattern"> & { readonly says: string };

/** A row ends where the place begins. */
const proof = ({ says, ...rest }: Row): Phrase => ({
  ...rest,
  pattern: patternOf(`(?:${says})$`, pieces),
});

/** What stands before a place whose clock is meant. A place is seldom a zone, so it needs more than a short name does. */
export const placeProofs: readonly Phrase[] = [
  proof({
    id: "zone-label",
    says: String.raw`(?:^|[^a-z] ?)zone ?[:=|-] ?|\b(?:time[ -]?zones?|tz)(?: requirements?| preferences?)?(?: is| of)?[ :(|-]+|\b(?:europe|africa|america|asia|australia|pacific|atlantic)\/|\b(?:hours|times) are those (?:of|in) <our>|\b(?:hours|hrs|shift) ?[:(|] ?`,
    reason: "A line for the zone or the hours names the place.",
    fires: "Time zone: London.",
    spares: "Head office: London.",
  }),
  proof({
    id: "zones-from-to",
    says: String.raw`\btime[ -]?zones? (?:from|between|of|like|such as) (?:the )?(?:[a-z]+ (?:[a-z]+ )?(?:to|and|through) )?`,
    reason: "The place is an end of a row of zones, or an example of one.",
    fires: "You are in a time zone between India and Japan.",
    spares: "You fly between India and Japan.",
  }),
  proof({
    id: "times-in",
    says: String.raw`\btimes (?:given |shown |quoted |listed |below |above )?(?:are|is|in)(?: in)? (?:the )?|\bhora(?:rio)? (?:de |del |oficial de )?|\bheure (?:de |du )?`,
    reason: "Times are given by the clock of the place.",
    fires: "All times shown are in London.",
    spares: "All desks shown are in London.",
  }),
  proof({
    id: "hours-away",
    says: String.raw`\b(?:difference|<number> (?:hours?|hrs)'?(?: away)?) from |(?:zone|gmt|utc|\+ ?\/ ?-)[^.]{0,40} <number>[ -]?(?:hours?|hrs?|h)?\b'? ?<apart>(?:of |from |to |with |than )?|(?:time|clock)[^.]{0,40} <number>[ -]?(?:hours?|hrs?|h)\b'? ?<apart>(?:of |from |to |with |than )|\b<number> time ?zones? (?:of|from|away from) |\b<number> (?:hours?|hrs?)'? (?:off|ahead of or behind|ahead of|behind|time difference (?:from|to|with)|ahead or behind|either side of) `,
    reason: "How far one's clock may be from the clock of the place.",
    fires: "You are at most three hours ahead of London.",
    spares: "Full time, for two London studios a short ride away from London.",
  }),
  proof({
    id: "stunden-von",
    says: String.raw`\b(?:zeitzone|zeit|uhr|tijdzone|tydsone)[^.]{0,50} (?:\d{1,2}|eine|zwei|drei|vier|een|twee|drie|vier) (?:stunden?|uur|ure)(?: (?:unterschied|abstand|verschil|verskil))? (?:von|zu|zur|van|met|gegenuber) (?:der |die )?`,
    reason: "How far one's clock may be from that of the place, in German, Dutch or Afrikaans.",
    fires: "Deine Zeitzone liegt zwei Stunden von London.",
    spares: "Unser Büro liegt zwei Stunden von London.",
  }),
  proof({
    id: "hours-shared",
    says: String.raw`\b(?:cross.?over|shared?|sharing|overlap\w*|common)\b[^.]{0,40}\b(?:with|w\/) ?(?:the |our |those of ){0,2}|\b(?:hours|clock) with <our>`,
    reason: "Hours are shared with the place.",
    fires: "We need some crossover each morning with London.",
    spares: "We need some help each morning with London.",
  }),
  proof({
    id: "hours-meet",
    says: String.raw`\b(?:coincide|overlap|share|line up|sync|cross over|crossover|match|intersect(?:s|ing)?)(?: \w+){0,8} with (?:the |our |team ){0,2}`,
    reason: "Hours are to meet those of the place.",
    fires: "Your day should line up for half of it with London.",
    spares: "Your page should help for half of it with London.",
  }),
  proof({
    id: "side-by-side",
    says: String.raw`\b(?:overlap(?:s|ping)?|coincides?|coinciding|in common|in sync|in step|shared|together|alongside|lines? up)(?: (?:required|needed|daily))?(?: (?:\w+ ){0,5}(?:with|w\/|for|of))? <our><people>`,
    reason: "One works at the same time as people in the place.",
    fires: "You work in step with the team in London.",
    spares: "You write for the team in London.",
  }),
  proof({
    id: "hours-aligned",
    says: String.raw`\b(?:hours|hrs|shift|schedule|day|night|job)\b[^.]{0,30}\balign\w* (?:with|to) <our>|^\W*(?:fully )?aligned (?:with|to) <our>`,
    reason: "The working day is aligned with the place.",
    fires: "The shift is closely aligned to London.",
    spares: "The style is closely aligned to London.",
  }),
  proof({
    id: "hours-to-suit",
    says: String.raw`\bhours (?:to suit|that suit|suited to|to match|matching|to fit|fitting) <our>|\bhours ?[:-]? ?(?:as per|per|same as|those of|like) <our>`,
    reason: "The hours are those that suit the place.",
    fires: "Hours to suit London.",
    spares: "Shoes to suit London.",
  }),
  proof({
    id: "hours-follow",
    says: String.raw`\b(?:hours|shift|schedule|calendar|day)(?: \w+){0,3} (?:follows?|mirrors?|match(?:es)?|tracks?|is|are|run|runs|sync\w*|line up|in line|in step|lined up|in sync|built around|set by|keeps? to|sits?)(?: \w+){0,2} (?:with |by |to |on |around )?(?:the |our |team |those of |that of ){0,3}`,
    reason: "The hours follow those of the place.",
    fires: "Your schedule mirrors that of London.",
    spares: "Your column mirrors that of London.",
  }),
  proof({
    id: "hours-as-there",
    says: String.raw`\b(?:hours|schedule|shift|day|<day>) as (?:\w+ ){0,4}(?:in |from )?`,
    reason: "The hours are the same as in the place.",
    fires: "You keep the same hours as everybody in London.",
    spares: "You get the same pay as everybody in London.",
  }),
  proof({
    id: "hours-of-place",
    says: String.raw`(?<!\d |\d\+ |\b(?:an|one|two|three|four|five|six) )\b(?:hours|schedule|calendar|<day>|clock) (?:\w+ ){0,4}(?:of|in|with|on|to|around|by) (?:the |our |your )?<people>|\b(?:working|business|office|work) (?:day|days|hours|week) (?:in|of|at|for) <our>`,
    reason: "The hours are those of the place; so many hours in it are not.",
    fires: "You keep the hours of our clients in London.",
    spares: "You spend three hours in London.",
  }),
  proof({
    id: "hours-beside-theirs",
    says: String.raw`\b(?:schedules?|hours|day|calendar|clock) and (?:that of |those of )?<our>`,
    reason: "One's own hours and those of the place are named together.",
    fires: "We look for what is common to your day and that of London.",
    spares: "We look for what is common to your style and that of London.",
  }),
  proof({
    id: "hours-while",
    says: String.raw`\b(?:hours?|hrs)\b[^.]{0,30}\b(?:while|that|in which) <our>`,
    reason: "They are the hours in which the place is at work.",
    fires: "You are online for the four hours in which London works.",
    spares: "You are given the four parks in which London walks.",
  }),
  proof({
    id: "there-when",
    says: String.raw`\b(?:at (?:your|the|a) desk|at work|on shift|on duty|on call|online|available|reachable|awake|logged (?:in|on)|work|working) when <our>|\bwhen (?:you|we|both you) and <our>`,
    reason: "One is at work when the place is.",
    fires: "Be at your desk when London is.",
    spares: "You join when London wakes up to fashion week.",
  }),
];
