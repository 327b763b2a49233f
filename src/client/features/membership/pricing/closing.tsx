import { plans } from "#domain/plans.ts";
import { pricing } from "#client/copy/pricing.ts";
import { useUser } from "#client/session/viewer.ts";
import { paths } from "#domain/paths.ts";
import { Landscape } from "#client/ui/art/landscape.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Choice } from "#client/membership/plans/choice.tsx";

export function Closing() {
  const isPremium = useUser()?.isPremium === true;
  const { title, text } = isPremium ? pricing.closing.member : pricing.closing;
  return (
    <section className="night overflow-hidden">
      <div className="page-width grid justify-items-start gap-5 pt-16 pb-14 lg:pt-24">
        <h2 className="text-4xl lg:text-5xl">{title}</h2>
        <p className="max-w-[48ch] text-lg text-quiet">{text}</p>
        <div className="flex flex-wrap items-center gap-3">
          <Choice ifPremium="You Already Have Premium" />
          {isPremium && (
            <ButtonLink to={paths.jobs} variant="primary" size="large">
              Browse jobs
            </ButtonLink>
          )}
        </div>
        <p className="text-quiet">{plans.promise}</p>
      </div>
      <Landscape className="h-44 w-full overflow-visible lg:h-72" />
    </section>
  );
}
