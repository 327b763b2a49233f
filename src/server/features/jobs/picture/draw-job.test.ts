import { readFile } from "node:fs/promises";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { resvgPictures } from "#server/adapters/pictures/resvg.ts";
import { socialImageSize } from "#domain/jobs/published/social-address.ts";
import { colours, icons } from "#server/drawing/art.ts";
import { drawJob } from "./draw-job.ts";
import type { PictureWords } from "./picture-text.ts";

const type = await resvgPictures().typefaces();

const words: PictureWords = {
  title: "SEO Lead",
  instead: "SEO job",
  company: "Baobab",
  verdict: { kind: "yes", sign: "yes", words: "Open to South Africa" },
  warning: null,
  pay: {
    offered: "$5,000",
    isFigure: true,
    per: "/month",
    atHome: "R92,000/month",
    rate: "at R18.40 (Nov 14, 2026)",
    terms: "",
  },
  hours: null,
};

const draw = (change: Partial<PictureWords>): string => drawJob({ ...words, ...change }, type);

/** The names of all elements, and every text between them. */
function partsOf(svg: string): { readonly names: Set<string>; readonly text: string } {
  expect(XMLValidator.validate(svg)).toBe(true);
  const names = new Set(Array.from(svg.matchAll(/<(\w+)/g), ([, name]) => name ?? ""));
  const parser = new XMLParser({ preserveOrder: true, trimValues: true });
  return { names, text: /"#text":"([^"]*)"/.exec(JSON.stringify(parser.parse(svg)))?.[1] ?? "" };
}

describe("nothing a job says becomes a part of the drawing", () => {
  test.each([
    '<svg onload="alert(1)"><image href="file:///etc/passwd"/>',
    "\"/><text>x</text> '</path>' &amp; &#60;script&#62; ]]> <!-- -->",
    "\u0000\u0001\uFFFF\uD800 Lead",
    "‮evil‬ 日本語 مرحبا 👩‍👩‍👧 Lead",
  ])("%j", (nasty) => {
    const { names, text } = partsOf(draw({ title: nasty, company: nasty }));
    expect(names).toEqual(partsOf(draw({})).names);
    expect(text).toBe("");
  });
});

test("letters that cannot be drawn are left out; with none left, the kind of work stands there", () => {
  const plain = draw({ title: "SEO Lead", company: null });
  expect(draw({ title: "🚀 SEO Lead 日本", company: "株式会社" })).toBe(plain);
  expect(draw({ title: "高级营销经理 (!)" })).toBe(draw({ title: "SEO job" }));
  expect(type.display.drawable("Zoe\u0308 Łódź")).toBe("Zoë Łódź");
});

test("a warning is drawn where there is one, on any picture: below the name, in its own words and colours", () => {
  const warning = { kind: "no", sign: "warning", words: "Likely a scam" } as const;
  for (const company of ["Baobab", null]) {
    const plain = draw({ company });
    const warned = draw({ company, warning });
    const mark = addedTo(plain, warned);
    const [box, x, y, width, height] =
      /^<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="29" fill="([^"]+)"\/>/.exec(
        mark,
      ) ?? [];
    expect(box).toContain(`fill="${colours.no}"`);
    expect(mark).toContain(icons.warning);
    expect(mark).toContain(`stroke="${colours.raised}"`);
    const at = { x: Number(x) + 58, y: Number(y) + 39 };
    expect(mark).toContain(
      `<g fill="${colours.raised}">${type.strong.outline(warning.words, at, 28)}</g>`,
    );
    // On the picture, and left of the sheet with the facts.
    expect(Number(x) + Number(width)).toBeLessThan(652);
    expect(Number(y) + Number(height)).toBeLessThan(socialImageSize.height);
  }
  const below = (company: string | null): number =>
    Number(/y="([\d.]+)"/.exec(addedTo(draw({ company }), draw({ company, warning })))?.[1]);
  expect(below("Baobab")).toBeGreaterThan(below(null));
});

/** The one piece by which a picture is longer than another that is otherwise the same. */
function addedTo(plain: string, longer: string): string {
  const length = longer.length - plain.length;
  const start = Array.from(plain).findIndex((letter, index) => letter !== longer[index]);
  // What is added may begin like what follows it, so it is looked for from its own first letters.
  const from = longer.lastIndexOf("<rect", start);
  expect(longer.slice(0, from) + longer.slice(from + length)).toBe(plain);
  return longer.slice(from, from + length);
}

test("letters stand as near to each other as the typeface wants them", () => {
  const { display } = type;
  const apart = display.widthOf("T", 100) + display.widthOf("o", 100);
  expect(display.widthOf("To", 100)).toBeLessThan(apart);
  expect(display.widthOf("To", 50)).toBeCloseTo(display.widthOf("To", 100) / 2);
});

test("the colours are the light ones of the pages", async () => {
  const tokens = await readFile("src/client/styles/tokens.css", "utf8");
  for (const [name, colour] of Object.entries(colours)) {
    const [, lightness, chroma, hue] =
      new RegExp(`--color-${name}: (?:light-dark\\()?oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)`).exec(
        tokens,
      ) ?? [];
    expect([name, colour]).toEqual([name, hexOf(Number(lightness), Number(chroma), Number(hue))]);
  }
});

/** From OKLCH to sRGB, by the matrices of the CSS specification. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  const linear = [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
  return `#${linear.map(byteOf).join("")}`;
}

function byteOf(linear: number): string {
  const curved = linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.min(255, Math.max(0, Math.round(curved * 255)));
  return byte.toString(16).padStart(2, "0");
}
