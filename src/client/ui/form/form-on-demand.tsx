import { lazy, Suspense, type ComponentType } from "react";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";

/** A form that few open: what it is made of is fetched when it is first shown. */
export function formOnDemand<Props extends object>(
  fetchForm: () => Promise<ComponentType<Props>>,
  /** The height it will need. */
  heightClass = "h-72",
) {
  const Form = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await fetchForm() };
    } catch {
      return { default: NoForm };
    }
  });
  return (props: Props) => (
    <Suspense fallback={<Skeleton className={`${heightClass} w-full`} />}>
      <Form {...props} />
    </Suspense>
  );
}

const NoForm = () => <p>The form did not load. Check your connection, then reload the page.</p>;
