import { measured } from "#domain/listing/explained/measured.ts";
import { unseen } from "#domain/listing/explained/unseen.ts";
import { shortDay } from "#domain/listing/pay/saying/figures.ts";
import { howWeRead } from "#client/copy/how-we-read.ts";

type Measure = keyof typeof measured.counts;

// The keys of a literal object are its own.
const measures = Object.keys(howWeRead.measures) as Measure[];

/** How often we were right where somebody had said what is right. */
export function ErrorRates() {
  const { title, words } = howWeRead.sure;
  return (
    <section
      aria-labelledby="how-sure"
      className="grid gap-x-16 gap-y-8 border-t border-line py-10 lg:grid-cols-[1fr_1.6fr] lg:py-14"
    >
      <div className="grid content-start gap-3">
        <h2 id="how-sure" className="scroll-mt-24 text-2xl">
          {title}
        </h2>
        {words.map((paragraph) => (
          <p key={paragraph} className="max-w-reading text-quiet">
            {paragraph}
          </p>
        ))}
      </div>
      <table className="w-full table-fixed self-start text-left wrap-anywhere">
        <caption className="sr-only">How often the rules are right</caption>
        <thead className="text-sm text-quiet">
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="w-2/5 pb-3 font-normal sm:w-1/2">
              What we counted
            </th>
            <th scope="col" className="pb-3 pl-3 text-right font-normal">
              Ads they were settled on
            </th>
            <th scope="col" className="pb-3 pl-3 text-right font-normal">
              Ads nobody had seen
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure} className="border-b border-line align-baseline">
              <th scope="row" className="py-3 font-normal">
                {howWeRead.measures[measure]}
              </th>
              <td className="py-3 pl-3 text-right tabular-nums">
                {measured.counts[measure].right} of {measured.counts[measure].of}
              </td>
              <td className="py-3 pl-3 text-right tabular-nums">{unseen[measure]}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3} className="pt-3 text-sm text-quiet">
              First column counted on <time dateTime={measured.on}>{shortDay(measured.on)}</time>.
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
