import { plans, refundPromise } from "#domain/plans.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { Membership } from "#contract/membership.ts";
import { subscribing } from "#client/copy/pricing.ts";
import { useUser } from "#client/session/viewer.ts";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { LockIcon } from "#client/ui/icons/page-icons.tsx";
import { Included, Price } from "#client/membership/plans/plans.tsx";
import { Today } from "#client/membership/plans/today.tsx";
import { orderWords } from "./order-words.ts";
import { useCheckout, type Stage } from "./use-checkout.ts";

const { premium, promise } = plans;

/** What is bought, what it opens and what happens next, beside the one button that starts it. */
export function Order({ membership }: { membership: Membership | null }) {
  const { title, introduction, warning } = orderWords(membership);
  return (
    <div className="page-width grid gap-10 py-12 lg:grid-cols-[1.15fr_1fr] lg:gap-x-20 lg:py-20">
      <div className="grid gap-4 lg:col-start-1">
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-reading text-lg text-quiet">{introduction}</p>
        {warning !== null && (
          <Alert tone="warning" title={warning.title}>
            {warning.text}
          </Alert>
        )}
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Till />
      </div>
      <div className="grid content-start gap-10 lg:col-start-1">
        <section className="grid gap-4">
          <h2 className="text-xl">What opens</h2>
          <Included names={subscribing.benefits} look="gap-y-3" />
        </section>
        <Today />
        <section className="grid gap-4">
          <h2 className="text-xl">What happens next</h2>
          <NextSteps />
        </section>
      </div>
    </div>
  );
}

/** Three steps, each a little higher than the one before. */
const NextSteps = () => (
  <ol className="grid gap-4">
    {subscribing.next.map((step, index) => (
      <li key={step} className="flex gap-4">
        <svg aria-hidden="true" viewBox="0 0 40 36" className="h-9 w-10 shrink-0">
          {[0, 1, 2].map((place) => (
            <rect
              key={place}
              x={place * 14}
              y={24 - place * 10}
              width="12"
              height={12 + place * 10}
              rx="2"
              className={place <= index ? "fill-ember" : "fill-ink/12"}
            />
          ))}
        </svg>
        <p className="max-w-[52ch] pt-1">{step}</p>
      </li>
    ))}
  </ol>
);

function Till() {
  const email = useUser()?.email;
  const { stage, failure, start } = useCheckout();
  return (
    <div className="grid gap-5 rounded-card border border-line bg-raised p-6 shadow-float sm:p-8 lg:sticky lg:top-24">
      <div className="grid gap-5">
        <h2 className="text-xl">{premium.name}, one year</h2>
        <Price rand={premium.rand} per={` per ${premium.per}`} />
      </div>
      <p className="border-y border-line py-4 text-quiet">
        Renews once a year by itself, with a mail 14 days before. {promise} {refundPromise}
      </p>
      <div className="needs-script grid gap-3">
        <Button
          variant="primary"
          size="large"
          isLoading={stage !== "idle"}
          onClick={start}
          className="w-full"
        >
          {buttonWords[stage]}
        </Button>
        <output className="text-center text-sm text-quiet empty:hidden">
          {stage === "paying" &&
            "Finish in Paystack's window. Nothing is charged before you confirm there."}
        </output>
      </div>
      <div className="without-script">
        <Alert tone="warning" title="Paying needs JavaScript">
          Paystack's form runs on it. Please switch it on for this site and reload the page.
        </Alert>
      </div>
      {failure !== null && (
        <Alert tone="failure" title="That did not go through">
          {failure}
        </Alert>
      )}
      <p className="flex gap-3 text-sm text-quiet">
        <LockIcon className="mt-0.5 size-5" />
        <span>
          {subscribing.security} The receipt goes to <span className="wrap-anywhere">{email}</span>.
        </span>
      </p>
    </div>
  );
}

const buttonWords: Readonly<Record<Stage, string>> = {
  idle: `Subscribe for R${grouped(premium.rand)}`,
  starting: "One moment",
  paying: "Waiting for Paystack",
  leaving: "Just a moment",
};
