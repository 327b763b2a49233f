import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SecondReading } from "#contract/tools/ai-tools.ts";
import { useApp } from "#client/app-context.ts";
import { Button } from "#client/ui/button.tsx";
import { Progress } from "#client/ui/feedback/progress.tsx";
import { useOneAtATime } from "#client/ui/one-at-a-time.ts";
import { Answer } from "./answer.tsx";
import { AskingFailed } from "./asking-failed.tsx";

/** Only for members with a key: whoever has none is not asked to get one here. */
export function AskAgain({ text }: { text: string }) {
  const { api } = useApp();
  const { data: status } = useQuery({
    // The same answer that the tools ask for.
    queryKey: ["ai-key"],
    queryFn: () => api.get("/api/user/openai-key-status"),
  });
  return status?.hasKey === true ? <Asking text={text} /> : null;
}

interface State {
  readonly isWorking: boolean;
  readonly reading: SecondReading | null;
  readonly failure: unknown;
}

function Asking({ text }: { text: string }) {
  const { api } = useApp();
  const [{ isWorking, reading, failure }, setState] = useState<State>({
    isWorking: false,
    reading: null,
    failure: null,
  });
  const ask = useOneAtATime(async () => {
    setState({ isWorking: true, reading: null, failure: null });
    try {
      const found = await api.post("/api/premium/second-reading", { body: { text } });
      setState({ isWorking: false, reading: found, failure: null });
    } catch (error) {
      setState({ isWorking: false, reading: null, failure: error });
    }
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reading !== null) heading.current?.focus();
  }, [reading]);
  return (
    <section
      aria-labelledby="second-reading"
      className="grid gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h3 id="second-reading" ref={heading} tabIndex={-1} className="text-xl">
          A second reading
        </h3>
        <p className="text-sm text-quiet">
          The AI reads the same post with your key. It may differ from us only with a sentence that
          stands in the post. Our answer stays as it is.
        </p>
      </div>
      {failure !== null && <AskingFailed failure={failure} />}
      {reading !== null && <Answer reading={reading} />}
      {isWorking && <Progress label="The AI is reading the post" />}
      <output className="sr-only">{isWorking && "The AI is reading the post"}</output>
      {reading === null && (
        <Button className="justify-self-start" isLoading={isWorking} onClick={() => ask()}>
          {failure === null ? "Ask for a second reading" : "Try again"}
        </Button>
      )}
    </section>
  );
}
