import { paths } from "#domain/paths.ts";
import { OwnThingMissing } from "#client/session/own-thing-missing.tsx";

export const ApplicationMissing = () => (
  <OwnThingMissing
    title="This application is not there"
    to={paths.jobTracker}
    toName="All applications"
  >
    It was deleted, or it belongs to another account. Your other applications are safe.
  </OwnThingMissing>
);
