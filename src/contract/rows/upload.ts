import type { FileEnding } from "./file-kinds.ts";

/** One field of a form that takes files, and what it takes. */
export interface FileField {
  readonly endings: readonly FileEnding[];
  /** Of each file. */
  readonly mostBytes: number;
  /** How many; one, unless given. */
  readonly most?: number;
  readonly isOptional?: true;
}

/** The files of a form, by the names of their fields. Text fields beside them are the row's `body`. */
export type Upload = Readonly<Record<string, FileField>>;

export interface UploadedFile<Ending extends FileEnding = FileEnding> {
  /** As it is called where it comes from, without folders. Somebody's own words: show it, never open it. */
  readonly name: string;
  /** What its bytes say it is. */
  readonly ending: Ending;
  readonly bytes: Uint8Array;
}

/** Text fields and what stands between the parts of a form. */
const besideFilesBytes = 100 * 1024;

/** More than this no request of the row may hold. */
export const mostBytesOf = (upload: Upload): number =>
  Object.values(upload).reduce(
    (sum, { most = 1, mostBytes }) => sum + most * mostBytes,
    besideFilesBytes,
  );
