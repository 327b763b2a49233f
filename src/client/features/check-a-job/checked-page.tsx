import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useParams, useRevalidator } from "react-router";
import type { PageHead } from "#contract/page.ts";
import type { SharedCheckReply } from "#contract/listings/shared-checks.ts";
import { ApiError, type Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { sharedResult } from "#client/copy/sharing.ts";
import type { LoadArguments } from "#client/page.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { verdictLooks } from "#client/ui/verdict-chip.tsx";
import { sharedImagePath } from "#domain/jobs/published/social-address.ts";
import { paths } from "#domain/paths.ts";
import { tokenOf } from "./shared-tokens.ts";
import { TakeBack } from "./take-back.tsx";

/** Null when there is none, or not any more. */
const sharedQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["shared-check", id],
    queryFn: async (): Promise<SharedCheckReply | null> => {
      try {
        return await api.get("/api/checked/:id", { params: { id } });
      } catch (error) {
        if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

/** Kept out of search engines: it is for whoever was given the link. */
export function head({ app, params }: LoadArguments): PageHead {
  const id = params["id"] ?? "";
  const shared = app.queryClient.getQueryData(sharedQuery(app.api, id).queryKey) ?? null;
  if (shared === null)
    return {
      title: sharedResult.gone.title,
      description: sharedResult.gone.text,
      canonical: null,
    };
  const words = [shared.verdict.words, shared.title].filter((part) => part !== null).join(": ");
  return {
    title: words,
    description: sharedResult.about,
    canonical: null,
    image: { path: sharedImagePath(id), alt: words },
  };
}

export async function load({ app, params }: LoadArguments): Promise<number | void> {
  const shared = await app.queryClient.fetchQuery(sharedQuery(app.api, params["id"] ?? ""));
  if (shared === null) return 404;
}

export function Page() {
  const { id = "" } = useParams();
  const { data } = useQuery({ ...sharedQuery(useApp().api, id), staleTime: Infinity });
  if (data === undefined) return null;
  return (
    <div className="page-width grid justify-items-start gap-8 py-12 lg:py-20">
      {data === null ? <Gone /> : <Shared id={id} shared={data} />}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={paths.checkAJob} variant="primary" size="large">
          {sharedResult.action}
        </ButtonLink>
        <ButtonLink to={paths.jobs} size="large">
          {sharedResult.jobs}
        </ButtonLink>
      </p>
    </div>
  );
}

const Gone = () => (
  <div className="grid gap-3">
    <h1 className="text-4xl">{sharedResult.gone.title}</h1>
    <p className="max-w-reading text-lg text-quiet">{sharedResult.gone.text}</p>
  </div>
);

const treads = {
  yes: "border-yes-fill",
  unclear: "border-unclear-fill",
  no: "border-no-fill",
  warning: "border-no-fill",
} as const;

function Shared({ id, shared }: { id: string; shared: SharedCheckReply }) {
  const { verdict, title, company, sentence, pay, reasons, checkedAt, endsAt } = shared;
  const { Icon, look } = verdictLooks[verdict.tone];
  const name = [title, company].filter((part) => part !== null);
  return (
    <article
      className={classNames("grid w-full max-w-200 gap-5 border-t-3 pt-8", treads[verdict.tone])}
    >
      <div className="grid gap-3">
        {name.length > 0 && <p className="text-quiet wrap-anywhere">{name.join(" · ")}</p>}
        <h1 className="flex items-center gap-3 text-4xl">
          <span
            className={classNames("grid size-12 shrink-0 place-items-center rounded-full", look)}
          >
            <Icon className="size-7" />
          </span>
          {verdict.words}
        </h1>
      </div>
      {verdict.tone === "warning" && <p className="max-w-reading text-lg">{sharedResult.scam}</p>}
      {sentence !== null && (
        <blockquote className="max-w-reading border-l-2 border-line pl-4 text-lg wrap-anywhere">
          “{sentence}”
        </blockquote>
      )}
      {pay !== null && (
        <p className="tabular-nums">
          <span className="block font-display text-2xl font-bold">{pay.offered}</span>
          {pay.inRand}
        </p>
      )}
      {reasons.length > 0 && (
        <section aria-labelledby="careful" className="grid gap-2">
          <h2 id="careful" className="text-lg">
            Why to be careful
          </h2>
          <ul className="list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="max-w-reading text-quiet">
        {sharedResult.about} {sharedResult.ours} Read on{" "}
        <time dateTime={checkedAt}>{dayOf(checkedAt)}</time>, and here until{" "}
        <time dateTime={endsAt}>{dayOf(endsAt)}</time>.
      </p>
      <IfTheirs id={id} isTheirs={shared.isTheirs} />
    </article>
  );
}

/** For the account or the browser it was shared from. What the browser keeps is known there only. */
function IfTheirs({ id, isTheirs }: { id: string; isTheirs: boolean }) {
  const { queryClient } = useApp();
  const { revalidate } = useRevalidator();
  const isFromHere = useSyncExternalStore(never, () => tokenOf(id) !== undefined, no);
  if (!isTheirs && !isFromHere) return null;
  const leave = () => {
    queryClient.removeQueries({ queryKey: ["shared-check", id] });
    void revalidate();
  };
  return (
    <div className="-ml-3">
      <TakeBack id={id} onDone={leave} />
    </div>
  );
}

const never = () => () => undefined;
const no = () => false;
