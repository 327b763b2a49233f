import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { ArrowIcon } from "#client/ui/icons/icons.tsx";
import { Row, Specimen } from "./specimen.tsx";

const variants = [
  ["primary", "Save this job"],
  ["secondary", "Edit"],
  ["quiet", "Not now"],
  ["destructive", "Delete"],
] as const;

export function ButtonsSection() {
  return (
    <>
      <Specimen
        title="Variants"
        note="One primary per view. Destructive only where the next click cannot be taken back."
      >
        {(["small", "medium", "large"] as const).map((size) => (
          <Row key={size}>
            {variants.map(([variant, words]) => (
              <Button key={variant} variant={variant} size={size}>
                {words}
              </Button>
            ))}
          </Row>
        ))}
      </Specimen>
      <Specimen title="Waiting" note="Keeps focus and place, and takes no second click.">
        <Row>
          {variants.map(([variant, words]) => (
            <Button key={variant} variant={variant} isLoading>
              {words}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Disabled">
        <Row>
          {variants.map(([variant, words]) => (
            <Button key={variant} variant={variant} disabled>
              {words}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen title="As a link">
        <Row>
          <ButtonLink to={paths.jobs} variant="primary">
            Browse jobs
            <ArrowIcon />
          </ButtonLink>
          <ButtonLink to={paths.pricing}>See the plans</ButtonLink>
          <a href={paths.home} className="text-link">
            A link in a sentence
          </a>
        </Row>
      </Specimen>
    </>
  );
}
