import { stemOf } from "../text/stems.ts";

/**
 * Verbs of work, a group per line. Within a group, and between the wide groups, a writer swaps one verb for another;
 * what was worked on decides then.
 */
const wide = `
  manage run handle oversee lead head direct supervise administer coordinate own maintain steer helm orchestrate spearhead champion govern control guide champion
  write create produce craft develop build draft author compose make prepare publish design conceptualise deliver execute implement establish devise formulate shape curate generate construct assemble complete
  improve increase grow boost lift raise expand scale optimise enhance accelerate drive double triple quadruple strengthen maximise elevate streamline refine push
  cut reduce lower decrease save shrink trim minimise halve slash
  analyse track measure monitor report review evaluate research assess identify interpret compile
  plan schedule map organise strategise
  work collaborate partner liaise assist help support contribute participate serve consult freelance
  use utilise leverage apply operate configure integrate
  post promote distribute share market
  achieve earn gain attract exceed surpass reach deliver
  conduct perform undertake facilitate source arrange resolve revise rewrite rework attend import export open order buy purchase stock ship deploy record draw
  approve verify validate clean collect gather investigate explore discover uncover solve fix troubleshoot reorganise standardise document define prioritise allocate assign
  enforce seed service retain reactivate tag instrument connect query calculate benchmark compare visualise voice retouch
  do book bid deal focus grade answer welcome guard protect supply coordinate pilot trial roll carry place pay feature rent fund win
  staff man set put take bring step kick keep hold give
  test update upload respond engage nurture target rank position implement send`;

/** Verbs that claim something of their own, and the words that bear them out. */
const telling = `
  hire recruit employ | hire recruit employ find
  interview | interview hire recruit question ask speak
  train mentor coach teach upskill onboard | train mentor coach teach upskill onboard workshop lecturer tutor lesson class
  negotiate | negotiate agree deal
  launch start found introduce pioneer initiate kickstart | ~ launch start found introduce pioneer initiate begin open create build set establish run make get do bring put first write produce design develop draft
  present keynote | present pitch speak keynote talk report show share explain
  speak | speak talk interview present call phone meet chat ask survey keynote host
  pitch | pitch propose approach offer sell
  segment | segment group split cluster divide
  survey | survey poll questionnaire
  animate illustrate storyboard | animate illustrate storyboard draw motion
  syndicate | syndicate
  rebrand reposition | rebrand reposition
  redesign revamp overhaul rebuild relaunch restructure | redesign revamp overhaul rebuild relaunch restructure refresh redo
  migrate transition | migrate transition move switch
  translate localise | translate localise explain language turn
  film shoot photograph | film shoot photograph video photo
  audit | audit review check crawl
  automate | automate automation workflow flow sequence drip
  host moderate emcee | host moderate run organise event webinar podcast trip tour tasting guest
  sponsor fundraise | sponsor fundraise donation
  sell upsell | sell sale upsell
  edit proofread | edit proofread proof rewrite check correct magazine newsletter
  win | win award won prize bronze silver gold medal trophy
  secure land close sign | secure land close sign win won get book bring place place
  code program | code program develop
  represent | represent client agency practice roster book publicist
  outsource delegate | outsource delegate
  forecast predict model | forecast predict model budget project
  acquire | acquire get gain win bring grow
  receive | receive award win
  advise | advise consult advice counsel help client freelance
  chair | chair
  mediate | mediate
  repurpose | repurpose reuse turn`;

/** What bears out a verb of its own. */
export interface Telling {
  /** Whether it must stand in the sentence that speaks of the same thing: marked "~". */
  readonly isNear: boolean;
  /** Any of these stems in the member's text bears the verb out. */
  readonly borneOutBy: ReadonlySet<string>;
}

const stemsIn = (list: string): string[] => list.trim().split(/\s+/).map(stemOf);

const tellingByStem: ReadonlyMap<string, Telling> = new Map(
  telling
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [verbs = "", bearers = ""] = line.split("|");
      const isNear = bearers.includes("~");
      const borneOutBy = new Set([...stemsIn(verbs), ...stemsIn(bearers)]);
      return stemsIn(verbs).map((stem): [string, Telling] => [stem, { borneOutBy, isNear }]);
    }),
);

const wideStems: ReadonlySet<string> = new Set(stemsIn(wide));

const bases: ReadonlySet<string> = new Set(
  `${wide}\n${telling.replaceAll(/[|][^\n]*/g, "")}`.trim().split(/\s+/),
);

/** Whether a word is the plain form of a verb of work, in either spelling. */
export const isBaseForm = (low: string): boolean =>
  bases.has(low) || bases.has(low.replace(/ize$/, "ise").replace(/yze$/, "yse"));

export const isDutyVerb = (stem: string): boolean => wideStems.has(stem) || tellingByStem.has(stem);

/** The stems that bear out a verb that claims something of its own; null when what was worked on decides. */
export const tellingVerb = (stem: string): Telling | null => tellingByStem.get(stem) ?? null;

/** Verbs that put somebody in charge. */
export const leadingVerbs: ReadonlySet<string> = new Set(
  stemsIn(
    "lead head direct manage oversee supervise spearhead own run orchestrate champion steer helm",
  ),
);

/** Verbs and nouns of somebody who lent a hand. */
export const helpingVerbs: ReadonlySet<string> = new Set(
  stemsIn("help assist support contribute shadow observe participate"),
);

/** Verbs whose object comes after a preposition: "worked with designers". */
export const verbsWithPreposition: ReadonlySet<string> = new Set(
  stemsIn(
    "work collaborate partner liaise assist help contribute participate report speak serve consult freelance present pitch engage respond apply bid deal focus specialise negotiate",
  ),
);

/** Verbs that are work only together with a word after them: "set up", "brought in". */
const particles: ReadonlyMap<string, RegExp> = new Map(
  [
    ["set", "up|pricing|prices|budgets|targets|goals|the|and|our"],
    ["put", "together|up"],
    ["take", "over|on|charge|care|responsibility"],
    ["bring", "in|on|about"],
    ["kick", "off"],
    ["push", "the|our|for|through|out|up|sales|traffic"],
    ["speak", "at|on|to|with|for|about"],
    ["step", "in|up"],
    ["keep", "track|up"],
    ["hold", "talks|workshops|sessions|meetings|interviews"],
    ["give", "talks|workshops|lectures|presentations|training"],
  ].map(([verb = "", after = ""]) => [stemOf(verb), new RegExp(`^(?:${after})$`)]),
);

/** Whether a verb claims work with what comes after it. */
export const isWorkWith = (stem: string, after: string): boolean =>
  particles.get(stem)?.test(after) ?? true;

/** Past forms that do not end in "ed". */
export const irregularPasts: ReadonlySet<string> = new Set(
  "led ran wrote written grew grown built taught sold spoke spoken driven drove oversaw overseen made won cut shot rebuilt rewrote rewritten sent did done undertook dealt paid bought drew drawn brought took taken kept held set put got gave given".split(
    " ",
  ),
);
