import type { z } from "zod";
import type { DocumentTool, ToolName } from "#domain/tools/ai/tool-names.ts";
import type { DocumentContent } from "#contract/tools/documents.ts";
import type { PromptName } from "#server/adapters/ai/port.ts";

/** One thing the AI can be asked for. What is the same for all of them is in `run-calls.ts`. */
export interface AiTool<Request, Answer extends z.ZodType, Result> {
  readonly name: ToolName;
  readonly prompt: PromptName;
  /** How the provider knows the shape. */
  readonly shapeName: string;
  /** What the AI must answer with. */
  readonly answer: Answer;
  /** The member's texts, by the names the prompt calls them. */
  blocks(request: Request): Readonly<Record<string, string>>;
  /** What becomes of an answer of that shape: within bounds, and without what nobody should see. */
  read(answer: z.output<Answer>, request: Request): Result;
}

/** One whose results are kept. */
export interface DocumentWriter<Request, Answer extends z.ZodType, Result> extends AiTool<
  Request,
  Answer,
  Result
> {
  readonly name: DocumentTool;
  /** As it is kept. */
  contentOf(request: Request, result: Result): DocumentContent;
  /** A first name for the document, until the member gives it another. */
  titleOf(request: Request): string;
  jobIdOf(request: Request): string | undefined;
}
