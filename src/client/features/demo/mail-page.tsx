import type { PageHead } from "#contract/page.ts";

export const head = (): PageHead => ({ title: "mail", description: "", canonical: null });

export function Page() {
  return <h1>mail</h1>;
}
