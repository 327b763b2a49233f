/** One of several words, with room for the longest of them: when it changes, nothing around it moves. */
export function SteadyWords({ all, children }: { all: readonly string[]; children: string }) {
  return (
    <span className="steady-words" data-all={all.join("\n")}>
      {children}
    </span>
  );
}
