import type { Application } from "#contract/tracker/application.ts";
import { daysBetween } from "#domain/days.ts";
import { isOver } from "#domain/tracker/application.ts";
import { Badge } from "#client/ui/badge.tsx";
import { sayDay } from "../day-words.ts";

interface FollowUpDayProps {
  readonly application: Pick<Application, "followUpDate" | "result">;
  readonly today: string;
}

/** When to ask again, while there is anything to ask about. */
export function FollowUpDay({ application: { followUpDate, result }, today }: FollowUpDayProps) {
  if (followUpDate === null || isOver(result)) return null;
  const days = daysBetween(today, followUpDate);
  if (days > 0) return <span>Follow up {sayDay(followUpDate)}</span>;
  return <Badge tone="ember">{days === 0 ? "follow up today" : overdue(-days)}</Badge>;
}

const overdue = (days: number): string =>
  days === 1 ? "follow-up due yesterday" : `follow-up due ${days} days ago`;
