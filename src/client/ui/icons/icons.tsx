import { drawIcon, type IconProps } from "./draw-icon.tsx";

// These travel with every page; what only some pages need stands in page-icons.tsx.

export const ArrowIcon = (props: IconProps) => drawIcon(props, <path d="M4 10h12M11 5l5 5-5 5" />);

export const CheckIcon = (props: IconProps) =>
  drawIcon(props, <path d="m4.5 10.5 3.5 3.5 7.5-8" />);

export const ChevronIcon = (props: IconProps) => drawIcon(props, <path d="m6 8 4 4 4-4" />);

export const MenuIcon = (props: IconProps) => drawIcon(props, <path d="M3 6.5h14M3 13.5h9" />);

export const NoIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m5.2 14.8 9.6-9.6" />
    </>,
  );

export const PersonIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <circle cx="10" cy="7" r="3" />
      <path d="M4 16.5c.8-3 3-4.5 6-4.5s5.2 1.5 6 4.5" />
    </>,
  );

export const UnclearIcon = (props: IconProps) =>
  drawIcon(props, <path d="M7 7.4A3 3 0 1 1 10.8 10c-.6.3-.8.8-.8 1.6M10 15v.01" />);
