import { Alert } from "../feedback/alert.tsx";

/** Before anything else: for those who have the ad from somewhere else, too. */
export const ScamWarning = () => (
  <Alert tone="failure" title="Likely a scam">
    Send no money, no documents and no bank details. Under Risk you find the words that made us say
    so.
  </Alert>
);
