import { z, type core } from "zod";
import type { Endpoint, PlainForm } from "#contract/endpoint.ts";
import type { Upload } from "#contract/rows/upload.ts";
import { fail } from "#server/app-error.ts";
import type { HttpContext } from "../context.ts";
import type { RawRequest } from "./handler.ts";
import { readUpload } from "./kinds/upload.ts";

interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly files: unknown;
  readonly raw: RawRequest | undefined;
}

/** Reads a request as its row describes it. Whatever does not fit is a 400 that names the field. */
export async function readInput(
  c: HttpContext,
  row: Endpoint,
  query: Readonly<Record<string, string>>,
): Promise<Input> {
  return {
    params: row.params && parse(row.params, c.req.param(), "not_found"),
    query: row.query && parse(row.query, query, "invalid_input"),
    ...(row.upload === undefined
      ? { body: row.body && fitting(row.body, await readBody(c, row)), files: undefined }
      : await readForms(c, row.upload, row.body)),
    raw: row.takesRaw === true ? await readRaw(c) : undefined,
  };
}

export const fitting = (body: z.ZodObject, sent: unknown): unknown =>
  parse(body.strict(), sent, "invalid_input");

async function readForms(c: HttpContext, upload: Upload, body: Endpoint["body"]) {
  const { fields, files } = await readUpload(c, upload);
  const text = fitting(body ?? z.object({}), fields);
  return { body: body && text, files };
}

async function readRaw(c: HttpContext): Promise<RawRequest> {
  const body = new Uint8Array(await c.req.arrayBuffer());
  return { body, header: (name) => c.req.header(name) };
}

const formTypes = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

async function readBody(c: HttpContext, row: Endpoint): Promise<unknown> {
  if (row.form !== undefined && isForm(c)) return ownFields(row.form, await readForm(c));
  if (typeOf(c) !== "application/json") return fail("unsupported_type");
  const text = await c.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return fail("malformed_request");
  }
}

const typeOf = (c: HttpContext): string =>
  c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";

export const isForm = (c: HttpContext): boolean => formTypes.has(typeOf(c));

/** Without what concerns the form alone: where to go on to, and what had to be typed twice. */
function ownFields({ repeats }: PlainForm, sent: Fields): Fields {
  const { next: _whereTo, ...fields } = sent;
  if (repeats === undefined) return fields;
  const { [repeats.field]: repetition, ...rest } = fields;
  if (repetition !== undefined && repetition !== rest[repeats.of])
    fail("invalid_input", { fields: { [repeats.field]: repeats.message } });
  return rest;
}

type Fields = Readonly<Record<string, unknown>>;

/** A field sent twice has no one value, so it has none. */
export async function readForm(c: HttpContext): Promise<Fields> {
  const form = await c.req.formData().catch(() => fail("malformed_request"));
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, single(form.getAll(name))]),
  );
}

const single = (values: readonly unknown[]): unknown => (values.length === 1 ? values[0] : values);

function parse(schema: z.ZodObject, value: unknown, code: "not_found" | "invalid_input"): unknown {
  if (holds(value, hasNul)) fail(code === "not_found" ? code : "malformed_request");
  const result = schema.safeParse(value, { error: genericWords });
  if (result.success) return holds(value, hasHalves) ? wellFormed(result.data) : result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[path.join(".") || "body"] ??= message;
  return fail(code, code === "invalid_input" ? { fields } : {});
}

/** For a field without words of its own. Limits and unknown fields keep the library's, which name the number or the field. */
function genericWords({ code, input }: core.$ZodRawIssue): string | undefined {
  if (["too_small", "too_big", "unrecognized_keys"].includes(code)) return undefined;
  return input === undefined ? "Required" : "Invalid input";
}

/** PostgreSQL cannot store a NUL character, and no person types one. */
const hasNul = (text: string): boolean => text.includes("\0");

/** Half an emoji: a program cut a text there. In JSON, PostgreSQL cannot store that either. */
const hasHalves = (text: string): boolean => !text.isWellFormed();

/** A half becomes the sign for what cannot be shown, as it does in a column of text. */
function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== "object" || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name.toWellFormed(), wellFormed(held)]),
  );
}

function holds(value: unknown, isOdd: (text: string) => boolean): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === "string" && isOdd(next)) return true;
    if (typeof next === "object" && next !== null)
      pending.push(...Object.keys(next), ...Object.values(next));
  }
  return false;
}
