import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { SecondReading } from "#contract/tools/ai-tools.ts";
import { useApp } from "#client/app-context.ts";
import { followStream } from "#client/calls/follow-stream.ts";
import { keyStatusQuery } from "#client/asking/ai-queries.ts";
import { useAsking } from "#client/asking/use-asking.ts";
import { Button } from "#client/ui/button.tsx";
import { Progress } from "#client/ui/feedback/progress.tsx";
import { useOneAtATime } from "#client/ui/one-at-a-time.ts";
import { Answer } from "./answer.tsx";
import { AskingFailed } from "./asking-failed.tsx";
import type { SecondReadingProps } from "./second-reading.tsx";

/** Only for members with a key: whoever has none is not asked to get one here. */
export function AskAgain(props: SecondReadingProps) {
  const { data: status } = useQuery(keyStatusQuery(useApp().api));
  return status?.hasKey === true ? <Asking {...props} /> : null;
}

function Asking({ text, ours }: SecondReadingProps) {
  const { api } = useApp();
  const asking = useAsking<object, SecondReading>();
  const { isWorking, result: reading, failure } = asking;
  const ask = useOneAtATime(() =>
    asking.begin(
      followStream(api, "POST", "/api/premium/second-reading/stream", { body: { text } }),
    ),
  );
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
      {reading !== null && <Answer reading={reading} ours={ours} />}
      {isWorking && <Progress label="The AI is reading the post" />}
      <output className="sr-only">{isWorking && "The AI is reading the post"}</output>
      {reading === null && (
        <div className="flex flex-wrap gap-3">
          <Button isLoading={isWorking} onClick={() => ask()}>
            {failure === null ? "Ask for a second reading" : "Try again"}
          </Button>
          {isWorking && (
            <Button disabled={!asking.canCancel} onClick={() => void asking.cancel()}>
              Cancel
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
