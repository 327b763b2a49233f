import type { ReactNode } from "react";

/** One thing to look at, with what to look for. */
export function Specimen({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 gap-3">
      <div>
        <h3 className="text-lg">{title}</h3>
        {note !== undefined && <p className="max-w-reading text-quiet">{note}</p>}
      </div>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
