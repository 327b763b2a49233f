import type { ReactNode } from "react";
import { hasChangedMeanwhile } from "#client/session/failure.ts";
import { Alert } from "../ui/feedback/alert.tsx";

interface ChangedMeanwhileProps {
  /** What became of the last try. */
  readonly error: unknown;
  /** What is there now, which the page shows by then, and what to do. */
  readonly children: ReactNode;
}

/** That somebody else was quicker, so nothing was done. It stays until the next try. */
export const ChangedMeanwhile = ({ error, children }: ChangedMeanwhileProps) =>
  hasChangedMeanwhile(error) && (
    <Alert tone="warning" title="Somebody else changed this meanwhile" isAnnounced>
      {children}
    </Alert>
  );
