import { useId } from "react";

/** Long work, with how far it has come when that is known. */
export function Progress({ label, value }: { label: string; value?: number }) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <div className="flex justify-between gap-4 text-sm">
        <label htmlFor={id}>{label}</label>
        {value !== undefined && <span className="text-quiet tabular-nums">{value}%</span>}
      </div>
      <progress id={id} max={100} value={value} className="progress" />
    </div>
  );
}
