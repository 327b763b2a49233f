/** Six stages drawn as a climb; the list beside it is the text. */
export function LoopSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        <li key={step} className="flex items-center gap-3">
          <svg aria-hidden="true" className="h-7 w-24 shrink-0 sm:h-10">
            <rect
              y="5"
              width={16 * (index + 1)}
              height="18"
              rx="3"
              className={index === steps.length - 1 ? "fill-ember" : "fill-ember/35"}
            />
          </svg>
          {step}
        </li>
      ))}
    </ol>
  );
}
