import { useEffect, useRef, useState } from "react";
import type { CheckedJob } from "#contract/listings/check-a-job.ts";
import type { PageHead } from "#contract/page.ts";
import { ApiError } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { paths } from "#domain/paths.ts";
import { takeHandedOver } from "#client/session/handed-over.ts";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { CheckForm, type CheckFields } from "./check-form.tsx";
import { HowToRead } from "./how-to-read.tsx";
import { Result } from "./result/result.tsx";

const schema = async () => (await import("./schemas.ts")).checkAJobBody;

export const head = (): PageHead => ({
  title: "Check any job post",
  description:
    "Paste a job you saw anywhere: does it take South Africans, what does it pay in rand, which hours would you work, and is it a scam? With the words that say so.",
  canonical: paths.checkAJob,
});

interface Checked {
  /** Counts the answers, so that each is news. */
  readonly number: number;
  readonly text: string;
  readonly job: CheckedJob;
}

export function Page() {
  const { api } = useApp();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useCheckedForm<CheckFields, CheckFields>({
    schema,
    send: async ({ text }) => {
      const job = await api.post("/api/check-a-job", { body: { text } });
      setFailure(null);
      setChecked((before) => ({ number: (before?.number ?? 0) + 1, text, job }));
    },
    // What the field says itself needs no second voice.
    onFailure: (error) => setFailure(isAboutField(error) ? null : error),
  });

  // What was pasted on the page before is read as if it had been pasted and sent here.
  const latest = useRef(form);
  useEffect(() => {
    const handed = takeHandedOver();
    if (handed === null) return;
    latest.current.fill("text", handed);
    latest.current.element.current?.requestSubmit();
  }, []);

  return (
    <div className="page-width py-12 lg:py-16">
      <div className="grid gap-4 pb-8 lg:pb-10">
        <h1 className="text-4xl">Check any job post</h1>
        <p className="max-w-reading text-lg text-quiet">
          Paste a job you saw anywhere. We tell you whether it takes South Africans, what it pays in
          rand and which hours you would work, and quote the words that say so.
        </p>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-16">
        <CheckForm form={form} failure={failure} />
        {/* On a phone it would stand between the button and the answer. */}
        <HowToRead className={checked === null ? undefined : "max-lg:hidden"} />
      </div>
      {checked !== null && (
        <Result
          key={checked.number}
          job={checked.job}
          text={checked.text}
          isOutdated={form.textOf("text").trim() !== checked.text}
        />
      )}
    </div>
  );
}

const isAboutField = (error: unknown): boolean =>
  error instanceof ApiError && "text" in error.fields;
