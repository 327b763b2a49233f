import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { KeyStatus } from "#contract/tools/ai-key.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { focusSection, Section } from "#client/ui/section.tsx";
import { keyStatusQuery } from "#client/asking/ai-queries.ts";
import { HowToGetAKey } from "./how-to-get-a-key.tsx";
import { KeyForm } from "./key-form.tsx";
import { KeyState } from "./key-state.tsx";
import { RemoveKey } from "./remove-key.tsx";

const id = "openai-key";

export function KeySection() {
  const status = useQuery(keyStatusQuery(useApp().api));
  return (
    <Section
      id={id}
      title="OpenAI API key"
      note={
        <>
          Encrypted before it is stored, shown to nobody again, and sent to OpenAI alone. Typical
          usage costs <span className="whitespace-nowrap">$1-5/month</span>.
        </>
      }
    >
      <Fetched query={status}>{(data) => <Key status={data} />}</Fetched>
    </Section>
  );
}

function Key({ status }: { status: KeyStatus }) {
  // A new form for a new key: what was typed before is in no field any more.
  const [saves, setSaves] = useState(0);
  return (
    <div className="grid max-w-148 gap-8">
      <div className="grid gap-5">
        {status.key !== null && <KeyState saved={status.key} />}
        <KeyForm
          key={saves}
          hasKey={status.hasKey}
          beside={status.hasKey && <RemoveKey onRemoved={() => focusSection(id)} />}
          onSaved={() => {
            setSaves((before) => before + 1);
            focusSection(id);
          }}
        />
      </div>
      <HowToGetAKey isOpen={!status.hasKey} />
    </div>
  );
}
