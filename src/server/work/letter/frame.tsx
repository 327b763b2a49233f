import type { ReactNode } from "react";
import { brand } from "#domain/brand.ts";
import { ground, ruled, styleSheet, words } from "./tones.ts";

const font =
  '"Instrument Sans",-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,Helvetica,Arial,sans-serif';

interface FrameProps {
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preview: string;
  readonly children: ReactNode;
  /** Why it came, and how to stop more. */
  readonly footer: ReactNode;
}

/** The paper every letter is written on. Tables, because mail programs lay out nothing else alike. */
export const Frame = ({ subject, preview, children, footer }: FrameProps) => (
  <html lang="en-ZA">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      {/* Without it, iOS makes links of dates and figures. */}
      <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
      <title>{subject}</title>
      <style>{styleSheet}</style>
    </head>
    <body {...ground("sunk", { margin: 0, padding: 0, fontFamily: font })}>
      <div hidden style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
        {preview}
      </div>
      <Sheet {...ground("sunk", { fontFamily: font })} width="100%" align="center">
        <td align="center" style={{ padding: "24px 12px" }}>
          <Sheet style={{ maxWidth: 560, textAlign: "left" }} width="100%">
            <td style={{ padding: "0 8px 16px" }}>
              <Wordmark />
            </td>
          </Sheet>
          <Sheet
            {...ground("raised", { maxWidth: 560, borderRadius: 10, textAlign: "left" })}
            width="100%"
          >
            <td
              className="sheet w-ink"
              style={{
                ...words("ink").style,
                padding: "32px 36px",
                fontFamily: font,
                fontSize: 16,
                lineHeight: "24px",
                overflowWrap: "anywhere",
              }}
            >
              {children}
            </td>
          </Sheet>
          <Sheet style={{ maxWidth: 560, textAlign: "left" }} width="100%">
            <td
              {...words("quiet", {
                padding: "20px 8px 0",
                fontFamily: font,
                fontSize: 14,
                lineHeight: "20px",
                overflowWrap: "anywhere",
              })}
            >
              {footer}
            </td>
          </Sheet>
        </td>
      </Sheet>
    </body>
  </html>
);

interface SheetProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly style?: React.CSSProperties;
  readonly width?: string;
  readonly align?: "center" | "left";
}

/** A table of one row, which says nothing but where things stand. */
export const Sheet = ({ children, ...look }: SheetProps) => (
  <table role="presentation" cellPadding="0" cellSpacing="0" border={0} {...look}>
    <tbody>
      <tr>{children}</tr>
    </tbody>
  </table>
);

const steps = [
  { height: 6, tone: "ember-pale" },
  { height: 11, tone: "ember-pale" },
  { height: 16, tone: "ember" },
  { height: 22, tone: "ember" },
] as const;

/** The name, and terraces that climb, drawn without a picture: those are blocked until somebody allows them. */
const Wordmark = () => (
  <Sheet>
    <td
      {...words("ink", {
        paddingRight: 10,
        fontFamily: `"Bricolage Grotesque",${font}`,
        fontSize: 24,
        lineHeight: "28px",
        fontWeight: 700,
        letterSpacing: "-0.02em",
      })}
    >
      {brand.name}
    </td>
    {steps.map(({ height, tone }) => (
      <td key={height} aria-hidden="true" style={{ padding: "0 1px 3px", verticalAlign: "bottom" }}>
        <div {...ground(tone, { width: 6, height, borderRadius: 1, fontSize: 0 })} />
      </td>
    ))}
  </Sheet>
);

/** Sets apart what comes next. */
export const Rule = () => (
  <hr {...ruled({ margin: "24px 0", borderRight: 0, borderBottom: 0, borderLeft: 0 })} />
);
