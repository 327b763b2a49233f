/** For somebody who has never seen an API key. */
export const HowToGetAKey = ({ isOpen }: { isOpen: boolean }) => (
  <details open={isOpen} className="group rounded-card border border-line bg-raised">
    <summary className="flex min-h-12 cursor-pointer items-center px-5 font-semibold">
      How to get a key, in four steps
    </summary>
    <ol className="grid list-decimal gap-2 px-5 pb-5 pl-10 marker:font-semibold marker:text-ember-text">
      {steps.map((step, at) => (
        <li key={at} className="pl-1">
          {step}
        </li>
      ))}
    </ol>
  </details>
);
