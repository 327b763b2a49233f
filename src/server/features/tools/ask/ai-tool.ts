import { z } from "zod";
import type { DocumentTool, ToolName } from "#domain/tools/ai/tool-names.ts";
import type { DocumentContent } from "#contract/tools/documents.ts";
import type { BoardJob } from "#server/feature.ts";
import type { AiRequest, PromptName } from "#server/adapters/ai/port.ts";

/** One thing the AI can be asked for. What is the same for all of them is in `run-calls.ts`. */
export interface AiTool<Request, Answer extends z.ZodType, Result> {
  readonly name: ToolName;
  readonly prompt: PromptName;
  /** What the AI must answer with, for us and for the provider. */
  readonly answer: Answer;
  readonly shape: AiRequest["shape"];
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
  /** The request with what the AI should know of that job. */
  about(request: Request, job: BoardJob): Request;
}

/** As the provider wants to be told it, under a name of its own. */
export const shapeOf = (name: string, answer: z.ZodType): AiRequest["shape"] => ({
  name,
  schema: z.toJSONSchema(answer, { target: "draft-7" }),
});
