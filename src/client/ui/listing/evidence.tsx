import type { Evidence } from "#domain/listing/posting.ts";
import { readableQuote } from "#domain/listing/text/readable-quote.ts";
import { classNames } from "../class-names.ts";

interface QuotesProps {
  readonly evidence: readonly Evidence[];
  /** The colour of the line beside it. */
  readonly edge?: string;
  readonly isLarge?: boolean;
}

/** The words of the post that decided something. */
export function Quotes({ evidence, edge = "border-control", isLarge = false }: QuotesProps) {
  return distinctQuotes(evidence).map((quote) => (
    <blockquote
      key={quote}
      className={classNames(
        "min-w-0 border-l-2 pl-3 wrap-anywhere",
        edge,
        isLarge ? "text-lg" : "text-sm text-quiet",
      )}
    >
      “{quote}”
    </blockquote>
  ));
}

const mostQuotes = 3;

/** A line may be found twice, as a field and in the text around it: it is shown once. */
function distinctQuotes(evidence: readonly Evidence[]): string[] {
  const quotes = [...new Set(evidence.map(({ quote }) => readableQuote(quote)))];
  const isPartOfAnother = (quote: string) =>
    quotes.some((other) => other !== quote && other.includes(quote));
  return quotes.filter((quote) => quote !== "" && !isPartOfAnother(quote)).slice(0, mostQuotes);
}
