import { drawIcon, type IconProps } from "./draw-icon.tsx";

export const InfoIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9.5v4M10 6.5v.01" />
    </>,
  );

export const WarningIcon = (props: IconProps) =>
  drawIcon(props, <path d="M10 3.5 17.5 16h-15zM10 8.5v3.2M10 13.8v.01" />);

export const EyeIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <path d="M2.5 10S5.5 4.5 10 4.5 17.5 10 17.5 10 14.5 15.5 10 15.5 2.5 10 2.5 10Z" />
      <circle cx="10" cy="10" r="2.25" />
    </>,
  );

export const EyeClosedIcon = (props: IconProps) =>
  drawIcon(props, <path d="M2.5 8.5c4 5 11 5 15 0M5 11.5 3.5 14M10 12.3V15M15 11.5l1.5 2.5" />);

export const CloseIcon = (props: IconProps) => drawIcon(props, <path d="m5 5 10 10M15 5 5 15" />);

export const MoonIcon = (props: IconProps) =>
  drawIcon(props, <path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />);

export const CopyIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
      <path d="M13 4.5v-.2a1.8 1.8 0 0 0-1.8-1.8H5.3a1.8 1.8 0 0 0-1.8 1.8v5.9A1.8 1.8 0 0 0 5.3 12h.2" />
    </>,
  );

export const ShareIcon = (props: IconProps) =>
  drawIcon(props, <path d="M10 12V3M6.5 6 10 2.5 13.5 6M4.5 10v6.5h11V10" />);

export const BookmarkIcon = (props: IconProps) =>
  drawIcon(props, <path d="M5.5 3.5h9v13L10 13l-4.5 3.5z" />);

export const ClockIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4l2.5 2" />
    </>,
  );

export const LockIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <rect x="4" y="9" width="12" height="8" rx="1.5" />
      <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
    </>,
  );

export const SearchIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13 13 4 4" />
    </>,
  );

export const FlagIcon = (props: IconProps) =>
  drawIcon(props, <path d="M5 17V3.5h9.5l-2 3.5 2 3.5H5" />);

export const MoreIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <circle cx="4" cy="10" r="0.9" />
      <circle cx="10" cy="10" r="0.9" />
      <circle cx="16" cy="10" r="0.9" />
    </>,
  );
