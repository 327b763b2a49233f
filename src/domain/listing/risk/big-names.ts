import type { Evidence } from "#domain/listing/posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";

/** Names that everybody knows, and that swindlers therefore borrow. */
const names = String.raw`(?:amazon|takealot|google|microsoft|meta|shoprite|checkers|pick n pay|eskom|transnet|netflix|tiktok|facebook|sars|sassa|unicef|united nations|home affairs|dhl|fedex|discovery|capitec|fnb|absa|nedbank|standard bank|vodacom|mtn|telkom|sasol|woolworths|unilever|coca.?cola|nestle|samsung|apple|deloitte|pwc|kpmg|tesla|walmart)`;

/** The name hires, or its desk does; a name that is only a customer or a channel does not. */
const hires = new RegExp(
  String.raw`\b${names}\b(?: [a-z]+){0,3} (?:is|are) (?:now |currently |urgently )?(?:hiring|recruiting|looking|seeking|offering|employing|taking)|\b(?:hr|human resources|recruit\w*|careers|vacanc(?:y|ies)|department|office|desk|team|jobs?) (?:[a-z]+ ){0,3}(?:of|at|from|for|with) ${names}\b|\b${names}(?: [a-z]+){0,2} (?:hr|human resources|recruit\w*|careers|vacanc(?:y|ies)|jobs|learnership|hiring|internship)\b`,
);

export const bigNamesHiring = (sentences: readonly Sentence[]): Evidence[] =>
  sentences.filter(({ text }) => hires.test(text)).map((sentence) => quote(sentence));
