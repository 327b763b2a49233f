/** The name, drawn: the w is a line that climbs to the sun. Whoever shows it also says the name in words. */
export function Logo({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 95 30" fill="none" className={className}>
      <path
        fill="currentColor"
        d="M2 4h4.3v12l4.9-4h5.9l-7 6.2L17.4 28h-5.3l-5-6.8-.8.7V28H2zM18.8 12h4.6l3.5 9.6 3.6-9.6h3.3l3.6 9.6L42.5 8H47l-7.5 20h-4.2l-3.2-8.6L29 28h-4.2zM66.6 4h4.3v24h-4.3zM88.2 12h4.3v16h-4.3z"
      />
      <g stroke="currentColor" strokeWidth="4.1">
        <path d="M49 20.3h13.4" strokeWidth="3.2" />
        <path d="M60.4 20.3a6.1 6.1 0 1 0-1.5 4" />
        <circle cx="82.8" cy="20" r="6.1" />
      </g>
      <circle cx="46.8" cy="3.5" r="3.1" className="fill-ember" />
    </svg>
  );
}
