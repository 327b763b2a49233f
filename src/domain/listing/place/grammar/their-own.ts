import { row, type Reduction } from "./reduction.ts";

/** What bears the name of a place, and who works there already: neither says where the reader has to live. */
export const theirOwn: readonly Reduction[] = [
  row(
    "named-after-it",
    String.raw`@(?:closed|foreign)\b(?: (?!(?:and|or|in|at|of|for|is|are|to|with|who|only)\b)[a-z&-]+){0,4} (?:association|council|university|college|institute|society|foundation|federation|museum|academy|chamber of commerce|times|herald|tribune|stock exchange|government|league|orchestra|festival|conservancy)\b`,
    "@theirs",
    "An institution is called after a place.",
    "You would work for the Bavarian Organic Farming Association.",
    "You would work for the good of Bavaria.",
  ),
  row(
    "house-of-there",
    String.raw`\bis (?:an? |the )?(?:\w+[ -]){0,2}@foreign\b,? (?:(?:and |but )?[a-z-]+,? ){0,4}(?:company|agency|studio|start-?up|firm|brand|business|house|publisher|retailer|bank|group|consultancy|manufacturer|marketplace|charity|non-?profit)\b`,
    "@theirs",
    "The company is of that country.",
    "Lumo is a Polish, remote-first software house.",
    "This is a Polish, fully remote role.",
  ),
  row(
    "people-they-have",
    String.raw`\b(?<!\b(?:only|exclusively|solely|always) (?:work|works|working|partner|partners|collaborate|collaborates) )(?<!\bto (?:work|partner|collaborate) )(?:with|by|has|have|includes?|including) (?:our |its |\d+ |the |many |some |several |full.?time ){0,2}(?:employees|staff|team.?mates|team members|colleagues|people|contributors|freelancers|folks)(?: (?:who are|currently|now|already|all|spread|scattered|distributed|based|located|living|working|operating|remotely)){1,4} (?:in|at|from|across|out of|throughout|over|around|between):? <det><any>`,
    "@theirs",
    "Where those who work there already sit.",
    "We are remote, with employees currently working out of Brazil and Spain.",
    "We are remote, with employees wanted in Brazil and Spain.",
  ),
  row(
    "company-is-there",
    String.raw`^\W*(?!this|that|it|he|she|you|your|the|our|role|job|jobs|position|post|candidate|applicant|person|hire|whoever|who|work|working|everyone|everybody|somebody|someone|nobody|desk|opening|vacancy|contract|location|ideal|ideally|successful|remote|home|manager)[a-z0-9][a-z0-9.&'-]{0,30}(?: (?:inc|ltd|labs|group|media|studios?|health|digital))?\.? (?:is|was) (?:an? (?:[a-z-]+ ){0,3}?(?:company|start-?up|agency|firm|studio) )?(?:based|headquartered|located|founded|born|registered) (?:in|out of) <det><any>`,
    "@theirs",
    "Where the company says its home is, by its name.",
    "Adzerk is based in Portugal.",
    "This role is based in Portugal.",
  ),
  row(
    "part-of-a-title",
    String.raw`\b(?:director|manager|head|lead|vp|specialist|executive|representatives?|associate|coordinator),? (?:of |for )?(?:the )?@(?:closed|foreign|region|african|home|local)\b(?= (?:[a-z]+ (?:and|&) )?(?:marketing|sales|partnerships?|business development|operations|growth|revenue|communications|pr)\b)`,
    "@served",
    "What the title answers for, not where its holder lives.",
    "We want a Director, US Marketing to join us.",
    "We want a Director, US resident, to join us.",
  ),
  row(
    "with-whom-there",
    String.raw`\b(?:director|manager|head|lead|founder|ceo|cmo|vp|owner|partner|supervisor)(?: of(?: (?:and )?[a-z]{2,14}){1,3})?,? ?\(?(?:who is |who's |currently )?(?:based|located|sitting) (?:in|at) <det><any>(?=\)|,)`,
    "@theirs",
    "Where somebody sits with whom one works.",
    "Work with the Director of Partnerships (based in Paris) on plans.",
    "Work on partnerships (based in Paris).",
  ),
  row(
    "headcount",
    String.raw`\b(?:\d[\d ,.]{1,7}\d\+?|hundreds of|thousands of|dozens of) (?:\w+ ){0,2}?(?:people|employees|staff|colleagues|specialists|professionals|members|experts|team members|team ?mates)(?: (?:who are|who|currently|now|working|based|located|living|spread|scattered|distributed|across|around|all over|in|from|live|work)){0,4} <any>`,
    "@theirs",
    "How many work there, and where.",
    "The group has 28 000 people working worldwide.",
    "We hire people working worldwide.",
  ),
  row(
    "calls-with-there",
    String.raw`<any>(?:'s)?(?: east coast| west coast)?[ -](?:calls?|meetings?|stand-?ups?|check-?ins?|demos?|stakeholders?|counterparts?)\b`,
    "@served",
    "With whom one talks now and then.",
    "You'll need to make two US calls a week.",
    "You'll need to make a US home for yourself.",
  ),
];
