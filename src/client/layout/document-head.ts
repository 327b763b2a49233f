import type { DataRouter } from "react-router";
import { pageTitle } from "#domain/brand.ts";
import type { AppContext } from "#client/app-context.ts";
import { headOf } from "#client/head.ts";
import { readFailure } from "#client/page-error.ts";

/** Keeps title, description and canonical address in step with the page on screen, as the server would have written them. */
export function keepHeadCurrent(router: DataRouter, app: AppContext): void {
  const { pathname: arrivedAt } = router.state.location;
  router.subscribe(({ navigation, matches, loaderData, errors, location }) => {
    if (navigation.state !== "idle") return;
    const error: unknown = errors === null ? null : Object.values(errors)[0];
    const url = new URL(location.pathname + location.search, app.site.appUrl);
    const failure = errors === null ? null : readFailure(error);
    const head = headOf(app, { matches, loaderData }, failure, url);
    document.title = pageTitle(head.title);
    document.querySelector("meta[name=description]")?.setAttribute("content", head.description);
    document
      .querySelector("link[rel=canonical], meta[name=robots]")
      ?.replaceWith(indexingTag(app, head.canonical));
    // The server wrote these for machines, which open each page anew. On any other page they would not be true.
    if (location.pathname !== arrivedAt)
      for (const tag of document.querySelectorAll(forMachines)) tag.remove();
  });
}

const forMachines = "link[rel=alternate], script[type='application/ld+json']";

function indexingTag(app: AppContext, canonical: string | null): HTMLElement {
  if (canonical === null) {
    return Object.assign(document.createElement("meta"), { name: "robots", content: "noindex" });
  }
  return Object.assign(document.createElement("link"), {
    rel: "canonical",
    href: app.site.appUrl + canonical,
  });
}
