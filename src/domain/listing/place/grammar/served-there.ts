import { likedThere } from "./left-aside.ts";
import { row, type Reduction } from "./reduction.ts";

/** Customers, readers, users: where they are says nothing about whoever applies. */
export const servedThere: readonly Reduction[] = [
  row(
    "served-in",
    String.raw`\b(?<!\bof[ -]record )<served>(?:,? (?:who|that|which))?(?: (?:are|is|live|based|located|living|mostly|mainly|primarily|especially|predominantly|largely|operating|currently|both|growing|including|such as|like|log on|log in|buy|order|come|sit|spread|subscribe|watch|read|listen|tune in|all over|using us|who use us)){0,4},? (?:(?:in|across|from|throughout|of|around|over|inside|to|within|into|and) <det><any>|@world\b)`,
    "@served",
    "Where customers and markets are says nothing about applicants.",
    "Our clients are in the US and Canada.",
    "Our hires are in the US and Canada.",
  ),
  row(
    "served-of",
    String.raw`<any>(?:'s)?(?:[ -](?:based|focused|facing|wide|speaking|(?!and|or|have|has|with|is|are|who|that|to|for|in|we|you|until|while|when|as|our|because|since|where|which|so|but|if|after|before|through|via|by|from|until)\w{2,12}))? <served>\b`,
    "@served",
    "A market or its customers, not the applicant.",
    "You will run campaigns for the UK market.",
    "You will need a UK passport.",
  ),
  ...likedThere,
  row(
    "served-countries",
    String.raw`\b(?:<served>|<verb>|used|sold|bought|read|shipped|shipping|loved|trusted|available|delivered|stocked|streamed|watched)\b(?:(?! (?:hir|recruit|employ|appl|candidat|join|team|remote|work|colleague|people who|you)\w*)[^.@;]){0,40} (?:countries|markets|cities|provinces|nations|towns|places|territories)\b[,:( -]{1,3}(?:(?:among|including|like|such as|from|with|being|one of|from|which|them|those|these|also|even) ){0,3}(?:(?:[a-z-]+ ){1,7}in )?<det><any>`,
    "@served",
    "Countries in which something is used or sold, and ours among them.",
    "Our platform is used by traders in 40 countries, South Africa among them.",
    "Our team is hired in 40 countries, South Africa among them.",
  ),
  row(
    "served-by",
    String.raw`\b(?<!\bto )<verb>(?: (?:us|our|\w{2,14})){0,4} (?:to|for|in|into|across|the|throughout|within) <det><any>`,
    "@served",
    "Where a company sells or grows, not where the applicant lives.",
    "We sell to schools across Kenya.",
    "We hire people across Kenya.",
  ),
  row(
    "product-is-there",
    String.raw`^\W*(?!this|that|it|he|she|you|your|the|our|we|they|role|jobs?|positions?|posts?|vacanc(?:y|ies)|openings?|remote|work|hybrid|location|contracts?|candidates?|applicants?|here|there|everyone|somebody|who|what|where)[a-z0-9][a-z0-9.&'-]{1,30}(?: [a-z0-9.&'-]{2,20})?,? (?:is|are) (?:currently |now |already |today |also |proudly )?(?:available|live|active|in operation|up and running|operating|operational|present) (?:in|across|throughout) <det><any>`,
    "@served",
    "Where something can be had.",
    "Beatly is currently available in Chile and Peru.",
    "This is currently available in Chile and Peru.",
  ),
  row(
    "served-where-used",
    String.raw`\b(?:used|sold|bought|read|loved|trusted|stocked|chosen|worn|played|watched|run|resold) by (?!us\b|you\b)(?:[a-z]+ ){1,5}(?:in|across|from|throughout|around|all over) <det><any>`,
    "@served",
    "Whoever uses a product there is its customer.",
    "Our reader is also used by partner clinics in Ireland.",
    "Our reader was also hired by partner clinics, in Ireland.",
  ),
  row(
    "pages-for-there",
    String.raw`\b(?:our|the|their|its|new|first) @(?:foreign|african|local)\b (?:\w+ )?(?:(?:web)?sites?|web ?shops?|web ?pages?|editions?|storefronts?|domains?|blogs?|newsletters?|channels?|versions?|launch(?:es)?|accounts?)\b`,
    "@served",
    "A page or an edition for people there.",
    "You will lead the migration of our German site.",
    "You will lead the migration of our German office.",
  ),
  row(
    "served-again",
    String.raw`@served\b,? (?:and )?(?:only|just|mainly|mostly|solely|exclusively|nowhere but|nowhere else than)(?: \w+)? (?:in|to|across|for) <det><any>`,
    "@served",
    "The same customers, told once more.",
    "We sell shutters in Florida, only in Florida.",
    "We sell shutters, and hire only in Florida.",
  ),
  row(
    "served-people",
    String.raw`\b(?:writ(?:e|es|ing|ten)|sell|sells|selling|copy|content|ads|campaigns?|marketing|stories|posts|newsletters?|speak|speaks|speaking|talk|talks|talking|appeal|appeals|advertise|market|made|built|loved|used|bought|read) (?:\w+ ){0,3}(?:for|to|at|by|among|with) (?:\w+ ){0,2}@(?:foreigners|locals|africans)\b`,
    "@served",
    "People who are sold or written to.",
    "You would write for Londoners.",
    "We are looking for Londoners.",
  ),
];
