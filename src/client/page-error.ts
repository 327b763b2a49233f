/** Why a page could not be shown. Plain data survives the way from the server into the browser. */
export interface PageFailure {
  readonly status: number;
  readonly message: string | null;
}

export class PageError extends Error implements PageFailure {
  override readonly name = "PageError";
  readonly status: number;

  constructor(status: number, message = "") {
    super(message);
    this.status = status;
  }
}

/** Reads whatever was thrown: by a loader, by the router, by a component, or handed over by the server. */
export function readFailure(error: unknown): PageFailure {
  if (
    typeof error !== "object" ||
    error === null ||
    !("status" in error) ||
    typeof error.status !== "number"
  ) {
    return { status: 500, message: null };
  }
  const message =
    "userMessage" in error ? error.userMessage : "message" in error ? error.message : null;
  return {
    status: error.status,
    message: typeof message === "string" && message !== "" ? message : null,
  };
}
