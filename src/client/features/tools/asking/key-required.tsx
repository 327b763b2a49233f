import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";

/** Stands where a key is missing. What needs none works all the same, and this says so. */
export const KeyRequired = ({ withoutKey }: { withoutKey: string }) => (
  <Alert tone="warning" title="OpenAI API Key Required">
    <p>{withoutKey} With your own OpenAI key the AI comes on top: save it once in Settings.</p>
    <ButtonLink size="small" className="mt-3" to={paths.settings}>
      Go to Settings
    </ButtonLink>
  </Alert>
);
