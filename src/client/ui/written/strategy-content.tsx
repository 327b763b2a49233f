import { contentPieces } from "#domain/guides/content-pieces.ts";
import { Template } from "./template.tsx";

/** A strategy's text. The server lets only text, lists, tables and links through. */
export const StrategyContent = ({ content }: { content: string }) => (
  <div className="grid gap-4">
    {contentPieces(content).map((piece, at) =>
      piece.kind === "template" ? (
        // oxlint-disable-next-line react/no-array-index-key -- Read, never rearranged.
        <Template key={at} text={piece.text} />
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- Read, never rearranged.
        <Written key={at} html={piece.html} />
      ),
    )}
  </div>
);

const Written = ({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- Sanitised on the server with an allow-list, when it is stored and when it is read.
  <div className="written max-w-reading" dangerouslySetInnerHTML={{ __html: html }} />
);
