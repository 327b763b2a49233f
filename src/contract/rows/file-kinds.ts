interface FileKind {
  readonly type: string;
  /** What the bytes begin with, read as Latin-1; null for text. */
  readonly beginsWith: string | null;
  /** What some systems call it when they send one. */
  readonly alsoSentAs?: string;
}

/** The kinds of file that go out or come in, by the ending of their names. */
export const fileKinds = {
  csv: { type: "text/csv", beginsWith: null, alsoSentAs: "application/vnd.ms-excel" },
  html: { type: "text/html", beginsWith: null },
  ics: { type: "text/calendar", beginsWith: null },
  json: { type: "application/json", beginsWith: null },
  jsonl: { type: "application/x-ndjson", beginsWith: null },
  md: { type: "text/markdown", beginsWith: null },
  txt: { type: "text/plain", beginsWith: null },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    beginsWith: "PK\u0003\u0004",
  },
  pdf: { type: "application/pdf", beginsWith: "%PDF-" },
  png: { type: "image/png", beginsWith: "\u0089PNG\r\n" },
  jpg: { type: "image/jpeg", beginsWith: "\u00ff\u00d8\u00ff" },
  webp: { type: "image/webp", beginsWith: "RIFF" },
} as const satisfies Record<string, FileKind>;

export type FileEnding = keyof typeof fileKinds;

/** The ending says what kind of file it is, so a name without one does not compile. */
export type FileName<Ending extends FileEnding = FileEnding> = `${string}.${Ending}`;

/** The same with what not all of them have. */
export const fileKind = (ending: FileEnding): FileKind => fileKinds[ending];
