import { feedKinds, type FeedKind } from "#domain/feeds/kinds.ts";
import { termsOf } from "#domain/feeds/terms.ts";
import { feedPath } from "#domain/jobs/published/feed-address.ts";
import { paths } from "#domain/paths.ts";
import { html, Markup, page, redirect } from "#server/adapters/simulator/page.ts";
import { fileAnswer } from "#server/adapters/simulator/routes.ts";
import { style } from "#server/adapters/simulator/style.ts";
import { feedFaults, type FeedFault } from "./faults.ts";
import { pageHosts } from "./hosts.ts";
import { everOpened, isOpen, openingNumbered } from "./openings/openings.ts";
import { firstId } from "./wire/telling.ts";
import { isFeedKind, type DayNews, type FeedsSimulator } from "./simulator.ts";

/** For people: the levers of the demo's world, and the pages that its postings lead to. */
export async function feedsPage(
  simulator: FeedsSimulator,
  path: string,
  request: Request,
): Promise<Response> {
  const base = new URL(simulator.roof).pathname;
  if (request.method === "POST" && path === "act") return act(simulator, base, request);
  if (path === "style.css") return fileAnswer("text/css", style);
  if (path === "") return controlPage(simulator, base);
  return postingPage(simulator, base, path);
}

async function act(simulator: FeedsSimulator, base: string, request: Request): Promise<Response> {
  const form = await request.formData();
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const [deed = "", kind = ""] = field("act").split(" ");
  const fault = field("fault");
  if (deed === "day") await simulator.letADayPass();
  if (deed === "heal") simulator.faults.clear();
  if (deed === "break" && isFeedKind(kind) && isFault(fault)) simulator.faults.inject(kind, fault);
  return redirect(base);
}

const isFault = (name: string): name is FeedFault => Object.hasOwn(feedFaults, name);

const nameOf = (kind: FeedKind): string =>
  termsOf(kind).credit?.name ?? kind.charAt(0).toUpperCase() + kind.slice(1);

function controlPage(simulator: FeedsSimulator, base: string): Response {
  const { calendar, faults, calls, lastDay } = simulator;
  const days = calendar.days.length;
  return page({
    base,
    title: "Job sources",
    body: html`<main class="wide">
      <h1 class="big">The demo's job sources</h1>
      <p>
        They speak like the boards they are named after, and nothing leaves this machine. With each
        day that passes new postings appear, some close, and whoever has an alert gets a letter.
      </p>
      <form class="bar" method="post" action="${base}/act">
        <button class="main" name="act" value="day">Let a day pass</button>
        ${
          faults.active.length > 0
            ? html`<button name="act" value="heal">Make every source well</button>`
            : html``
        }
      </form>
      <p class="quiet">${days === 1 ? "One day has passed." : `${days} days have passed.`}</p>
      ${lastDay === null ? html`` : newsOf(lastDay)}
      <h2>Sources</h2>
      ${feedKinds.map((kind) => sourceRow(simulator, base, kind))}
      <h2>Asked lately</h2>
      ${calls
        .slice(-10)
        .toReversed()
        .map(
          ({ address, status }) =>
            html`<div class="row">
              <div class="head"><code>${address}</code><span class="state">${status}</span></div>
            </div>`,
        )}
      ${calls.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : html``}
    </main>`,
  });
}

/** What the last day brought, and where to see it. */
const newsOf = ({ added, closed, letters }: DayNews): Markup =>
  html`<p>
    The last one brought ${times(added, "new job")}, closed ${closed === 0 ? "none" : closed} and
    sent ${times(letters, "letter")}. See <a href="${paths.jobs}">the board</a>,
    <a href="${paths.demoMail}">the mail</a>, <a href="${feedPath(null, "rss")}">our own feed</a>
    with what may be passed on and, as Admin,
    <a href="${paths.adminSources}">the sources at the desk</a>.
  </p>`;

const times = (count: number, name: string): string =>
  `${count} ${count === 1 ? name : `${name}s`}`;

function sourceRow({ faults, count }: FeedsSimulator, base: string, kind: FeedKind): Markup {
  const fault = faults.active.find((one) => one.call === kind || one.call === "any")?.fault;
  const options = Object.entries(feedFaults).map(
    ([name, what]) => html`<option value="${name}">${what}</option>`,
  );
  return html`<div class="row">
    <div class="head">
      <strong>${nameOf(kind)}</strong>
      <span class="state ${fault === undefined ? "success" : "failed"}"
        >${fault === undefined ? `${count(kind)} postings` : feedFaults[fault]}</span
      >
    </div>
    <form class="bar" method="post" action="${base}/act">
      <label class="quiet" for="fault-${kind}">From now on it</label>
      <select id="fault-${kind}" name="fault">
        ${options}
      </select>
      <button class="small" name="act" value="break ${kind}">Break it</button>
    </form>
  </div>`;
}

/** Where a posting of the demo leads: what its board would show. */
function postingPage({ calendar }: FeedsSimulator, base: string, path: string): Response {
  const host = pageHosts[path.split("/")[0] ?? ""];
  const id = Number(/(\d{1,12})\D*$/.exec(path)?.[1] ?? 0);
  const number = id % firstId;
  const exists = host !== undefined && id >= firstId && number < everOpened(calendar);
  if (!exists) return new Response("Not here", { status: 404 });
  const { title, company, markup } = openingNumbered(number, calendar);
  if (!isOpen(number, calendar))
    return page({
      base,
      title,
      status: host.status,
      body: html`<main class="wide">
        <h1 class="big">${title}</h1>
        <p>${host.says}</p>
      </main>`,
    });
  return page({
    base,
    title,
    body: html`<main class="wide">
      <p class="quiet">
        In a demo this page stands for ${host.name}. Nobody reads applications here.
      </p>
      <h1 class="big">${title}</h1>
      <p><strong>${company.name}</strong></p>
      ${new Markup(markup)}
    </main>`,
  });
}
