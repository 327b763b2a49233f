import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import { redirect } from "react-router";
import { paths } from "#domain/paths.ts";
import type { LoadArguments } from "#client/page.tsx";
import { isSignedOut } from "./failure.ts";
import { changeViewer } from "./viewer.ts";

/**
 * For a page whose subject changes without this tab knowing: every visit asks again, and whoever was signed out meanwhile
 * is led elsewhere.
 */
export async function lookAfresh<Data, Key extends QueryKey>(
  { queryClient }: LoadArguments["app"],
  query: FetchQueryOptions<Data, Error, Data, Key>,
  elsewhere: string = paths.home,
): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...query, staleTime: 0 });
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    changeViewer(queryClient, null);
    throw redirect(elsewhere);
  }
}
