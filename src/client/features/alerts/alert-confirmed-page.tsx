import type { PageHead } from "#contract/page.ts";
import { alertConfirmed } from "#client/copy/letters.ts";
import { AfterPress } from "./after-press.tsx";

export const head = (): PageHead => ({
  title: "Your alert",
  description: "Whether the alert you asked for is set.",
  canonical: null,
});

export const Page = () => <AfterPress outcomes={alertConfirmed} />;
