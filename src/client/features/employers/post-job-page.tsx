import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { emptyPosting, type PostingFields } from "#domain/employers/posting-fields.ts";
import { daysOnBoard, postingPrice } from "#domain/employers/posting-terms.ts";
import type { PostingReview, TypedPosting } from "#contract/employers/posting.ts";
import type { PostingDetail } from "#contract/employers/postings.ts";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { useUser } from "#client/session/viewer.ts";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { RoleForm, ToReview } from "./form/role-form.tsx";
import { Steps } from "./form/steps.tsx";
import { Rubric } from "./form/rubric.tsx";
import { Handed } from "./review/handed.tsx";
import { ReviewStep } from "./review/review-step.tsx";
import { SendPosting } from "./review/send-posting.tsx";

const schema = async () => (await import("./schemas.ts")).postingBody;

export const head = (): PageHead => ({
  title: "Post a Job",
  description:
    "Post a remote marketing job for people in South Africa. You see it as they will before it goes out, with what it leaves open. Free.",
  canonical: paths.postJob,
});

interface Reviewed {
  readonly fields: PostingFields;
  readonly review: PostingReview;
  readonly at: number;
}

const reviewStep = "?step=review";

export function Page() {
  const { api } = useApp();
  const userId = useUser()?.id ?? null;
  const { search } = useLocation();
  const navigate = useNavigate();
  const report = useFailureReport();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [handed, setHanded] = useState<PostingDetail | null>(null);
  const isPutBack = useRef(false);

  async function look(fields: PostingFields): Promise<void> {
    const review = await api.post("/api/employers/review", { body: fields });
    setReviewed({ fields, review, at: Date.now() });
  }

  const form = useCheckedForm<TypedPosting, PostingFields>({
    schema,
    send: async (fields) => {
      keepDraft(userId, fields);
      await look(fields);
      if (search !== reviewStep) void navigate(reviewStep, { preventScrollReset: true });
    },
    onFailure: report("It could not be read"),
  });
  const { element, fill } = form;

  // Only a page that is there can be asked what is kept on the device.
  useEffect(() => {
    if (isPutBack.current) return;
    isPutBack.current = true;
    const draft = readDraft(userId);
    if (draft === null) return;
    for (const [name, text] of Object.entries(draft))
      if (text !== "") fill(name as keyof PostingFields, text);
    // Whoever comes back from signing up goes on where they were.
    if (search === reviewStep) element.current?.requestSubmit();
  }, [userId, search, fill, element]);

  if (handed !== null) return <Handed posting={handed} />;
  const isReviewing = search === reviewStep && reviewed !== null;
  return (
    <>
      {isReviewing && (
        <ReviewStep review={reviewed.review} now={reviewed.at} onBack={() => void navigate(-1)}>
          <SendPosting
            fields={reviewed.fields}
            onSent={(posting) => {
              forgetDraft();
              setHanded(posting);
            }}
          />
        </ReviewStep>
      )}
      {/* Kept while the review is shown, so that going back finds every word. */}
      <div hidden={isReviewing}>
        <FirstStep>
          <RoleForm
            form={form}
            initial={emptyPosting}
            onTyped={() => keepDraft(userId, typedInto(element.current))}
          >
            <ToReview form={form} />
          </RoleForm>
        </FirstStep>
      </div>
    </>
  );
}

const FirstStep = ({ children }: { children: ReactNode }) => (
  <div className="page-width py-12 lg:py-16">
    <div className="grid justify-items-start gap-4 pb-8 lg:pb-12">
      <Steps at={1} />
      <h1 className="text-4xl">Post a job</h1>
      <p className="max-w-reading text-lg text-quiet">
        Say what it pays and who can apply, and you hear from people it fits. Leave it out, and the
        good ones pass: they have been asked to guess too often. You see your posting as they will
        before anything goes out.
      </p>
      <p className="max-w-reading">
        Your first posting is free
        {postingPrice.later.cents === 0 && ", and for now so is every other"}. A person reads each
        one before it is on the board, where it stays for {daysOnBoard} days.
      </p>
    </div>
    <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-16">
      {children}
      <Rubric />
    </div>
  </div>
);

/** What stands in the fields, by their names. */
function typedInto(form: HTMLFormElement | null): PostingFields {
  const typed = new FormData(form ?? undefined);
  const texts = Object.keys(emptyPosting).map((name) => {
    const value = typed.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts) as PostingFields;
}
