import { useRouteError } from "react-router";
import { readFailure } from "#client/page-error.ts";

export function ErrorScreen() {
  const { status, message } = readFailure(useRouteError());
  return status === 404 ? <h1>404 Page Not Found</h1> : <h1>{message ?? "Something went wrong"}</h1>;
}
