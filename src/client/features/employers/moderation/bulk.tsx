import { useState } from "react";
import type { PostingInQueue } from "#contract/employers/moderation.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useBulk } from "./queries.ts";

type Seen = Pick<PostingInQueue, "id" | "version">;

/** Postings ticked in the list, as they were seen there. */
export interface Choosing {
  readonly chosen: readonly Seen[];
  readonly isChosen: (posting: Seen) => boolean;
  readonly toggle: (posting: Seen) => void;
  readonly clear: () => void;
}

export function useChoosing(): Choosing {
  const [chosen, setChosen] = useState<readonly Seen[]>([]);
  const isSame = (one: Seen) => (other: Seen) =>
    one.id === other.id && one.version === other.version;
  return {
    chosen,
    isChosen: (posting) => chosen.some(isSame(posting)),
    toggle: (posting) =>
      setChosen((now) =>
        now.some(isSame(posting)) ? now.filter((one) => !isSame(posting)(one)) : [...now, posting],
      ),
    clear: () => setChosen([]),
  };
}

/** Publishes what is ticked, and takes it back for as long as the notice stays. */
export function BulkBar({ choosing: { chosen, clear } }: { choosing: Choosing }) {
  const publish = useBulk("publish");
  const undo = useBulk("undo-publishing");
  const report = useFailureReport();
  if (chosen.length === 0) return null;
  // Awaited, since the list may be empty by then, and this bar gone with it.
  const takeBack = async (done: readonly Seen[]) => {
    try {
      const undone = await undo.mutateAsync(done);
      toast({ title: `${sayCount(undone.done.length)} back in the queue` });
    } catch (error) {
      report("They are still on the board")(error);
    }
  };
  const send = async () => {
    try {
      const { done } = await publish.mutateAsync(chosen);
      clear();
      const left = chosen.length - done.length;
      toast({
        title: `${sayCount(done.length)} published`,
        ...(left > 0 && {
          description: `${sayCount(left)} left out: changed meanwhile, or not for this board.`,
        }),
        ...(done.length > 0 && { action: { label: "Undo", onPress: () => void takeBack(done) } }),
      });
    } catch (error) {
      report("Nothing was published")(error);
    }
  };
  return (
    <div className="sticky bottom-4 z-2 flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 shadow-float">
      <output className="mr-auto font-medium tabular-nums">{sayCount(chosen.length)} chosen</output>
      <Button variant="quiet" size="small" onClick={clear}>
        Clear
      </Button>
      <Button
        variant="primary"
        size="small"
        isLoading={publish.isPending}
        onClick={() => void send()}
      >
        Publish
      </Button>
    </div>
  );
}

const sayCount = (count: number): string => (count === 1 ? "1 posting" : `${count} postings`);
