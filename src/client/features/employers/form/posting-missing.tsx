import { paths } from "#domain/paths.ts";
import { OwnThingMissing } from "#client/session/own-thing-missing.tsx";

/** In place of a posting that cannot be shown. Somebody else's is not there either. */
export const PostingMissing = () => (
  <OwnThingMissing title="No such posting" to={paths.employerDashboard} toName="My postings">
    It is not among your postings.
  </OwnThingMissing>
);
