import { stemOf } from "../../text/stems.ts";
import { stemsAlike } from "./same-meaning.ts";

/** Who says what stands before the arrow has also said what stands after it, though not the other way round. */
const lines = `
  ads ppc paidsocial newsletter email seo > campaign
  newsletter > email
  blog > post
  canva photoshop figma illustrator indesign > design photo
  blog post article newsletter copy video caption script brochure photo podcast press > content
  lightroom photoshop > photo edit
  capcut premiere davinci descript > video edit
  social > post
  instagram facebook tiktok linkedin twitter youtube pinterest > social channel platform
  ads ppc > advertis paid
  agency freelancer > client
  client > account
  conversion > cro
  cro > conversion test optimise
  festival webinar expo openday stall tasting > event
  brochure newspaper poster magazine prospectus packaging label > print
  dashboard report sql > data report
  keyword seo > search organic rank website
  landingpag homepag wordpress webflow shopify > website page
  shop shopify woocommerce > ecommerc
  ecommerc > shop online
  pressreleas journal newspaper press publicist > press media publicrelation journal
  signup subscrib > list
  hire train > team
  speak > talk present
  follower > community
  social newsletter email press post blog pressreleas > communication
  interview survey questionnaire poll > research
  hotel lodge guesthouse restaurant cafe guest waiter barista tavern > hospitality tourism
  supermarket pharmacy bookshop grocer boutique mall > shop store retail
  hospital clinic pharmacy doctor nurse patient > health healthcare medical
  school university college teacher lecturer pupil > education academic
  bank insurer loan credit > finance financial
  municipality council minister > government public
  charity shelter donor > nonprofit
  newspaper magazine radio broadcaster subeditor > media press journalism
  intern volunteer moderator freelancer writer designer > team`;

const meaningsIn = (list: string): string[] =>
  list
    .trim()
    .split(/\s+/)
    .map((one) => stemsAlike.get(stemOf(one)) ?? stemsAlike.get(one) ?? stemOf(one));

const implied: readonly (readonly [given: readonly string[], follows: readonly string[]])[] = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [given = "", follows = ""] = line.split(">");
    return [meaningsIn(given), [...meaningsIn(follows), ...follows.trim().split(/\s+/)]];
  });

/** A set of meanings together with those that follow from them. */
export function withImplied(meanings: Iterable<string>): Set<string> {
  const all = new Set(meanings);
  // Twice, for what follows from what follows.
  for (const [given, follows] of [...implied, ...implied])
    if (given.some((one) => all.has(one))) for (const one of follows) all.add(one);
  return all;
}
