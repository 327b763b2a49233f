import type { PageRenderer, PageRequest, PageResult } from "#contract/page.ts";

type Text = (request: PageRequest) => string | Promise<string>;

/** A renderer of pages that may all be kept and hold nothing but this text. */
export const pagesSaying = (text: Text): PageRenderer => ({
  keptAddress: (address) => address,
  async render(request): Promise<PageResult> {
    return {
      kind: "page",
      status: 200,
      head: { title: "t", description: "d", canonical: null },
      html: [`<p>${await text(request)}</p>`],
      state: ["{}"],
      modules: [],
      cacheTopics: ["jobs"],
      error: null,
    };
  },
});
