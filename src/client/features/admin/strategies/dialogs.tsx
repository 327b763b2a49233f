import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentProps } from "react";
import type { StrategyRow } from "#contract/admin/growth-strategies.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Button } from "#client/ui/button.tsx";
import { formOnDemand } from "#client/ui/form/form-on-demand.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { useDeleteStrategy } from "./changes.ts";
import type { Drafts } from "./form/drafts.ts";
import { wholeStrategyQuery } from "./queries.ts";

// The editor is larger than all the rest of the page: it comes when somebody writes.
const StrategyForm = formOnDemand(
  async () => (await import("./form/strategy-form.tsx")).StrategyForm,
  "h-128",
);

type Open = null | { readonly edit: StrategyRow | null } | { readonly remove: StrategyRow };

/** The dialogs of the page, one at a time. */
export function useStrategyDialogs() {
  const [open, setOpen] = useState<Open>(null);
  return {
    open,
    close: () => setOpen(null),
    add: () => setOpen({ edit: null }),
    edit: (strategy: StrategyRow) => setOpen({ edit: strategy }),
    remove: (strategy: StrategyRow) => setOpen({ remove: strategy }),
  };
}

interface StrategyDialogsProps {
  readonly dialogs: ReturnType<typeof useStrategyDialogs>;
  readonly categories: readonly string[];
}

export function StrategyDialogs({ dialogs: { open, close }, categories }: StrategyDialogsProps) {
  const [drafts] = useState<Drafts>(() => new Map());
  const edited = open !== null && "edit" in open ? open : null;
  const removed = open !== null && "remove" in open ? open.remove : null;
  const form = { categories, drafts, onDone: close, onCancel: close };
  return (
    <>
      <Dialog
        isOpen={edited !== null}
        onClose={close}
        title={edited?.edit ? "Edit strategy" : "Add strategy"}
        isWide
        isSheet
      >
        {edited?.edit === null && <StrategyForm strategy={null} {...form} />}
        {edited !== null && edited.edit !== null && <WholeForm id={edited.edit.id} {...form} />}
      </Dialog>
      <DeleteDialog strategy={removed} onClose={close} />
    </>
  );
}

type FormProps = Omit<ComponentProps<typeof StrategyForm>, "strategy">;

/** The table does not hold the content. */
function WholeForm({ id, ...rest }: FormProps & { id: number }) {
  const query = useQuery(wholeStrategyQuery(useApp().api, id));
  return (
    <Fetched query={query}>
      {(strategy) =>
        // What was kept from an earlier look may be old: the form begins with what is there now.
        query.isFetchedAfterMount && <StrategyForm strategy={strategy} {...rest} />
      }
    </Fetched>
  );
}

interface DeleteDialogProps {
  readonly strategy: StrategyRow | null;
  readonly onClose: () => void;
}

function DeleteDialog({ strategy, onClose }: DeleteDialogProps) {
  const remove = useDeleteStrategy();
  return (
    <Dialog
      isOpen={strategy !== null}
      onClose={onClose}
      title="Delete this strategy?"
      actions={
        strategy !== null && (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="destructive"
              isLoading={remove.isPending}
              onClick={() => remove.mutate(strategy, { onSettled: onClose })}
            >
              Delete
            </Button>
          </>
        )
      }
    >
      {strategy !== null && (
        <p>
          {strategy.title} leaves the gallery at once, with every tick and favourite of members. You
          can put it back for ten minutes. To keep what they did, hide it instead.
        </p>
      )}
    </Dialog>
  );
}
