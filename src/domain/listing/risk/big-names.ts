import type { Evidence } from "#domain/listing/posting.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";

/** Names that everybody knows, and that swindlers therefore borrow. */
const names = String.raw`(?:amazon|takealot|google|microsoft|meta|shoprite|checkers|pick n pay|eskom|transnet|netflix|tiktok|facebook|instagram|youtube|linkedin|sars|sassa|unicef|united nations|world bank|red cross|home affairs|dhl|fedex|ups|discovery|capitec|fnb|absa|nedbank|standard bank|old mutual|sanlam|vodacom|mtn|telkom|cell ?c|sasol|woolworths|mr price|dis-?chem|clicks|pep stores|boxer|makro|unilever|coca.?cola|nestle|pepsi(?:co)?|heineken|samsung|apple|toyota|bmw|deloitte|pwc|kpmg|ernst (?:and|&) young|tesla|walmart|ikea|zara|shein|temu|alibaba|booking\.com|airbnb|expedia|spotify|uber|bolt|saps|sandf|prasa|acsa|department of (?:health|education|labou?r|home affairs|correctional services)|nsfas|mcdonald'?s|kfc)`;

/** Of these, the ones that are no place to advertise on: they need no more than to stand first. */
const firms = String.raw`(?:takealot|shoprite|checkers|pick n pay|eskom|transnet|netflix|sars|sassa|unicef|united nations|world bank|red cross|home affairs|dhl|fedex|capitec|fnb|absa|nedbank|standard bank|old mutual|sanlam|vodacom|mtn|telkom|sasol|woolworths|mr price|dis-?chem|makro|unilever|coca.?cola|nestle|heineken|deloitte|kpmg|walmart|ikea|saps|sandf|prasa|acsa|nsfas|mcdonald'?s|kfc)`;

const desk = String.raw`(?:hr|human resources|recruit\w*|careers|vacanc(?:y|ies)|jobs?|learnerships?|hiring|internships?|staff|home workers|part[- ]time)`;

/** The name hires, or its desk does; a name that is only a customer or a channel does not. */
const hires = new RegExp(
  String.raw`\b${names}\b(?: [a-z]+){0,3} (?:(?:is|are) (?:now |currently |urgently )?)?(?:hiring|recruiting|looking|seeking|offering|employing|taking|needs? \d+|wants \d+)\b|\b(?:hr|human resources|recruit\w*|careers|vacanc(?:y|ies)|department|office|desk|team|jobs?) (?:[a-z]+ ){0,3}(?:of|at|from|for|with) ${names}\b|\b${names}(?: [a-z]+){0,2} ${desk}\b|\b(?:from|at|with|for) (?:the )?${names} (?:hr|recruit\w*|human resources)\b|^\W*${firms}\b`,
);

/** Said of a name that is a customer, a channel or a warning. */
const isOther =
  /\b(?:our clients|clients (?:such|like|include)|brands like|never|don't|do not|beware|experience (?:at|with)|worked (?:at|for)|ads? (?:for|on)|sellers?|listings? on)\b/;

export const bigNamesHiring = (sentences: readonly Sentence[]): Evidence[] =>
  sentences
    .filter(({ text }) => hires.test(text) && !isOther.test(text))
    .map((sentence) => quote(sentence));

const isWork =
  /\b(?:customers?|clients?|shoppers?|users?|channels?|campaigns?|subscribers?|community|never|don't|do not|not)\b/;

/** Documents or calls go to somebody's own phone. */
export const asksByChat = (sentences: readonly Sentence[]): boolean =>
  sentences.some(
    (sentence) =>
      worthTrying(sentence).chats.some(({ pattern }) => pattern.exec(sentence.text) !== null) &&
      !isWork.test(sentence.text),
  );
