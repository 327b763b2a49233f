import type { Application } from "#contract/tracker/application.ts";
import { quietDays } from "#domain/tracker/silence.ts";
import { Badge } from "#client/ui/badge.tsx";

interface SilenceBadgeProps {
  readonly application: Pick<Application, "result" | "lastOn">;
  readonly today: string;
}

/** How long nothing has happened, once that is worth a word. */
export function SilenceBadge({ application: { result, lastOn }, today }: SilenceBadgeProps) {
  const days = quietDays(result, lastOn, today);
  return days === null ? null : <Badge>quiet for {days} days</Badge>;
}
