import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { PostingFields } from "#domain/employers/posting-fields.ts";
import type { TypedPosting } from "#contract/employers/posting.ts";
import type { ChangeReview, PostingDetail } from "#contract/employers/postings.ts";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import type { LoadArguments } from "#client/page.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Link } from "#client/ui/link.tsx";
import { History } from "./form/history.tsx";
import { RoleForm, ToReview } from "./form/role-form.tsx";
import { postingQuery } from "./queries.ts";
import { ReviewStep } from "./review/review-step.tsx";
import { SaveChange } from "./review/save-change.tsx";
import { sayStanding } from "./say-posting.ts";
import { StateChip } from "./state-chip.tsx";

export { PostingMissing as Failure } from "./form/posting-missing.tsx";

const schema = async () => (await import("./schemas.ts")).postingBody;

export function head({ app, params }: LoadArguments): PageHead {
  const posting = app.queryClient.getQueryData(postingQuery(app.api, params["id"] ?? "").queryKey);
  return {
    title: posting === undefined ? "Edit a posting" : `Edit ${posting.title}`,
    description: "Change one of your postings.",
    canonical: null,
  };
}

/** The desk may have looked at it since, so every visit looks afresh. */
export async function load({ app: { api, queryClient }, params }: LoadArguments): Promise<void> {
  await queryClient.fetchQuery({ ...postingQuery(api, params["id"] ?? ""), staleTime: 0 });
}

export function Page() {
  const { id = "" } = useParams();
  const { data: posting } = useQuery(postingQuery(useApp().api, id));
  return posting === undefined ? null : <EditPosting posting={posting} />;
}

interface Reviewed {
  readonly fields: PostingFields;
  readonly review: ChangeReview;
  readonly at: number;
}

function EditPosting({ posting }: { posting: PostingDetail }) {
  const { api } = useApp();
  const navigate = useNavigate();
  const report = useFailureReport();
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const form = useCheckedForm<TypedPosting, PostingFields>({
    schema,
    send: async (fields) => {
      const review = await api.post("/api/employers/jobs/:id/review", {
        params: { id: posting.id },
        body: fields,
      });
      setReviewed({ fields, review, at: Date.now() });
    },
    onFailure: report("It could not be read"),
  });
  return (
    <>
      {reviewed !== null && (
        <ReviewStep review={reviewed.review} now={reviewed.at} onBack={() => setReviewed(null)}>
          <SaveChange
            posting={posting}
            fields={reviewed.fields}
            change={reviewed.review.change}
            onSaved={() => void navigate(paths.employerDashboard)}
          />
        </ReviewStep>
      )}
      {/* Kept while the review is shown, so that going back finds every word. */}
      <div hidden={reviewed !== null}>
        <div className="page-width grid gap-8 py-8 lg:py-12">
          <Standing posting={posting} />
          <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-16">
            <RoleForm form={form} initial={posting.fields}>
              <ToReview form={form} />
            </RoleForm>
            <History steps={posting.history} />
          </div>
        </div>
      </div>
    </>
  );
}

const Standing = ({ posting }: { posting: PostingDetail }) => (
  <div className="grid justify-items-start gap-3">
    <Link to={paths.employerDashboard} className="text-link">
      All my postings
    </Link>
    <h1 className="text-3xl wrap-anywhere sm:text-4xl">{posting.title}</h1>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <StateChip state={posting.state} />
      {sayStanding(posting)}
    </p>
    {posting.returnedBecause !== null && (
      <Alert tone="warning" title="What we asked you to change">
        <p className="whitespace-pre-line wrap-anywhere">{posting.returnedBecause}</p>
      </Alert>
    )}
    {posting.state === "on-board" && <WhatIsChecked />}
  </div>
);

const WhatIsChecked = () => (
  <p className="max-w-reading text-quiet">
    Before you save, you see whether your edit stands at once or is checked again. Title, company,
    pay, place, hours and where to apply are checked; a slip of the pen in the text is not.
  </p>
);
