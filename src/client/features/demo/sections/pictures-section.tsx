import { Landscape } from "#client/ui/art/landscape.tsx";
import { Logo } from "#client/ui/art/logo.tsx";
import {
  ArrowIcon,
  CheckIcon,
  ChevronIcon,
  MenuIcon,
  NoIcon,
  PersonIcon,
  UnclearIcon,
} from "#client/ui/icons/icons.tsx";
import {
  CloseIcon,
  EyeClosedIcon,
  EyeIcon,
  InfoIcon,
  WarningIcon,
} from "#client/ui/icons/page-icons.tsx";
import { Row, Specimen } from "./specimen.tsx";

const icons = [
  ArrowIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  MenuIcon,
  NoIcon,
  PersonIcon,
  UnclearIcon,
  EyeIcon,
  EyeClosedIcon,
  InfoIcon,
  WarningIcon,
];

export function PicturesSection() {
  return (
    <>
      <Specimen
        title="Wordmark"
        note="The w is a line that climbs to the sun. Never smaller than 20 px high."
      >
        <Row>
          <Logo className="h-14 w-auto" />
          <Logo className="h-8 w-auto" />
          <Logo className="h-5 w-auto" />
        </Row>
      </Specimen>
      <Specimen title="Landscape" note="Where something rises or is still to come. Once per view.">
        <Landscape className="h-48 w-full rounded-card bg-art-sky" />
        <div className="grid gap-3 sm:grid-cols-2">
          <Landscape view="close" className="h-40 w-full rounded-card bg-art-sky" />
          <Landscape view="close" isPathBroken className="h-40 w-full rounded-card bg-art-sky" />
        </div>
      </Specimen>
      <Specimen title="Icons" note="One stroke on a 20-unit grid, always beside words.">
        <Row>
          {icons.map((Icon) => (
            <Icon key={Icon.name} className="size-6" />
          ))}
        </Row>
      </Specimen>
    </>
  );
}
