import type { Hono } from "hono";
import type { Endpoints } from "#contract/endpoint.ts";
import type { HttpEnv } from "../context.ts";
import { docsPage, longestSearch } from "./docs-page.ts";
import { openApi } from "./openapi.ts";

/** The description of the API, for programs and for people. */
export function mountDocs(
  app: Hono<HttpEnv>,
  rows: Endpoints,
  { appUrl, styleTags }: { readonly appUrl: string; readonly styleTags: string },
): void {
  // Written when somebody first asks: few do, and every start would wait for it.
  let description: string | null = null;
  let whole: string | null = null;
  app.get("/api/openapi.json", (c) => {
    c.set("route", "/api/openapi.json");
    description ??= JSON.stringify(openApi(rows, appUrl));
    return c.body(description, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  app.get("/api/docs", (c) => {
    c.set("route", "/api/docs");
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    const search = (c.req.query("search") ?? "").trim().slice(0, longestSearch);
    if (search !== "") return c.html(docsPage(rows, { search, styleTags }));
    return c.html((whole ??= docsPage(rows, { search, styleTags })));
  });
}
