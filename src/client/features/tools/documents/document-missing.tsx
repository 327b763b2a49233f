import { paths } from "#domain/paths.ts";
import { OwnThingMissing } from "#client/session/own-thing-missing.tsx";

export const DocumentMissing = () => (
  <OwnThingMissing title="This document is not there" to={paths.documents} toName="All documents">
    It was deleted, or it belongs to another account. Your other documents are safe.
  </OwnThingMissing>
);
