import { Suspense, use, type ComponentType } from "react";

const { promise: firstSign, resolve: wakeParts } = Promise.withResolvers<void>();
export { wakeParts };

const signs = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"];

/**
 * A part of a page that stands complete in what the server sent, and does nothing that a browser would not do by itself.
 * Its script comes with the first sign of somebody being there; until then a link in it is an ordinary link. Of one that
 * is wanted, it comes as soon as the part is on the page.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { isWanted = false }: { readonly isWanted?: boolean } = {},
) {
  let part: ComponentType<Props> | null = null;
  let waiting: Promise<void> | null = null;
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();

  /** For whoever draws the page: a server, and a browser that comes from another page. */
  const load = async (): Promise<void> => {
    part ??= await fetchPart();
    missing.delete(load);
    arrive();
  };
  if (!isWanted) missing.add(load);

  function waitForSign(): Promise<void> {
    whenSomebodyIsThere(load);
    return arrival;
  }

  function Waiting(props: Props) {
    if (part === null) waiting ??= isWanted ? load() : waitForSign();
    // Also when it is there by now: React wants to hear from whoever waited how that ended.
    if (waiting !== null) use(waiting);
    const Part = part;
    return Part && <Part {...props} />;
  }

  return {
    load,
    Part: (props: Props) => (
      <Suspense fallback={null}>
        <Waiting {...props} />
      </Suspense>
    ),
  };
}

/** Parts of the page at hand whose scripts have not come yet. */
const missing = new Set<() => Promise<void>>();

function whenSomebodyIsThere(load: () => Promise<void>): void {
  for (const sign of signs)
    addEventListener(sign, () => wakeParts(), { capture: true, once: true });
  if (location.hash !== "" || scrollY > 0) wakeParts();
  // Without a connection the part stays as it was sent.
  firstSign.then(load).catch(() => undefined);
}

/**
 * React carries out a step through the history at once, ready or not, and would take away a part that it cannot draw
 * yet. So the step is held until it can. To be called before the router hears of steps.
 */
export function holdStepsForParts(): void {
  addEventListener("popstate", (step) => {
    if (missing.size === 0 || !step.isTrusted) return;
    step.stopImmediatePropagation();
    wakeParts();
    const { state } = step as { state: unknown };
    void Promise.allSettled([...missing].map((load) => load())).then(() =>
      dispatchEvent(new PopStateEvent("popstate", { state })),
    );
  });
}
