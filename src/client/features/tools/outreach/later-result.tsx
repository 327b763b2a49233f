import { lazy, Suspense, type ComponentProps, type ComponentType } from "react";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import type { OutreachResult } from "../result/outreach-result.tsx";

type ResultProps = ComponentProps<typeof OutreachResult>;

/** Begins to fetch what messages are shown with, before there is one to show. */
export const fetchResult = () => import("../result/outreach-result.tsx");

// Nobody has messages before the choices are made, so nobody waits for their tabs with the page.
const Result = lazy(async (): Promise<{ default: ComponentType<ResultProps> }> => {
  try {
    return { default: (await fetchResult()).OutreachResult };
  } catch {
    return { default: NoResult };
  }
});

const NoResult = () => (
  <p>The messages did not load. Check your connection, then reload the page.</p>
);

export const LaterResult = (props: ResultProps) => (
  <Suspense fallback={<Skeleton className="h-72 w-full" />}>
    <Result {...props} />
  </Suspense>
);
