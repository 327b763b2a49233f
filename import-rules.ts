import type { OxlintOverride } from "oxlint";

/**
 * Which room may import from which. A room says what it may not take and why; a file belongs to the last room that
 * names it. `tests/import-rules.test.ts` plants a violation of each and sees it refused.
 */
interface Room {
  readonly files: readonly string[];
  readonly refuses: readonly Refusal[];
}

/**
 * By a pattern, or by a list of globs of which a later one with `!` lets in again (the linter's patterns cannot look
 * ahead). What a list lets in is looked at no further, so a room's list stands last.
 */
type Refusal = { readonly message: string } & (
  | { readonly regex: string }
  | { readonly group: string[] }
);

const only = (allowed: readonly string[], message: string): Refusal => ({
  group: ["**", "!./**", "!../**", ...allowed.map((glob) => `!${glob}`)],
  message,
});

/** A path that climbs out of `src/<root>/` by itself instead of naming the root it wants. */
const byWay = (root: string): Refusal => ({
  regex: String.raw`^(?:\.\./)+(?:src/)?${root}/`,
  message: "another root is imported by its name, if at all.",
});

const noClient: Refusal = {
  regex: "^#client/",
  message: "server never imports client; main.ts takes the built pages in its hand.",
};

const noFramework: Refusal = {
  regex: "^(?:hono|@hono)(?:/|$)",
  message: "the framework lives in http/.",
};

const noDrivers: Refusal = {
  regex:
    "^(?:pg|pg-boss|nodemailer|@electric-sql/.+|@node-rs/.+|@resvg/.+|sharp|undici|fast-xml-parser|ipaddr.js|drizzle-orm/(?:node-postgres|pglite)(?:/.+)?)$",
  message: "a vendor's library is imported by its adapter alone.",
};

/** Disk, network and processes belong to adapters and to the few files in http/ that serve what was built. */
const noMachine: Refusal = {
  regex: "^node:(?:fs|net|http|https|child_process|dns|tls|dgram|worker_threads|os)(?:/|$)",
  message: "the machine is reached through a port.",
};

/** What a feature sees of an adapter: its port, and of the database also its tables. */
const noVendorFiles: Refusal = {
  group: [
    "#server/adapters/**",
    "!#server/adapters/*/port.ts",
    "!#server/adapters/database/{schema,failure,kept-until-changed,tables/lock-user}.ts",
  ],
  message: "features know an adapter's port, not what is behind it.",
};

const noOtherFeature = (side: "client" | "server"): Refusal => ({
  regex: `^#${side}/features/`,
  message: "features do not know each other; a feature's own files are imported by relative path.",
});

/** From a file so many folders below `features/`, so many steps up lead out of its feature. */
const noClimbing = (steps: number): Refusal => ({
  regex: String.raw`^(?:\.\./){${steps}}`,
  message: "features do not know each other: this path leads out of the feature.",
});

const browserLibraries = [
  "react",
  "react/**",
  "react-dom",
  "react-dom/**",
  "react-router",
  "react-router/**",
  "@tanstack/react-query",
  "radix-ui",
  "zod",
  "@paystack/inline-js/**",
  "@atlaskit/pragmatic-drag-and-drop/**",
  "ical-generator",
  "@tiptap/**",
];
const clientOnly: readonly Refusal[] = [
  byWay("(?:domain|contract|server)"),
  only(
    ["#client/**", "#contract/**", "#domain/**", ...browserLibraries],
    "client imports contract, domain and the browser's libraries: never server, and nothing of Node.",
  ),
];

const serverOnly: readonly Refusal[] = [noClient, byWay("(?:domain|contract|client)")];

/** A file so many folders below `features/`: the first of them is the feature. */
const clientFeature = (depth: number): Room => ({
  files: [`src/client/features/${"*/".repeat(depth)}*.{ts,tsx}`],
  refuses: [noOtherFeature("client"), noClimbing(depth), ...clientOnly],
});

/** A feature may also be a single file. */
const serverFeature = (depth: number): Room => ({
  files: [`src/server/features/${"*/".repeat(depth)}*.{ts,tsx}`],
  refuses: [
    ...serverOnly,
    noFramework,
    noDrivers,
    noMachine,
    noOtherFeature("server"),
    noClimbing(Math.max(depth, 1)),
    noVendorFiles,
  ],
});

const rooms: readonly Room[] = [
  {
    files: ["src/domain/**/*.ts"],
    refuses: [
      byWay("(?:contract|server|client)"),
      only(["#domain/**"], "domain imports nothing outside itself."),
    ],
  },
  {
    files: ["src/contract/**/*.ts"],
    refuses: [
      byWay("(?:server|client)"),
      only(
        ["#contract/**", "#domain/**", "zod"],
        "contract imports domain only (and zod, its schema language).",
      ),
    ],
  },
  { files: ["src/client/**/*.{ts,tsx}"], refuses: clientOnly },
  {
    files: [
      "src/client/{ui,session,asking,membership,tracker,break-even,copy,heads,layout}/**/*.{ts,tsx}",
    ],
    refuses: [
      {
        regex: String.raw`^(?:#client/|(?:\.\./)+)features/`,
        message: "what features share knows no feature.",
      },
      ...clientOnly,
    ],
  },
  {
    files: ["src/client/ui/**/*.{ts,tsx}"],
    refuses: [
      {
        regex: String.raw`^(?:#client/|(?:\.\./)+)(?:features|layout|session|asking|membership|tracker|break-even)/`,
        message: "ui is drawn from what it is handed: it knows neither pages nor who is looking.",
      },
      ...clientOnly,
    ],
  },
  ...[1, 2, 3, 4, 5].map(clientFeature),
  { files: ["src/server/**/*.{ts,tsx}"], refuses: serverOnly },
  {
    files: ["src/server/http/**/*.{ts,tsx}"],
    refuses: [
      ...serverOnly,
      noDrivers,
      { ...noMachine, regex: "^node:(?:fs|child_process|dns|tls|dgram|worker_threads|os)(?:/|$)" },
      {
        regex: String.raw`^(?:#server/|(?:\.\./)+)features/`,
        message: "http serves any feature and knows none.",
      },
    ],
  },
  {
    files: ["src/server/http/pages/{assets,static-files}.ts"],
    refuses: [...serverOnly, noDrivers],
  },
  ...[0, 1, 2, 3, 4, 5].map(serverFeature),
  {
    files: ["src/server/adapters/**/*.{ts,tsx}"],
    refuses: [
      ...serverOnly,
      noFramework,
      {
        regex: String.raw`^(?:#server/|(?:\.\./)+)(?:features|http|work)/`,
        message: "adapters face outwards: they know neither features nor http nor work.",
      },
    ],
  },
];

/** A single use of it, on whatever page, would be sent along with every page. */
const heavyLink = {
  name: "react-router",
  importNames: ["Link", "NavLink"],
  message: "ui/link.tsx weighs a tenth of the router's own.",
};

/** For the linter. Tests may look behind every door. */
export const importRules = rooms.map(({ files, refuses }): OxlintOverride => ({
  files: [...files],
  excludeFiles: ["**/*.test.{ts,tsx}"],
  rules: {
    "eslint/no-restricted-imports": ["error", { patterns: [...refuses], paths: [heavyLink] }],
  },
}));
