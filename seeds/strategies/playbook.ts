import { escapeHtml } from "#domain/markup/escape.ts";

/** A strategy as it is written: every part is there, so that no playbook goes out without its doubts or its figures. */
export interface Playbook {
  /** By which an installation knows that it was given this one. It never changes. */
  readonly name: string;
  /** It becomes a tag in the tracker, so it is short. */
  readonly title: string;
  readonly description: string;
  readonly icon: PlaybookIcon;
  /** Paragraphs. */
  readonly why: readonly string[];
  readonly whenNot: readonly string[];
  readonly steps: readonly string[];
  /** What it is, and its text. */
  readonly template: { readonly name: string; readonly text: string };
  readonly measure: readonly string[];
  readonly time: string;
  /** With made-up numbers, and marked as such. */
  readonly example: readonly string[];
}

/** Named here, drawn by the gallery. */
type PlaybookIcon =
  | "chart"
  | "clock"
  | "coin"
  | "handshake"
  | "letter"
  | "people"
  | "search"
  | "shield"
  | "spark"
  | "stairs";

/** A playbook as the page shows it. */
export const contentOf = (playbook: Playbook): string =>
  [
    ...part("Why it works", playbook.why.map(paragraph)),
    ...part("When it does not", playbook.whenNot.map(paragraph)),
    ...part(`Template: ${playbook.template.name}`, [
      `<pre>${escapeHtml(playbook.template.text.trim())}</pre>`,
    ]),
    ...part("What to measure", [
      `<ul>${playbook.measure.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`,
    ]),
    ...part("Time it takes", [paragraph(playbook.time)]),
    ...part("A worked example", [
      `<blockquote>${["Example: the person and the numbers are made up.", ...playbook.example].map(paragraph).join("")}</blockquote>`,
    ]),
  ].join("");

const part = (heading: string, inside: readonly string[]): string[] => [
  `<h3>${escapeHtml(heading)}</h3>`,
  ...inside,
];

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
