import { drawIcon, type IconProps } from "./draw-icon.tsx";

/** One for each tool of a member. */
export const BriefcaseIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <rect x="2.5" y="6.5" width="15" height="10" rx="1.5" />
      <path d="M7 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 13 5v1.5M2.5 11h15" />
    </>,
  );

export const TrackerIcon = (props: IconProps) =>
  drawIcon(props, <path d="m2.5 5.5 1.3 1.3L6 4.5M9 5.5h8.5M2.5 12.5l1.3 1.3L6 11.5M9 13h8.5" />);

export const StairsIcon = (props: IconProps) =>
  drawIcon(props, <path d="M2.5 16.5h4v-4h4v-4h4v-4h3" />);

export const LetterIcon = (props: IconProps) =>
  drawIcon(props, <path d="M5 2.5h7l3.5 3.5v11.5H5zM8 8h2M8 11h5M8 14h5" />);

export const ResumeIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <rect x="3.5" y="2.5" width="13" height="15" rx="1.5" />
      <circle cx="8" cy="7" r="1.75" />
      <path d="M12 6h2M12 8.5h2M6.5 12h7.5M6.5 14.5h5" />
    </>,
  );

export const NewsletterIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <rect x="2.5" y="4.5" width="15" height="11" rx="1.5" />
      <path d="m3 6 7 5 7-5" />
    </>,
  );

export const KeyIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <circle cx="6.5" cy="13.5" r="3.5" />
      <path d="m9 11 7.5-7.5M13.5 6.5l2.5 2.5" />
    </>,
  );
