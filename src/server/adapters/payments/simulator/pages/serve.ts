import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileAnswer as file, routeOf } from "#server/adapters/simulator/routes.ts";
import { style } from "#server/adapters/simulator/style.ts";
import type { Simulator } from "../simulator.ts";
import { checkoutPage, details, missing, payInPopup, popupPage, type Place } from "./checkout.ts";
import { act, controlPage } from "./control.ts";
import { managePage } from "./manage.ts";
import { popupScript } from "./popup-script.ts";

interface Route {
  readonly method: "GET" | "POST";
  readonly path: RegExp;
  answer(place: Place, request: Request, name: string): Response | Promise<Response>;
}

const both = (path: RegExp, answer: Route["answer"]): Route[] => [
  { method: "GET", path, answer },
  { method: "POST", path, answer },
];

const routes: readonly Route[] = [
  { method: "GET", path: /^\/?$/, answer: seen },
  { method: "POST", path: /^\/act$/, answer: act },
  { method: "GET", path: /^\/style\.css$/, answer: () => file("text/css", style) },
  {
    method: "GET",
    path: /^\/popup\.js$/,
    answer: ({ base }) => file("text/javascript", popupScript(base)),
  },
  { method: "GET", path: /^\/inline\.js$/, answer: inlineLibrary },
  { method: "GET", path: /^\/popup$/, answer: popupPage },
  {
    method: "GET",
    path: /^\/checkout\/([a-z0-9]+)\/details$/,
    answer: (place, _request, code) => details(place, code),
  },
  {
    method: "POST",
    path: /^\/checkout\/([a-z0-9]+)\/pay$/,
    answer: (place, request, code) => payInPopup(place, code, request),
  },
  ...both(/^\/checkout\/([a-z0-9]+)$/, (place, request, code) =>
    checkoutPage(place, code, request),
  ),
  ...both(/^\/manage\/(\d+)$/, (place, request, id) =>
    managePage(place, id, request, place.simulator.now()),
  ),
];

/** The provider's pages for people, and the page with the demo's levers. Null if it is none of them. */
export async function servePage(
  simulator: Simulator,
  base: string,
  path: string,
  request: Request,
): Promise<Response | null> {
  const place = { simulator, base };
  const found = routeOf(routes, request.method, path);
  if (found !== null) return found.route.answer(place, request, found.params[0] ?? "");
  const wantsPage = request.headers.get("accept")?.includes("text/html") === true;
  return wantsPage ? missing(place) : null;
}

/** Whoever looks should see what has fallen due meanwhile. */
async function seen(place: Place): Promise<Response> {
  await place.simulator.catchUp();
  return controlPage(place);
}

const providersAddress = "https://checkout.paystack.com/";

/** The provider's own library, untouched but for where its checkout lives. */
async function inlineLibrary({ base }: Place): Promise<Response> {
  const path = createRequire(import.meta.url).resolve("@paystack/inline-js/dist/inline.js");
  const text = await readFile(path, "utf8");
  return file("text/javascript", text.replaceAll(`"${providersAddress}"`, `"${base}/"`));
}
