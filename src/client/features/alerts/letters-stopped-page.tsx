import type { PageHead } from "#contract/page.ts";
import { lettersStopped } from "#client/copy/letters.ts";
import { AfterPress } from "./after-press.tsx";

export const head = (): PageHead => ({
  title: "Letters",
  description: "Whether the letters have stopped.",
  canonical: null,
});

export const Page = () => <AfterPress outcomes={lettersStopped} />;
