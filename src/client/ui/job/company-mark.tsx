import { useState } from "react";
import { avatarOf } from "./avatar.ts";

interface CompanyMarkProps {
  readonly company: string;
  readonly logoUrl: string | null;
  readonly className?: string;
}

/** The employer's logo; without one, or when it does not load, a mark drawn from the name. It repeats the name beside it. */
export function CompanyMark({ company, logoUrl, className = "size-11" }: CompanyMarkProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const look = `shrink-0 rounded-control ${className}`;
  if (logoUrl === null || logoUrl === failedUrl) return <DrawnMark company={company} look={look} />;
  return (
    <img
      // It may have failed before the scripts arrived to hear of it.
      ref={(image) => {
        if (image?.complete === true && image.naturalWidth === 0) setFailedUrl(logoUrl);
      }}
      src={logoUrl}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(logoUrl)}
      className={`border border-line bg-raised object-contain ${look}`}
    />
  );
}

function DrawnMark({ company, look }: { company: string; look: string }) {
  const { initials, hue } = avatarOf(company);
  return (
    <svg aria-hidden="true" viewBox="0 0 44 44" className={look}>
      <rect
        width="44"
        height="44"
        fill={`oklch(0.46 ${hue === null ? 0.015 : 0.085} ${hue ?? 265})`}
      />
      {initials === "" ? (
        <path
          d="M13 17h18v13H13zM18.5 17v-3h7v3M13 23h18"
          fill="none"
          stroke="white"
          strokeWidth="2"
        />
      ) : (
        <text
          x="22"
          y="28"
          textAnchor="middle"
          fontSize="16"
          fill="white"
          className="font-display font-bold"
        >
          {initials}
        </text>
      )}
    </svg>
  );
}
