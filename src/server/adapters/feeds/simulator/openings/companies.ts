import type { FeedKind } from "#domain/feeds/kinds.ts";

export interface Company {
  readonly name: string;
  readonly slug: string;
  /** Its own job board, where it has one. */
  readonly board: Extract<FeedKind, "greenhouse" | "lever" | "ashby"> | null;
  readonly about: string;
  /** Who may apply; empty is everybody. */
  readonly places: readonly string[];
  readonly wherefrom: string;
}

const anywhere = {
  places: [],
  wherefrom: "We work from fourteen countries and hire anywhere in the world.",
} as const;

const southernAfrica = {
  places: ["South Africa", "Kenya", "Congo, The Democratic Republic of the"],
  wherefrom: "You can live in South Africa, Kenya or the Congo; we pay by contract, in dollars.",
} as const;

/** Whose boards the demo knows by name. */
export const withBoards: readonly Company[] = [
  {
    name: "Fernlight",
    slug: "fernlight",
    board: "greenhouse",
    about:
      "Fernlight makes lamps and an app that wake people gently. Two hundred thousand bedrooms have one, and 31 people make them, all of them at home.",
    ...anywhere,
  },
  {
    name: "Novaly",
    slug: "novaly",
    board: "lever",
    about:
      "Novaly sends invoices for freelancers and chases them politely. We are 44 people, profitable since our second year, and owned by those who work here.",
    ...southernAfrica,
  },
  {
    name: "Pinecrest",
    slug: "pinecrest",
    board: "ashby",
    about:
      "Pinecrest teaches languages in conversations of ten minutes. Teachers in sixty towns talk to half a million learners, and a team of 52 keeps it running.",
    places: ["South Africa", "United Kingdom"],
    wherefrom: "Remote from South Africa or the United Kingdom, within two hours of London time.",
  },
];

export const withoutBoards: readonly Company[] = [
  {
    name: "Brightpath & Sons",
    slug: "brightpath",
    board: null,
    about:
      "Brightpath & Sons sells study guides to universities in three continents, and has done so since before there were web pages to sell them on.",
    ...anywhere,
  },
  {
    name: "Oakline",
    slug: "oakline",
    board: null,
    about:
      "Oakline plans kitchens online. A customer draws a room, a designer answers the same day, and a workshop near the customer builds what was drawn.",
    places: ["EMEA"],
    wherefrom: "The team sits between Lagos and Lisbon; any place in EMEA is fine.",
  },
  {
    name: "Quillon",
    slug: "quillon",
    board: null,
    about:
      "Quillon keeps contracts for small companies: who signed what, until when, and what it costs to leave. Its eleven people have never shared an office.",
    ...southernAfrica,
  },
  {
    name: "Copperkite",
    slug: "copperkite",
    board: null,
    about:
      "Copperkite measures the wind for farms and sailing clubs, with instruments that cost less than a bicycle and an app that is free for schools.",
    ...anywhere,
  },
  {
    name: "Stonewick",
    slug: "stonewick",
    board: null,
    about:
      "Stonewick lends tools between neighbours. It started in one street of Bristol and is now in two hundred towns, most of them in the United States.",
    places: ["United States"],
    wherefrom: "For this role you must live in the United States and be allowed to work there.",
  },
];
