/** A zone one can reckon with: a place whose clocks may change, or a fixed distance from UTC in minutes. */
export type SureZone =
  | { readonly kind: "place"; readonly zone: string }
  | { readonly kind: "fixed"; readonly minutes: number };

/** Where the reader is. */
export const homeZone: SureZone = { kind: "place", zone: "Africa/Johannesburg" };

/** What a message says about whose clock it means. */
export type ZoneSaid =
  | (SureZone & { readonly label: string })
  /** Letters for one half of the year only, such as EST: people write them in the other half as well. */
  | {
      readonly kind: "season";
      readonly label: string;
      readonly zone: string;
      readonly minutes: number;
    }
  /** Letters or names that mean several zones, or none that we know. */
  | { readonly kind: "unclear"; readonly label: string; readonly choices: readonly string[] }
  /** "My time": the sender's, wherever that is. */
  | { readonly kind: "theirs"; readonly label: string };

/** As an answer to a question it is a text: `America/New_York`, or `UTC-300` for minutes. */
export const codeOf = (zone: SureZone): string =>
  zone.kind === "place"
    ? zone.zone
    : `UTC${zone.minutes < 0 ? "-" : "+"}${String(Math.abs(zone.minutes))}`;

const fixedCode = /^UTC([+-])(\d{1,3})$/;

export function zoneOfCode(code: string): SureZone {
  const [, sign, minutes] = fixedCode.exec(code) ?? [];
  if (minutes === undefined) return { kind: "place", zone: code };
  return { kind: "fixed", minutes: sign === "-" ? -Number(minutes) : Number(minutes) };
}

/** `UTC−4`, `UTC+5:30`. */
export function sayOffset(minutes: number): string {
  if (minutes === 0) return "UTC";
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? "" : `:${String(size % 60).padStart(2, "0")}`;
  return `UTC${minutes < 0 ? "−" : "+"}${String(Math.floor(size / 60))}${rest}`;
}
