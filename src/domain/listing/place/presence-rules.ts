import { anyOf as list, withPieces, type Rule } from "#domain/listing/rules/rule.ts";
import type { WorkplaceEffect } from "./workplace-rules.ts";

const pieces: Readonly<Record<string, string>> = {
  day: "(?:mon|tues|wednes|thurs|fri|satur|sun)day",
  /** At least every other week. */
  often: String.raw`(?:(?:once|twice|(?:one|two|three|four|five|six|several|a few|most|some|\d)(?: full| fixed| set| whole)? (?:days?|times|mornings?|afternoons?|evenings?)),? (?:a|per|each|every|of the|out of every|in the|in a|out of) (?:work(?:ing)?[ -]?)?(?:week|five|seven)|(?:every|each)(?: single| other| second| alternate)? (?:week|weekday|weekend|workday|day|morning|afternoon|<day>)|weekly|daily|alternat(?:e|ing) (?:weeks|days)|(?<!\b(?:first|last|second|third|fourth|some) )<day>s|most (?:days|weeks|mornings)|mornings and afternoons|<day>s? (?:to|through|till|until|-) <day>s?|(?:all|every one of the) (?:five|six|seven) days)`,
  /** What takes a body. */
  bodily: list(String.raw`
    sits?, sitting, spend, spends, spent, spending, gathers?, meets?, meeting up, together, in.person, face.to.face, on the ground, on.?site, physically, drives?, driving, commut\w{1,4}, travels?, travelling, traveling,
    visits?, visiting, films?, filming, shoots?, shooting, hosts?, hosting, comes? in, come over, see you, see your face, turn up, show up, be at, are at, are in, be in, be with, you're at, you're in, you'll be at, you'll be in, attend, attends, attending, calls? on, calling on, pop into, pop in, pop round, get to,
    back in, back at, back to, bums, bodies, seats, desks, with the team (?:at|in), with us in, with us at, hosts? visitors, get yourself to, train, by car, by bus, stand, loft, studio, office, clinics?, showrooms?, shops?, stores?, workshop, kitchen, lab, warehouse, our desks?, the desk, at the client, the floor, on our premises, door to door, activations?, events in, demos in, markets in`),
};

/** It happens over a wire, or to somebody else. */
const afar =
  /^(?!.*\b(?:in.person|face.to.face|on the ground|physically|by train|driv(?:e|ing)|commut\w+)\b).*\b(?:(?:a|an|the|our|weekly|daily|alternat(?:e|ing) (?:weeks|days)|video|phone|zoom|regular|one|short|team|status|sync|client|some|late|early|evening) (?:\w+ )?calls?|calls? with|video|floating \w+days?|(?:summer|half.day|early) fridays?|fridays? off|paid time off|zoom|teams call|online|virtual(?:ly)?|stand-?ups?|catch-?ups?|check-?ins?|newsletters?|publish\w*|posts?|emails?|readers?|subscribers?|overlap\w*|time.?zones?|hours|ships?|shipping|shipped|deliver\w*|customers|users|guests|patients|(?:us(?:e|es|ing)|trusts?|rel(?:y|ies) on|recommends?) (?:us|our \w+)|used|read|watch\w*|listen\w*|remote (?:role|position|job)|office hours|salons|sell|sells|sold|campaigns?|launch\w*|reports?|report to|once a (?:quarter|year|month)|(?<!n't |not |never )optional|if you (?:like|want|wish|fancy|prefer)|welcome to|free to|may (?:also )?(?:come|drop|use|work|join)|can (?:also )?(?:come|drop|use|join)|our team (?:meets|sits)|they|tired of|sick of|fed up|no more)\b/;

/** The reader has to be somewhere, every week; a place is named, ours or another. */
export const presenceRules: readonly (Rule<WorkplaceEffect> & { readonly needsPlace: true })[] = [
  {
    id: "there-every-week",
    effect: { says: "hybrid", confidence: "high" },
    needsPlace: true,
    unless: afar,
    pattern: new RegExp(
      withPieces(String.raw`^(?=.*\b<bodily>\b).*\b<often>\b`, {
        ...pieces,
        often: withPieces(pieces["often"] ?? "", pieces),
      }),
    ),
    reason: "You would have to be in a place every week.",
    fires: "Every Tuesday we all meet in Utrecht.",
    spares: "Every Tuesday we all have a call with Utrecht.",
  },
];
