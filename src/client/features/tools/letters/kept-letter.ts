import { useEffect, useRef, useState } from "react";
import type { JobDetail } from "#contract/jobs.ts";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";
import { useDraft } from "../asking/draft.ts";
import { adOf } from "./ad-of-job.ts";

/** As they are typed, by the names of the request. */
export interface LetterFields {
  readonly coverLetter: string;
  readonly jobDescription?: string | undefined;
  readonly jobId?: string | undefined;
}

/** What the form begins with, and what becomes of it. */
export interface KeptLetter {
  /** Written here before and not in the field: something else was typed first, or it was cleared. */
  readonly earlier: string | null;
  readonly clear: () => void;
  /** Takes the letter along to the page without a job; of the ad only what somebody wrote. */
  readonly keepWithoutJob: () => void;
}

/**
 * Puts back what was typed here before, where nothing has been typed yet, and keeps what is typed from then on. Each job has a
 * letter of its own, which begins as the last one that was written for any; its ad is kept only where somebody changed it.
 */
export function useKeptLetter(form: CheckedForm<LetterFields>, job: JobDetail | null): KeptLetter {
  const { keep: keepGeneral } = useDraft("cover-letter");
  const { read: readLast, keep: keepLast } = useDraft("cover-letter-last");
  const { read, keep } = useDraft(job === null ? "cover-letter" : `cover-letter-${job.id}`);
  const [isPutBack, setIsPutBack] = useState(false);
  const [earlier, setEarlier] = useState<string | null>(null);
  const isBegun = useRef(false);
  const { element, fill, textOf } = form;
  const [letter, ad] = [textOf("coverLetter"), textOf("jobDescription")];
  const jobsAd = job === null ? "" : adOf(job);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const before = read();
    const letterBefore = before?.["coverLetter"] ?? readLast()?.["coverLetter"] ?? "";
    if (typedInto(element.current, "coverLetter") === "") fill("coverLetter", letterBefore);
    // oxlint-disable-next-line react/set-state-in-effect -- Only a page that is there can be asked what is kept on the device.
    else if (letterBefore.trim() !== "") setEarlier(letterBefore);
    if (typedInto(element.current, "jobDescription") === "")
      fill("jobDescription", before?.["jobDescription"] ?? jobsAd);
    setIsPutBack(true);
  }, [read, readLast, jobsAd, element, fill]);

  useEffect(() => {
    if (!isPutBack) return;
    keep({ coverLetter: letter, ...(ad !== jobsAd && { jobDescription: ad }) });
    if (letter.trim() !== "") keepLast({ coverLetter: letter });
  }, [isPutBack, letter, ad, jobsAd, keep, keepLast]);

  return {
    earlier: earlier === letter ? null : earlier,
    clear() {
      setEarlier(letter);
      fill("coverLetter", "");
    },
    keepWithoutJob: () =>
      keepGeneral({ coverLetter: letter, jobDescription: ad === jobsAd ? "" : ad }),
  };
}

/** What stands in a field, typed before the form could hear of it. */
function typedInto(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement ? field.value : "";
}
