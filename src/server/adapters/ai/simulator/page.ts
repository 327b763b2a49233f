import { html, page } from "#server/adapters/simulator/page.ts";
import { fileAnswer } from "#server/adapters/simulator/routes.ts";
import { style } from "#server/adapters/simulator/style.ts";
import { behaviours } from "./behaviours.ts";
import type { SimulatedCall } from "./simulator.ts";

const shown = 20;

/** For people: which keys there are, what each does, and what was asked lately. */
export function simulatorPage(
  calls: readonly SimulatedCall[],
  basePath: string,
  path: string,
): Response | null {
  if (path === "/style.css") return fileAnswer("text/css", style);
  if (path !== "" && path !== "/") return null;
  const keys = Object.entries({ "": "Works. Any other word does, too.", ...behaviours });
  return page({
    base: basePath,
    title: "AI simulator",
    body: html`<main class="wide">
      <h1 class="big">The demo's AI provider</h1>
      <p>
        It speaks like OpenAI, and nothing leaves this machine. Save one of these keys in
        <a href="/settings">Settings</a> and use a tool: the word in the key says what happens.
      </p>
      <h2>Keys</h2>
      ${keys.map(
        ([word, what]) =>
          html`<div class="row">
            <div class="head">
              <code>sk-demo${word === "" ? "" : `-${word}`}</code><span class="quiet">${what}</span>
            </div>
          </div>`,
      )}
      <h2>Asked lately</h2>
      <p class="quiet">The newest ${shown}, without the texts.</p>
      ${calls.slice(-shown).toReversed().map(callRow)}
      ${calls.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : html``}
    </main>`,
  });
}

const callRow = ({ path, body, behaviour, wasCancelled }: SimulatedCall) =>
  html`<div class="row">
    <div class="head">
      <strong>${path}</strong>
      <span class="state">${wasCancelled ? "cancelled" : behaviour}</span>
    </div>
    <span class="quiet"
      >${typeof body["model"] === "string" ? body["model"] : "checking a key"}</span
    >
  </div>`;
