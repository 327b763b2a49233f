import { paths } from "#domain/paths.ts";
import { buttonLook } from "#client/ui/button-look.ts";
import { Section } from "#client/ui/section.tsx";

export function DataSection() {
  return (
    <Section
      id="data"
      title="Your data"
      note="Everything we hold about you, in one JSON file. It says that secrets exist, not what they are."
    >
      <a href={paths.accountExport} download className={buttonLook({})}>
        Download your data
      </a>
    </Section>
  );
}
