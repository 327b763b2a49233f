import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { strategyBody, WholeStrategy } from "#contract/admin/growth-strategies.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";
import { hasChangedMeanwhile, hasField, useErrorReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { useShowStrategies } from "../changes.ts";
import type { Drafts } from "./drafts.ts";
import type { StrategyTexts } from "./strategy-form.tsx";

interface Given {
  readonly strategy: WholeStrategy | null;
  readonly drafts: Drafts;
  readonly onDone: () => void;
}

type Written = z.output<typeof strategyBody>;

const schema = async () => (await import("./schemas.ts")).strategyForm;

export function useStrategyForm({ strategy, drafts, onDone }: Given) {
  const show = useShowStrategies();
  const fail = useErrorReport();
  const key = strategy?.id ?? "new";
  const [begin] = useState(() => drafts.get(key) ?? textsOf(strategy));
  // After somebody else's change the next try is made knowing it.
  const [version, setVersion] = useState(strategy?.version);
  const keepsDraft = useRef(true);

  const save = useVersionedChange({
    send: (api, body: Written) =>
      strategy === null
        ? api.post("/api/admin/growth-strategies", { body })
        : api.put("/api/admin/growth-strategies/:id", {
            params: { id: strategy.id },
            body: { ...body, version },
          }),
    onOvertaken: (theirs) => setVersion(theirs.version),
  });

  const discard = () => {
    keepsDraft.current = false;
    drafts.delete(key);
  };

  const form = useCheckedForm<StrategyTexts, Written>({
    schema,
    send: async (written) => {
      await save.mutateAsync(written);
      discard();
      toast({ title: strategy === null ? "Strategy created" : "Strategy updated" });
      await show();
      onDone();
    },
    onFailure: (error) => {
      if (hasChangedMeanwhile(error)) void show();
      else if (!hasField(error, "content")) fail(error);
    },
  });

  const { element } = form;
  useEffect(() => {
    const written = element.current;
    return () => {
      if (!keepsDraft.current || written === null) return;
      const texts = Object.fromEntries(
        [...new FormData(written)].flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value] as const] : [],
        ),
      );
      if (JSON.stringify(texts) !== JSON.stringify(begin)) drafts.set(key, texts);
    };
  }, [element, drafts, key, begin]);

  return { form, begin, error: save.error, discard };
}

/** As the fields begin; a box that is not ticked is not there. */
const textsOf = (strategy: WholeStrategy | null): Readonly<Record<string, string>> => ({
  title: strategy?.title ?? "",
  category: strategy?.category ?? "",
  description: strategy?.description ?? "",
  content: strategy?.content ?? "",
  steps: strategy?.steps?.join("\n") ?? "",
  icon: strategy?.icon ?? "",
  position: strategy?.position?.toString() ?? "",
  ...((strategy?.isActive ?? true) && { isActive: "on" }),
});
