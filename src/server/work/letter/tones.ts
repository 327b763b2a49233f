import type { CSSProperties } from "react";

/** The colours of the product, as mail programs can take them: by day, and by night. */
const tones = {
  paper: ["#fdfaf4", "#0d111b"],
  raised: ["#ffffff", "#161b25"],
  sunk: ["#f5f0e8", "#080c14"],
  ink: ["#161b24", "#f1eee7"],
  quiet: ["#535864", "#b2ada3"],
  line: ["#dddad5", "#2b303b"],
  ember: ["#f46527", "#fc803e"],
  "ember-text": ["#b53707", "#ff9f61"],
  "ember-pale": ["#f8b287", "#a25834"],
  "on-ember": ["#1f0f09", "#1f0f09"],
  yes: ["#0a693c", "#72d699"],
} as const satisfies Readonly<Record<string, readonly [day: string, night: string]>>;

type Tone = keyof typeof tones;

interface Look {
  readonly className: string;
  readonly style: CSSProperties;
}

const lookOf = (className: string, style: CSSProperties): Look => ({ className, style });

/** Words of a tone. By day it stands with the words themselves: many programs drop the style sheet. */
export const words = (tone: Tone, style: CSSProperties = {}): Look =>
  lookOf(`w-${tone}`, { color: tones[tone][0], ...style });

/** A ground of a tone. */
export const ground = (tone: Tone, style: CSSProperties = {}): Look =>
  lookOf(`g-${tone}`, { backgroundColor: tones[tone][0], ...style });

/** A hairline above. */
export const ruled = (style: CSSProperties = {}): Look =>
  lookOf("ruled", { borderTop: `1px solid ${tones.line[0]}`, ...style });

/** A button is a ground and words at once. */
export const pressed = (style: CSSProperties): Look =>
  lookOf("g-ember w-on-ember", {
    backgroundColor: tones.ember[0],
    color: tones["on-ember"][0],
    ...style,
  });

const night = Object.entries(tones).map(
  ([tone, [, dark]]) =>
    `.w-${tone}{color:${dark}!important}.g-${tone}{background-color:${dark}!important}`,
);

/** What cannot stand with the words: how they look at night, and on a narrow screen. */
export const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  ...night,
  `.ruled{border-color:${tones.line[1]}!important}}`,
  "@media (max-width:480px){.sheet{padding:24px 20px!important}}",
].join("");
