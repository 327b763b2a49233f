/** For a wait inside a control; anything larger deserves a skeleton. */
export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" className="spin size-4 shrink-0">
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
