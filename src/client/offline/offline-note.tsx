import { useEffect, useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { ago } from "#client/ui/figures/ago.ts";
import { InfoIcon } from "#client/ui/icons/page-icons.tsx";
import { connection, onConnectionChange } from "./connection.ts";

const minuteMs = 60_000;

/** Above the page and beside its application: what stands in it stays as it is, whatever becomes of the line. */
export function showNote(fetchedAt: () => number): void {
  const place = document.createElement("div");
  place.role = "status";
  document.body.prepend(place);
  createRoot(place).render(<OfflineNote fetchedAt={fetchedAt} />);
}

function OfflineNote({ fetchedAt }: { fetchedAt: () => number }) {
  const { isLost, keptAt } = useSyncExternalStore(onConnectionChange, connection);
  const now = useMinutes();
  if (!isLost && keptAt === null) return null;
  const from = keptAt ?? fetchedAt();
  return (
    <div className="border-b border-line bg-unclear-wash">
      <p className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
        <span className="flex items-center gap-2 font-semibold text-unclear">
          <InfoIcon className="size-5" />
          {isLost ? "You are offline." : "You are connected again."}
        </span>
        {from > 0 && <span>This is how it looked {ago(new Date(from).toISOString(), now)}.</span>}
        {isLost ? (
          <span className="text-quiet">Changes cannot be saved until you are connected.</span>
        ) : (
          <a href={location.href} className="text-link">
            Load it afresh
          </a>
        )}
      </p>
    </div>
  );
}

function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, minuteMs);
    const forget = onConnectionChange(look);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, []);
  return now;
}
