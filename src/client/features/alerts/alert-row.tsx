import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Alert } from "#contract/alerts.ts";
import { useApp } from "#client/app-context.ts";
import { Button } from "#client/ui/button.tsx";
import { Link } from "#client/ui/link.tsx";
import { sayAlert } from "#domain/alerts/say-alert.ts";
import { previewQuery, useAlertDeeds } from "./queries.ts";

interface AlertRowProps {
  readonly alert: Alert;
  readonly isPremium: boolean;
}

export function AlertRow({ alert, isPremium }: AlertRowProps) {
  const { change, remove } = useAlertDeeds();
  const [isOpen, setIsOpen] = useState(false);
  const name = sayAlert(alert);
  const other = alert.frequency === "daily" ? "weekly" : "daily";
  return (
    <li className="grid gap-3 px-4 py-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-medium wrap-anywhere">{name}</h2>
        <p className="text-quiet">{sayState(alert)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Preview
        </Button>
        {isPremium && (
          <Button size="small" onClick={() => void change(alert, { frequency: other })}>
            Make it {other}
          </Button>
        )}
        <Button size="small" onClick={() => void change(alert, { isPaused: !alert.isPaused })}>
          {alert.isPaused ? "Resume" : "Pause"}
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
      {isOpen && <Preview id={alert.id} />}
    </li>
  );
}

function sayState({ isPaused, isResting, frequency }: Alert): string {
  if (isPaused) return "Paused";
  if (isResting) return "Resting: without premium only your first alert comes";
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
