import { stemOf } from "../text/stems.ts";
import { stemsAlike } from "./meanings/same-meaning.ts";

/**
 * Nouns that claim something wherever they stand in a sentence about oneself, and after the bar what else bears them
 * out. Only such as nobody puts in by way of rewording belong here.
 */
const lines = `
  seo | keyword search organic rank backlink serp ahrefs semrush audit meta crawl sitemap google
  ppc sem adwords | ads google search paid bid click campaign
  crm | hubspot salesforce zoho pipedrive customer database lead contact braze klaviyo lifecycle
  cro | conversion test checkout optimise experiment
  backlink | link seo outreach
  podcast | podcast audio radio
  webinar | webinar
  retargeting remarketing | retarget remarket ads
  attribution | attribute
  programmatic | programmatic display dsp
  sponsorship | sponsor
  influencer | creator ambassador ugc blogger
  exhibition tradeshow | fair expo stand show
  documentary | film video
  billboard | outdoor ooh poster sign banner
  chatbot | bot chat
  wireframe prototype | design ux figma
  persona | segment audience customer
  board exco boardroom | board
  investor shareholder | invest shareholder fund
  committee | committee
  executives | executive ceo director management leadership
  minister ministry | government minister department
  tender | proposal bid
  merger | merge acquire
  payroll | payroll salary
  keynote | speak talk present
  localisation | translate local language
  accessibility wcag | access
  copyright trademark | legal
  thesis dissertation | study research
  scholarship bursary | scholar bursary`;

const stemsIn = (list: string): string[] => list.trim().split(/\s+/).filter(Boolean).map(stemOf);
const meaningOf = (stem: string): string => stemsAlike.get(stem) ?? stem;

/** What bears out a noun that claims something by itself, by the noun. */
export const tellingNouns: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [nouns = "", bearers = ""] = line.split("|");
      const bearing = [...stemsIn(nouns), ...stemsIn(bearers)];
      const meanings = [...new Set([...bearing, ...bearing.map(meaningOf)])];
      return nouns
        .trim()
        .split(/\s+/)
        .flatMap((noun): [string, readonly string[]][] => [
          [noun, meanings],
          [`${noun}s`, meanings],
        ]);
    }),
);
