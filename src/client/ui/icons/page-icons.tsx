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
