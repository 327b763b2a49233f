import { tableOf, type FontTables } from "./woff.ts";

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

type Contour = readonly Point[];

/** The shape of a glyph as the data of an SVG path, in units of the font, upwards. */
export type Outlines = (glyph: number) => string;

/** Reads table `glyf`: curves, or other glyphs put together, as most letters with accents are. */
export function outlinesOf(tables: FontTables): Outlines {
  const glyf = tableOf(tables, "glyf");
  const loca = tableOf(tables, "loca");
  const isLong = tableOf(tables, "head").getInt16(50) === 1;
  const startOf = (glyph: number): number =>
    isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;

  function contoursOf(glyph: number): readonly Contour[] {
    const start = startOf(glyph);
    if (startOf(glyph + 1) === start) return [];
    const count = glyf.getInt16(start);
    return count < 0 ? composed(start + 10) : drawn(glyf, start + 10, count);
  }

  function composed(start: number): readonly Contour[] {
    const contours: Contour[] = [];
    for (let at = start, flags = part.more; (flags & part.more) !== 0;) {
      flags = glyf.getUint16(at);
      const glyph = glyf.getUint16(at + 2);
      const isWide = (flags & part.isWide) !== 0;
      const x = isWide ? glyf.getInt16(at + 4) : glyf.getInt8(at + 4);
      const y = isWide ? glyf.getInt16(at + 6) : glyf.getInt8(at + 5);
      at += isWide ? 8 : 6;
      const size = (flags & part.isTurned) !== 0 ? 4 : (flags & part.isStretched) !== 0 ? 2 : 1;
      const isScaled = (flags & (part.isScaled | part.isStretched | part.isTurned)) !== 0;
      const scales = Array.from({ length: isScaled ? size : 0 }, (_, index) =>
        fraction(glyf.getInt16(at + index * 2)),
      );
      at += scales.length * 2;
      const move = transformBy(scales, x, y);
      contours.push(...contoursOf(glyph).map((contour) => contour.map(move)));
    }
    return contours;
  }

  return (glyph) => contoursOf(glyph).map(pathOf).join("");
}

/** The flags of a part of a composed glyph. */
const part = { isWide: 1, isScaled: 8, more: 0x20, isStretched: 0x40, isTurned: 0x80 };

const fraction = (value: number): number => value / 16_384;

function transformBy(scales: readonly number[], dx: number, dy: number): (point: Point) => Point {
  const [a = 1, second = a] = scales;
  const [b, c, d] = scales.length === 4 ? [second, scales[2] ?? 0, scales[3] ?? 1] : [0, 0, second];
  return ({ x, y, isOnCurve }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, isOnCurve });
}

/** The flags of a point. */
const has = { isOnCurve: 1, shortX: 2, shortY: 4, repeats: 8, sameX: 16, sameY: 32 };

function drawn(glyf: DataView, start: number, count: number): readonly Contour[] {
  const ends = Array.from({ length: count }, (_, index) => glyf.getUint16(start + index * 2));
  let at = start + count * 2;
  at += 2 + glyf.getUint16(at);
  const flags: number[] = [];
  for (const length = (ends.at(-1) ?? -1) + 1; flags.length < length;) {
    const flag = glyf.getUint8(at++);
    const times = (flag & has.repeats) === 0 ? 1 : glyf.getUint8(at++) + 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const read = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) value += glyf.getUint8(at++) * ((flag & same) === 0 ? -1 : 1);
      else if ((flag & same) === 0) {
        value += glyf.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(has.shortX, has.sameX);
  const ys = read(has.shortY, has.sameY);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & has.isOnCurve) !== 0,
  }));
  return ends.map((end, index) =>
    points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1),
  );
}

/** Between two points beside the curve there is always one on it, half way, that is not written down. */
function pathOf(contour: Contour): string {
  const whole = contour.flatMap((point, index) => {
    const before = contour.at(index - 1) ?? point;
    return point.isOnCurve || before.isOnCurve ? [point] : [halfWay(before, point), point];
  });
  const first = whole.findIndex(({ isOnCurve }) => isOnCurve);
  const [start, ...rest] = [...whole.slice(first), ...whole.slice(0, first)];
  if (start === undefined) return "";
  const steps = [...rest, start].map((point, index, all) => {
    if (!point.isOnCurve) return `Q${said(point)} `;
    return index > 0 && all[index - 1]?.isOnCurve === false ? said(point) : `L${said(point)}`;
  });
  return `M${said(start)}${steps.join("")}Z`;
}

const halfWay = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  isOnCurve: true,
});

const said = ({ x, y }: Point): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
