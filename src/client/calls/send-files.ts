import type { AnswerOf, Endpoint, Endpoints, RequestOf } from "#contract/endpoint.ts";
import type { Upload } from "#contract/rows/upload.ts";
import { addressIn, type Api, type LooseRequest, type RowIn } from "../api.ts";

type UploadRow<Rows extends Endpoints> = Extract<RowIn<Rows>, { method: "POST"; upload: Upload }>;

type WithFiles<Row extends Endpoint> = RequestOf<Row> & {
  readonly files: Readonly<Partial<Record<keyof Row["upload"], readonly File[]>>>;
  readonly signal?: AbortSignal;
};

interface LooseUpload extends LooseRequest {
  readonly files: Readonly<Record<string, readonly File[] | undefined>>;
  readonly signal?: AbortSignal;
}

/** Sends files, with what else the row takes beside them. */
export async function sendFiles<Rows extends Endpoints, Path extends UploadRow<Rows>["path"]>(
  api: Api<Rows>,
  path: Path,
  request: WithFiles<Extract<UploadRow<Rows>, { path: Path }>>,
): Promise<AnswerOf<Extract<UploadRow<Rows>, { path: Path }>>> {
  const { files, body, signal, ...rest }: LooseUpload = request;
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.append(name, String(value));
  for (const [name, given = []] of Object.entries(files))
    for (const file of given) form.append(name, file);
  const sent = { body: form, ...(signal && { signal }) };
  const answer = await api.send("POST", addressIn(path, rest), sent);
  // The server has checked this against the reply schema of the row.
  return JSON.parse(await answer.text()) as AnswerOf<Extract<UploadRow<Rows>, { path: Path }>>;
}
