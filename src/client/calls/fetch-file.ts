import type { Endpoints } from "#contract/endpoint.ts";
import type { FileReply } from "#contract/rows/reply.ts";
import { addressIn, type Api, type Arguments, type LooseRequest, type RowIn } from "../api.ts";

type FileRow<Rows extends Endpoints> = Extract<RowIn<Rows>, { method: "POST"; reply: FileReply }>;

/** Has a file made of what is sent along. One that is only asked for is a link: `api.link`. */
export async function fetchFile<Rows extends Endpoints, Path extends FileRow<Rows>["path"]>(
  api: Api<Rows>,
  path: Path,
  ...[request]: Arguments<Extract<FileRow<Rows>, { path: Path }>>
): Promise<Blob> {
  const { body, ...rest }: LooseRequest = request ?? {};
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await api.send("POST", addressIn(path, rest), sent);
  const type = answer.headers.get("content-type") ?? "";
  return new Response(answer.body ?? null, { headers: { "content-type": type } }).blob();
}
