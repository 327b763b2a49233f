import { useQuery } from "@tanstack/react-query";
import { strategyPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { StairsIcon } from "#client/ui/icons/tool-icons.tsx";
import { Link } from "#client/ui/link.tsx";
import { galleryQuery } from "./queries.ts";

/** One step of one strategy: the one to carry on with. */
export function NextInGallery() {
  const { data } = useQuery(galleryQuery(useApp().api));
  if (data === undefined) return null;
  const { next } = data;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-4">
      <StairsIcon className="row-span-3 mt-0.5 size-6 text-ember-text" />
      <h3 className="text-lg leading-[1.75rem]">
        {next === null ? "Begin a strategy" : "Next in the gallery"}
      </h3>
      {next === null ? (
        <p className="text-quiet">
          Choose one playbook and do its first step this week.{" "}
          <Link to={paths.growthGallery} className="text-link">
            Open the gallery
          </Link>
        </p>
      ) : (
        <>
          <p className="wrap-anywhere">
            <Link to={strategyPath(next.strategyId)} className="text-link font-semibold">
              {next.title}
            </Link>{" "}
            <span className="text-quiet tabular-nums">
              step {next.number} of {next.of}
            </span>
          </p>
          <p className="line-clamp-2 text-quiet">{next.step}</p>
        </>
      )}
    </div>
  );
}
