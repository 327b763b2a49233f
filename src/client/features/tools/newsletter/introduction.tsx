import { newsletterIntro, weeklyPromise } from "#client/copy/newsletter.ts";
import { CopyResult } from "../result/copy-result.tsx";
import { WithFillIns } from "../result/fill-in.tsx";

const { title, text, claims, caution } = newsletterIntro;

export const Introduction = () => (
  <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
    <div className="grid gap-5">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="max-w-reading text-quiet sm:text-lg">{text}</p>
      <ul className="flex flex-wrap gap-x-10 gap-y-4">
        {claims.map(({ figure, text: words }) => (
          <li key={figure} className="grid gap-1 border-t-3 border-ember pt-3 pr-6">
            <span className="font-display text-2xl font-bold tracking-[-0.02em] tabular-nums">
              {figure}
            </span>
            <span className="text-quiet">{words}</span>
          </li>
        ))}
      </ul>
      <p className="max-w-reading text-sm text-quiet">{caution}</p>
    </div>
    <section
      aria-labelledby="weekly-promise"
      className="grid gap-3 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id="weekly-promise" className="text-xl">
        {weeklyPromise.title}
      </h2>
      <p className="text-quiet">{weeklyPromise.text}</p>
      <blockquote className="border-l-2 border-ember pl-4">
        <WithFillIns text={weeklyPromise.template} />
      </blockquote>
      <div className="-ml-3 flex">
        <CopyResult text={weeklyPromise.template} item="The promise" />
      </div>
    </section>
  </div>
);
