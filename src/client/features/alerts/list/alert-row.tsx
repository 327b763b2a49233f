import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Alert } from "#contract/letters/alerts.ts";
import { useApp } from "#client/app-context.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { Link } from "#client/ui/link.tsx";
import { SteadyWords } from "#client/ui/steady-words.tsx";
import { sayAlert } from "#domain/alerts/say-alert.ts";
import { previewQuery, useAlertDeeds } from "../queries.ts";
import { searchAddress } from "../search-address.ts";

interface AlertRowProps {
  readonly alert: Alert;
  readonly isPremium: boolean;
}

export function AlertRow({ alert, isPremium }: AlertRowProps) {
  const { change, remove } = useAlertDeeds();
  const [isOpen, setIsOpen] = useState(false);
  const name = sayAlert(alert);
  const other = alert.frequency === "daily" ? "weekly" : "daily";
  const pausing = alert.isPaused ? "Resume" : "Pause";
  return (
    <li className="grid gap-x-8 gap-y-3 p-4 sm:p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="grid gap-1">
        <h2 className="text-lg wrap-anywhere">
          <Link to={searchAddress.addressOf({ filters: alert })} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet">
          <Badge tone={isComing(alert) ? "ember" : "plain"}>{stateOf(alert)}</Badge>
          {sayState(alert)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`Preview ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Preview
        </Button>
        {isPremium && (
          <Button
            size="small"
            aria-label={`Make it ${other}: ${name}`}
            onClick={() => void change(alert, { frequency: other })}
          >
            <SteadyWords
              all={["Make it daily", "Make it weekly"]}
            >{`Make it ${other}`}</SteadyWords>
          </Button>
        )}
        <Button
          size="small"
          aria-label={`${pausing} ${name}`}
          onClick={() => void change(alert, { isPaused: !alert.isPaused })}
        >
          <SteadyWords all={["Pause", "Resume"]}>{pausing}</SteadyWords>
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Delete ${name}`}
          onClick={() => void remove(alert)}
        >
          Delete
        </Button>
      </div>
      {isOpen && (
        <div className="lg:col-span-2">
          <Preview id={alert.id} />
        </div>
      )}
    </li>
  );
}

const isComing = ({ isPaused, isResting }: Alert): boolean => !isPaused && !isResting;

function stateOf({ isPaused, isResting, frequency }: Alert): string {
  if (isPaused) return "Paused";
  if (isResting) return "Resting";
  return frequency === "daily" ? "Daily" : "Weekly";
}

function sayState({ isPaused, isResting, frequency }: Alert): string {
  if (isPaused) return "Nothing comes until you resume it";
  if (isResting) return "Without premium only your first alert comes";
  return frequency === "daily" ? "Every workday at 06:30" : "Every Tuesday at 06:30";
}

function Preview({ id }: { id: number }) {
  const { api } = useApp();
  const { data, isError } = useQuery({ ...previewQuery(api, id), staleTime: 0 });
  if (isError) return <p>We could not look. Close the preview and open it again.</p>;
  if (data === undefined) return <p className="text-quiet">Looking…</p>;
  if (data.jobs.length === 0)
    return <p className="text-quiet">Nothing new yet: no letter would go out now.</p>;
  return (
    <ul className="grid gap-3 border-l-3 border-ember pl-4">
      {data.jobs.map(({ id: jobId, title, path, lines }) => (
        <li key={jobId}>
          <Link to={path} className="text-link wrap-anywhere">
            {title}
          </Link>
          <p className="text-sm text-quiet">{lines.join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}
