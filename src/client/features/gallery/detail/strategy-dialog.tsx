import { useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import type { GrowthStrategy } from "#contract/guides/growth-gallery.ts";
import { Badge } from "#client/ui/badge.tsx";
import { CloseIcon } from "#client/ui/icons/page-icons.tsx";
import { Link } from "#client/ui/link.tsx";
import { StrategyContent } from "#client/ui/written/strategy-content.tsx";
import { FavouriteButton } from "../favourite-button.tsx";
import { stepsIn } from "../list/strategy-card.tsx";
import { ImplementationSteps } from "./implementation-steps.tsx";
import { TagButton } from "./tag-button.tsx";

interface StrategyDialogProps {
  readonly strategy: GrowthStrategy;
  /** The gallery below it. */
  readonly closeTo: string;
}

/** One strategy over the gallery. The server sends it open, so that it can be read before the scripts arrive and without them. */
export function StrategyDialog({ strategy, closeTo }: StrategyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const navigate = useNavigate();
  const close = () => void navigate(closeTo, { preventScrollReset: true });

  useEffect(() => {
    const element = dialog.current;
    // What stands open by its attribute alone leaves the page behind it in reach.
    element?.removeAttribute("open");
    element?.showModal();
    element?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc is the keyboard's way, and the browser provides it.
    <dialog
      ref={dialog}
      open
      aria-labelledby={titleId}
      onClose={close}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="dialog fixed inset-0 z-30 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-192 overflow-y-auto rounded-card bg-raised text-ink shadow-float [@media(scripting:none)]:static [@media(scripting:none)]:max-h-none"
    >
      <div className="grid gap-6 p-5 sm:p-8">
        <div className="grid gap-3">
          <div className="flex items-start justify-between gap-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1.5 text-sm">
              <Badge tone="ember">{strategy.category}</Badge>
              {strategy.steps !== null && (
                <a href="#implementation-steps" className="text-link">
                  {stepsIn(strategy.steps.length)}
                </a>
              )}
            </p>
            <Link
              to={closeTo}
              preventScrollReset
              aria-label="Close"
              className="-mt-1 -mr-2 grid size-9 shrink-0 place-items-center rounded-control text-quiet hover:bg-ink/8 hover:text-ink"
            >
              <CloseIcon />
            </Link>
          </div>
          <h2 id={titleId} tabIndex={-1} className="text-2xl">
            {strategy.title}
          </h2>
          <p className="max-w-reading text-lg text-quiet">{strategy.description}</p>
          <div className="flex flex-wrap gap-2">
            <FavouriteButton strategy={strategy} isNamed />
            <TagButton strategy={strategy} />
          </div>
        </div>
        <StrategyContent content={strategy.content} />
        {strategy.steps !== null && (
          <ImplementationSteps strategyId={strategy.id} steps={strategy.steps} />
        )}
      </div>
    </dialog>
  );
}
