import { fileKind, type FileEnding } from "#contract/rows/file-kinds.ts";
import {
  mostBytesOf,
  type FileField,
  type Upload,
  type UploadedFile,
} from "#contract/rows/upload.ts";
import { fail } from "#server/app-error.ts";
import type { HttpContext } from "../../context.ts";

interface Sent {
  /** The text fields; one that was sent twice has no one value. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
}

/** Reads a form with files as its row describes it. What is longer than the row allows is not even read to its end. */
export async function readUpload(c: HttpContext, upload: Upload): Promise<Sent> {
  const type = c.req.header("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data")) fail("form_expected");
  const bytes = await readAtMost(c, mostBytesOf(upload));
  const form = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => fail("malformed_request"));
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    if (Object.hasOwn(upload, name)) continue;
    const values = form.getAll(name);
    // Where no file belongs there is no use for its bytes: only that it is there can matter.
    const [value, ...more] = values.map((value) => (typeof value === "string" ? value : null));
    Object.defineProperty(fields, name, {
      value: more.length === 0 ? value : values.length,
      enumerable: true,
    });
  }
  const files: Record<string, readonly UploadedFile[]> = {};
  for (const [name, field] of Object.entries(upload))
    files[name] = await readField(name, field, form.getAll(name));
  return { fields, files };
}

async function readAtMost(c: HttpContext, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(c.req.header("content-length") ?? 0) > most) fail("body_too_large");
  const { body } = c.req.raw;
  if (body === null) return fail("malformed_request");
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) fail("body_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function readField(
  name: string,
  field: FileField,
  values: readonly (File | string)[],
): Promise<UploadedFile[]> {
  const { most = 1, mostBytes, isOptional } = field;
  const refuse = (message: string) => ({ fields: { [name]: message } });
  // A field of a form into which nobody put a file is sent all the same, nameless and empty.
  const given = values.filter(
    (value) => typeof value === "string" || value.size > 0 || value.name !== "",
  );
  if (given.length === 0 && isOptional !== true) fail("invalid_input", refuse("Required"));
  if (given.length > most) fail("too_many_files", refuse(`At most ${most}.`));
  return Promise.all(
    given.map(async (value) => {
      if (typeof value === "string") return fail("invalid_input", refuse("Choose a file."));
      if (value.name.includes("\0")) return fail("malformed_request");
      if (value.size > mostBytes)
        fail("file_too_large", refuse(`At most ${sizeWords(mostBytes)}.`));
      const bytes = new Uint8Array(await value.arrayBuffer());
      const ending = field.endings.find((one) => isOfKind(one, value.type, bytes));
      if (ending === undefined) return fail("wrong_file_type", refuse(endingWords(field.endings)));
      return { name: nameOf(value), ending, bytes };
    }),
  );
}

/** Both what it is called and what it is: a page that calls itself a picture is neither. */
function isOfKind(ending: FileEnding, sentAs: string, bytes: Uint8Array): boolean {
  const { type, alsoSentAs, beginsWith } = fileKind(ending);
  const called = sentAs.split(";")[0]?.trim().toLowerCase();
  if (called !== type && called !== alsoSentAs) return false;
  if (beginsWith === null) return !bytes.includes(0);
  return Buffer.from(bytes.subarray(0, beginsWith.length)).toString("latin1") === beginsWith;
}

const longestName = 255;

/** Some browsers name the folders too. */
const nameOf = ({ name }: File): string =>
  (name.split(/[/\\]/).at(-1) ?? "").replace(/\p{Cc}/gu, "_").slice(-longestName) || "file";

const endingWords = (endings: readonly FileEnding[]): string =>
  `Choose a file of this kind: ${endings.map((ending) => ending.toUpperCase()).join(", ")}.`;

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} kB` : `${Math.floor(bytes / 100_000) / 10} MB`;
