import type { ComponentType } from "react";
import { strategyIcons, type StrategyIconName } from "#domain/guides/strategy-rules.ts";
import { drawIcon, type IconProps } from "#client/ui/icons/draw-icon.tsx";
import { ClockIcon, SearchIcon } from "#client/ui/icons/page-icons.tsx";
import { LetterIcon, StairsIcon } from "#client/ui/icons/tool-icons.tsx";

export const StarIcon = (props: IconProps) =>
  drawIcon(props, <path d="m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z" />);

export const TagIcon = (props: IconProps) =>
  drawIcon(props, <path d="M3 3h6.5L17 10.5 10.5 17 3 9.500zM6.5 6.500v.01" />);

const ChartIcon = (props: IconProps) =>
  drawIcon(props, <path d="M3 3v14h14M7 13v-3M11 13V7M15 13V5" />);

const CoinIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M12.3 7.500c-.5-.8-1.3-1.1-2.3-1.1-1.4 0-2.3.7-2.3 1.7 0 2.5 4.8 1.2 4.8 3.8 0 1-.9 1.7-2.5 1.7-1.2 0-2.1-.4-2.6-1.200M10 5v1.400M10 13.600V15" />
    </>,
  );

const HandshakeIcon = (props: IconProps) =>
  drawIcon(
    props,
    <path d="m2.5 6 3-1.500L10 6l4.5-1.5 3 1.500v6l-2 1-4 3.500L7 13.500l-4.5-1.500zM10 6 7.5 9c.8 1 2 .8 2.8 0L11.5 8l4 4" />,
  );

const PeopleIcon = (props: IconProps) =>
  drawIcon(
    props,
    <>
      <circle cx="7.5" cy="7" r="2.7" />
      <path d="M2.5 16c.5-3 2.2-4.5 5-4.500s4.5 1.5 5 4.500M12.5 4.500a2.7 2.7 0 0 1 0 5M14.5 11.800c1.7.5 2.7 1.9 3 4.2" />
    </>,
  );

const ShieldIcon = (props: IconProps) =>
  drawIcon(
    props,
    <path d="M10 2.5 16 5v5c0 3.5-2.3 6-6 7.500C6.3 16 4 13.5 4 10V5zM7.5 10l2 2 3.5-4" />,
  );

const SparkIcon = (props: IconProps) =>
  drawIcon(props, <path d="M11 2.5 4.5 11H10l-1 6.500L15.5 9H10z" />);

const drawings: Readonly<Record<StrategyIconName, ComponentType<IconProps>>> = {
  chart: ChartIcon,
  clock: ClockIcon,
  coin: CoinIcon,
  handshake: HandshakeIcon,
  letter: LetterIcon,
  people: PeopleIcon,
  search: SearchIcon,
  shield: ShieldIcon,
  spark: SparkIcon,
  stairs: StairsIcon,
};

/** The drawing of that name; for one nobody drew, the stairs that stand for all of them. */
export function StrategyIcon({ name, ...props }: IconProps & { readonly name: string | null }) {
  const known = strategyIcons.find((icon) => icon === name);
  const Drawing = known === undefined ? StairsIcon : drawings[known];
  return <Drawing {...props} />;
}
