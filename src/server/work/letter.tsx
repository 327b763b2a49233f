import { Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { greetingFor } from "#domain/accounts/letter-rules.ts";
import { brand } from "#domain/brand.ts";
import type { Mail } from "#server/adapters/email/port.ts";
import { Frame, Rule } from "./letter/frame.tsx";
import {
  Action,
  Facts,
  Heading,
  Items,
  Paragraph,
  Section,
  type LetterFact,
  type LetterItem,
  type LetterLink,
  type LetterSection,
} from "./letter/parts.tsx";
import { words } from "./letter/tones.ts";

/**
 * Of what a user has written only the name may be in it, and that only as the greeting: the rest is our own words. What
 * others wrote, such as the title of a job, comes in `items` and `facts`, with nothing in it that could become a link.
 */
interface Letter {
  readonly subject: string;
  /** Above the greeting, in large letters. The subject, unless given. */
  readonly heading?: string;
  /** Null for somebody whose name we do not know. */
  readonly username: string | null;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly LetterFact[];
  readonly items?: readonly LetterItem[];
  /** Each under a heading of its own, after all that. */
  readonly sections?: readonly LetterSection[];
  readonly action?: LetterLink;
  readonly afterwards?: readonly string[];
  /** Why it came and how to stop it; a letter about the reader's own account needs neither. */
  readonly footer?: { readonly reason: string; readonly links: readonly LetterLink[] };
}

/** Writes a letter twice, as HTML and as plain text, from the same words. */
export function letter(content: Letter): Pick<Mail, "subject" | "text" | "html"> {
  return {
    subject: content.subject,
    text: `${asText(content).join("\n\n")}\n`,
    html: `<!doctype html>${renderToStaticMarkup(<AsPage {...content} />)}`,
  };
}

const sign = `The people at ${brand.name}`;

const greetingOf = ({ username }: Letter): string =>
  username === null ? "Hello," : greetingFor(username);

function AsPage(content: Letter) {
  const { subject, heading = subject, paragraphs, facts, items, action } = content;
  const { sections = [], afterwards = [] } = content;
  return (
    <Frame
      subject={subject}
      preview={paragraphs[0] ?? brand.tagline}
      footer={<Footer {...content} />}
    >
      <Heading>{heading}</Heading>
      <Paragraph>{greetingOf(content)}</Paragraph>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {facts && <Facts facts={facts} />}
      {items && <Items items={items} />}
      {sections.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      {action && <Action {...action} />}
      {afterwards.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <Rule />
      <p style={{ margin: 0 }}>{sign}</p>
    </Frame>
  );
}

const Footer = ({ footer }: Letter) => (
  <>
    <p style={{ margin: 0 }}>{footer?.reason ?? brand.tagline}</p>
    {footer && (
      <p style={{ margin: "8px 0 0" }}>
        {footer.links.map(({ label, link }, index) => (
          <Fragment key={link}>
            {index > 0 && " · "}
            <a href={link} {...words("quiet", { textDecoration: "underline" })}>
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    )}
  </>
);

function asText(content: Letter): string[] {
  const { paragraphs, facts = [], items = [], sections = [], action } = content;
  const { afterwards = [], footer } = content;
  return [
    greetingOf(content),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}: ${value}`).join("\n")] : []),
    ...items.map(itemLines),
    ...sections.flatMap(sectionLines),
    ...(action ? [linkLines(action)] : []),
    ...afterwards,
    sign,
    ...(footer ? [["-- ", footer.reason, ...footer.links.map(linkLines)].join("\n")] : []),
  ];
}

const sectionLines = ({ heading, paragraphs = [], items = [] }: LetterSection): string[] => [
  `${heading}\n${"-".repeat(heading.length)}`,
  ...paragraphs,
  ...items.map(itemLines),
];

const itemLines = ({ title, lines, mark, link }: LetterItem): string =>
  [title, ...lines, ...(mark === undefined ? [] : [mark]), link].join("\n");

const linkLines = ({ label, link }: LetterLink): string => `${label}:\n${link}`;
