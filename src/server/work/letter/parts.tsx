import { Fragment } from "react";
import { ruled, pressed, words } from "./tones.ts";
import { Sheet } from "./frame.tsx";

/** A link of ours, and what stands on it. */
export interface LetterLink {
  readonly label: string;
  readonly link: string;
}

/** A name and what it stands for, as on a receipt. */
export interface LetterFact {
  readonly name: string;
  readonly value: string;
}

/** A thing to open, with what is to be known of it before. */
export interface LetterItem {
  readonly title: string;
  readonly link: string;
  /** Line by line. */
  readonly lines: readonly string[];
  /** What is sure about it. */
  readonly mark?: string;
}

/** A part of a letter that tells of something else than the part before it. */
export interface LetterSection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly LetterItem[];
}

/** A date stays on one line. */
const unbroken = (text: string): string =>
  text.replace(/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g, (date) => date.replaceAll(" ", "\u00a0"));

export const Paragraph = ({ children }: { children: string }) => (
  <p style={{ margin: "0 0 16px" }}>{unbroken(children)}</p>
);

export const Heading = ({ children }: { children: string }) => (
  <h1
    {...words("ink", {
      margin: "0 0 20px",
      fontSize: 24,
      lineHeight: "30px",
      fontWeight: 700,
      letterSpacing: "-0.01em",
    })}
  >
    {unbroken(children)}
  </h1>
);

/** A button where styles are kept, a bold link where they are not. */
export const Action = ({ label, link }: LetterLink) => (
  <p style={{ margin: "24px 0" }}>
    <a
      href={link}
      {...pressed({
        display: "inline-block",
        padding: "12px 22px",
        borderRadius: 8,
        fontWeight: 600,
        textAlign: "center",
        textDecoration: "none",
      })}
    >
      <b>{label}</b>
    </a>
  </p>
);

export const Facts = ({ facts }: { facts: readonly LetterFact[] }) => (
  <table
    width="100%"
    cellPadding="4"
    cellSpacing="0"
    border={0}
    style={{ margin: "8px 0 24px", borderCollapse: "collapse" }}
  >
    <tbody>
      {facts.map(({ name, value }) => (
        <tr key={name}>
          <th
            scope="row"
            align="left"
            {...ruledWords({ width: "32%", fontWeight: 400, textAlign: "left" })}
          >
            {name}
          </th>
          <td
            align="right"
            {...ruled({ padding: "10px 0", textAlign: "right", verticalAlign: "top" })}
          >
            {breakable(unbroken(value))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A name of many parts may break between them, also where styles are dropped. */
const breakable = (value: string) =>
  value.split(/(?<=-)/).map((part, index) => (
    // Parts have no name but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const ruledWords = (style: React.CSSProperties) => {
  const [line, quiet] = [
    ruled({ padding: "10px 12px 10px 0", verticalAlign: "top", ...style }),
    words("quiet"),
  ];
  return {
    className: `${line.className} ${quiet.className}`,
    style: { ...line.style, ...quiet.style },
  };
};

export const Items = ({ items }: { items: readonly LetterItem[] }) => (
  <Sheet width="100%" style={{ margin: "8px 0" }}>
    <td>
      {items.map((item) => (
        <Item key={item.link} {...item} />
      ))}
    </td>
  </Sheet>
);

/** A paragraph of lines: it stands apart from the next one also where styles are dropped. */
const Item = ({ title, link, lines, mark }: LetterItem) => (
  <p {...ruled({ margin: 0, padding: "16px 0" })}>
    <a href={link} {...words("ember-text", { fontSize: 18, lineHeight: "24px", fontWeight: 600 })}>
      <b>{title}</b>
    </a>
    {lines.map((line) => (
      <Fragment key={line}>
        <br />
        {line}
      </Fragment>
    ))}
    {mark !== undefined && (
      <>
        <br />
        <span {...words("yes", { fontSize: 14 })}>{mark}</span>
      </>
    )}
  </p>
);

export const Section = ({ heading, paragraphs, items }: LetterSection) => (
  <>
    <h2
      {...words("ink", {
        margin: "32px 0 12px",
        fontSize: 20,
        lineHeight: "26px",
        fontWeight: 700,
      })}
    >
      {heading}
    </h2>
    {paragraphs?.map((paragraph) => (
      <Paragraph key={paragraph}>{paragraph}</Paragraph>
    ))}
    {items && <Items items={items} />}
  </>
);
