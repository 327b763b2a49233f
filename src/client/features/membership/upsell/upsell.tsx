import type { ReactNode } from "react";
import { plans, refundPromise } from "#domain/plans.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { Badge } from "#client/ui/badge.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { CheckIcon } from "#client/ui/icons/icons.tsx";
import { paths } from "#domain/paths.ts";
import { Choice } from "#client/membership/plans/choice.tsx";

interface UpsellProps {
  readonly title: string;
  readonly introduction: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  /** A drawing of the thing itself. */
  readonly picture: ReactNode;
}

const { premium, promise } = plans;

/** In place of a premium page: honest about what it is, with one clear next step. */
export function Upsell({ title, introduction, points, picture }: UpsellProps) {
  return (
    <div className="page-width grid items-start gap-10 py-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
      <div className="grid gap-6">
        <div className="grid justify-items-start gap-4">
          <Badge tone="ember">Premium</Badge>
          <h1 className="text-4xl">{title}</h1>
          <p className="max-w-[52ch] text-lg text-quiet">{introduction}</p>
        </div>
        <ul className="grid gap-4">
          {points.map((point) => (
            <li key={point.title} className="flex gap-3">
              <CheckIcon className="mt-0.5 size-5 text-ember-text" />
              <p>
                <span className="block font-semibold">{point.title}</span>
                <span className="text-quiet">{point.text}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3">
            <Choice ifPremium="You Already Have Premium" />
            <ButtonLink to={paths.pricing} size="large">
              Compare plans
            </ButtonLink>
          </div>
          <p className="text-quiet">
            R{grouped(premium.rand)} per {premium.per}. {promise} {refundPromise}
          </p>
        </div>
      </div>
      {picture}
    </div>
  );
}
