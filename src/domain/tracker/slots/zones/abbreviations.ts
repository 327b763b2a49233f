import type { ZoneSaid } from "./zone-said.ts";

/** Letters that follow the clocks of a place through the year. */
const allYear: Readonly<Record<string, string>> = {
  ET: "America/New_York",
  CT: "America/Chicago",
  MT: "America/Denver",
  PT: "America/Los_Angeles",
  AKT: "America/Anchorage",
  AET: "Australia/Sydney",
  NZT: "Pacific/Auckland",
};

/** Letters of zones whose clocks never change: minutes ahead of UTC. */
const fixed: Readonly<Record<string, number>> = {
  ART: -180,
  AWST: 480,
  BRT: -180,
  CAT: 120,
  CLT: -240,
  COT: -300,
  EAT: 180,
  GST: 240,
  HKT: 480,
  HST: -600,
  ICT: 420,
  JST: 540,
  KST: 540,
  MSK: 180,
  MYT: 480,
  NPT: 345,
  PET: -300,
  PHT: 480,
  PHST: 480,
  PKT: 300,
  SAST: 120,
  SGT: 480,
  TRT: 180,
  UTC: 0,
  UZT: 300,
  WAT: 60,
  WIB: 420,
  ZULU: 0,
};

/** Letters for one half of the year: the zone, and what they say exactly. */
const seasons: Readonly<Record<string, readonly [zone: string, minutes: number]>> = {
  ACDT: ["Australia/Adelaide", 630],
  ACST: ["Australia/Adelaide", 570],
  ADT: ["America/Halifax", -180],
  AEDT: ["Australia/Sydney", 660],
  AEST: ["Australia/Sydney", 600],
  AKDT: ["America/Anchorage", -480],
  AKST: ["America/Anchorage", -540],
  BST: ["Europe/London", 60],
  CDT: ["America/Chicago", -300],
  CEDT: ["Europe/Berlin", 120],
  CEST: ["Europe/Berlin", 120],
  CET: ["Europe/Berlin", 60],
  EDT: ["America/New_York", -240],
  EEST: ["Europe/Bucharest", 180],
  EET: ["Europe/Bucharest", 120],
  EST: ["America/New_York", -300],
  GMT: ["Europe/London", 0],
  IDT: ["Asia/Jerusalem", 180],
  MDT: ["America/Denver", -360],
  MESZ: ["Europe/Berlin", 120],
  MEZ: ["Europe/Berlin", 60],
  MST: ["America/Denver", -420],
  NDT: ["America/St_Johns", -150],
  NZDT: ["Pacific/Auckland", 780],
  NZST: ["Pacific/Auckland", 720],
  PDT: ["America/Los_Angeles", -420],
  PST: ["America/Los_Angeles", -480],
  WEST: ["Europe/Lisbon", 60],
  WET: ["Europe/Lisbon", 0],
};

/** Letters that several parts of the world use. */
const unclear: Readonly<Record<string, readonly string[]>> = {
  AMT: ["America/Manaus", "Asia/Yerevan"],
  AST: ["America/Halifax", "Asia/Riyadh"],
  CST: ["America/Chicago", "Asia/Shanghai"],
  ECT: ["Europe/Berlin", "America/Guayaquil"],
  IST: ["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"],
  NST: ["America/St_Johns", "Asia/Kathmandu"],
  SST: ["Asia/Singapore", "Pacific/Pago_Pago"],
  WST: ["Australia/Perth", "Pacific/Apia"],
};

/** What letters mean, by the letters. */
export const abbreviations: ReadonlyMap<string, ZoneSaid> = new Map<string, ZoneSaid>([
  ...Object.entries(allYear).map(
    ([label, zone]) => [label, { kind: "place", label, zone }] as const,
  ),
  ...Object.entries(fixed).map(
    ([label, minutes]) => [label, { kind: "fixed", label, minutes }] as const,
  ),
  ...Object.entries(seasons).map(
    ([label, [zone, minutes]]) => [label, { kind: "season", label, zone, minutes }] as const,
  ),
  ...Object.entries(unclear).map(
    ([label, choices]) => [label, { kind: "unclear", label, choices }] as const,
  ),
]);

/** The same zones by their full names, where "standard" and "daylight" are part of the name. */
export const longNames: Readonly<Record<string, string>> = {
  "atlantic daylight": "ADT",
  "australian eastern daylight": "AEDT",
  "australian eastern standard": "AEST",
  "british summer": "BST",
  "central africa": "CAT",
  "central daylight": "CDT",
  "central europe": "Europe/Berlin",
  "central european": "Europe/Berlin",
  "central european standard": "CET",
  "central european summer": "CEST",
  "china standard": "Asia/Shanghai",
  "coordinated universal": "UTC",
  "east africa": "EAT",
  "eastern daylight": "EDT",
  "eastern europe": "Europe/Bucharest",
  "eastern european": "Europe/Bucharest",
  "eastern european summer": "EEST",
  "eastern standard": "EST",
  "greenwich mean": "GMT",
  "gulf standard": "GST",
  "india standard": "Asia/Kolkata",
  "indian standard": "Asia/Kolkata",
  "irish standard": "Europe/Dublin",
  "israel daylight": "IDT",
  "israel standard": "Asia/Jerusalem",
  "japan standard": "JST",
  "mountain daylight": "MDT",
  "mountain standard": "MST",
  "pacific daylight": "PDT",
  "pacific standard": "PST",
  "singapore standard": "SGT",
  "south africa standard": "SAST",
  "south african standard": "SAST",
  "us central": "America/Chicago",
  "us eastern": "America/New_York",
  "us mountain": "America/Denver",
  "us pacific": "America/Los_Angeles",
  "west africa": "WAT",
  "western european": "Europe/Lisbon",
};
