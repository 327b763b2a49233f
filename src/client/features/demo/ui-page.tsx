import type { PageHead } from "#contract/page.ts";

export const head = (): PageHead => ({ title: "ui", description: "", canonical: null });

export function Page() {
  return <h1>ui</h1>;
}
