import { Hono } from "hono";
import { endpoints } from "#contract/index.ts";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";
import { workerPath } from "#contract/members/readable-offline.ts";
import type { RateLimit } from "#domain/rate-limit.ts";
import { fail } from "./app-error.ts";
import { aiSimulatorPath, feedsSimulatorPath, simulatorPath } from "./config.ts";
import { documentsOf, handlersOf, handlerServices } from "./features.ts";
import { sessionKeeper } from "./features/accounts/session-keeper.ts";
import { tellOfTheDay } from "./features/alerts/let-a-day-pass.ts";
import { readEverySource } from "./features/feeds/read-every-source.ts";
import { letTimePass } from "./features/membership/let-time-pass.ts";
import { findDemoAccount, viewAsChoices } from "./features/demo/view-as.ts";
import { mountDocs } from "./http/api/docs.ts";
import { mountEndpoints } from "./http/api/mount.ts";
import { isPlainForm, plainForms } from "./http/api/plain-forms.ts";
import { rowsShown } from "./http/api/rows-shown.ts";
import type { HttpEnv } from "./http/context.ts";
import { mountDocuments } from "./http/documents.ts";
import { KnownRoutes } from "./http/known-routes.ts";
import { mountLetters, mountProvider, mountViewAs, viewAsBar, type ViewAs } from "./http/demo.ts";
import { replyWithError } from "./http/errors.ts";
import { callersOf } from "./http/limits/callers.ts";
import { limitBodies } from "./http/guards/body-limits.ts";
import { holdToDeadline } from "./http/guards/deadline.ts";
import { hangUpWhenDraining } from "./http/guards/draining.ts";
import { floodCeiling, floodGate, turnAwayFloods } from "./http/limits/flood.ts";
import { sameOriginOnly } from "./http/guards/origin.ts";
import { shedLoad } from "./http/guards/overload.ts";
import { rateLimiter } from "./http/limits/rate-limit.ts";
import { fixedHeaders, securityHeaders } from "./http/guards/security-headers.ts";
import { sessionGate } from "./http/guards/session.ts";
import { signedNames } from "./http/limits/signed-names.ts";
import { createMetrics } from "./http/metrics.ts";
import { replyWithErrorPage } from "./http/pages/error-page.ts";
import { keptPagesFirst } from "./http/pages/kept-pages.ts";
import type { Pages } from "./http/pages/make-page.ts";
import { servePages } from "./http/pages/serve-pages.ts";
import { farewell, serveStaticFiles, type StaticFiles } from "./http/pages/static-files.ts";
import { mountProbes, type Lifecycle } from "./http/probes.ts";
import { answeredWith, logWithin, requestLog } from "./http/request-log.ts";
import type { InFront } from "./listen.ts";
import type { Services } from "./services.ts";

interface Parts {
  readonly services: Services;
  readonly lifecycle: Lifecycle;
  readonly staticFiles: StaticFiles;
  readonly pages: Pages;
  /** What one address may ask for at most. */
  readonly ceiling?: RateLimit | undefined;
  /** How long a request may take, where the usual is too long. */
  readonly requestMs?: number | undefined;
}

export interface Application extends Pick<Hono<HttpEnv>, "fetch" | "request"> {
  /** For the server to ask first. */
  readonly inFront: InFront;
  /** The headers every answer carries, those included that the server gives by itself. */
  readonly alwaysThere: Readonly<Record<string, string>>;
}

/** The application as a value: it listens to nothing, so a test can hold it in its hand. */
export function createApp(parts: Parts): Application {
  const { services, lifecycle, staticFiles, pages, requestMs, ceiling = floodCeiling } = parts;
  const { config, clock, log, database } = services;
  const metrics = createMetrics(services.logLinesLost);
  const answered = answeredWith({ log, metrics });
  const { isHttps } = config;
  const countCaller = floodGate(clock, ceiling);
  const alwaysThere = fixedHeaders(isHttps);
  const devices = signedNames(config.appSecret, "device");
  const visitors = signedNames(config.appSecret, "visitor");
  const limiter = rateLimiter(database, clock);
  const forHandlers = handlerServices(services, limiter, rowsShown(log, metrics));
  const callers = callersOf({ limiter, isHttps, visitors, devices });
  const sessions = sessionGate(sessionKeeper(database, clock), isHttps, devices);
  const { metricsToken, trustedProxies, isDemo } = config;
  const rows = offered(endpoints, isDemo);
  const forms = plainForms({ secrets: services.secrets, clock, isHttps });

  const app = new Hono<HttpEnv>({ router: new KnownRoutes() });
  app.onError((error, c) =>
    isApi(c.req.path) && !isPlainForm(c) ? replyWithError(c, error) : replyWithErrorPage(c, error),
  );
  app.use(
    requestLog(answered, trustedProxies, [securityHeaders(isHttps), hangUpWhenDraining(lifecycle)]),
    turnAwayFloods(countCaller),
  );
  mountProbes(app, { database, lifecycle, metrics, metricsToken, isDemo });
  app.use(
    serveStaticFiles(staticFiles),
    shedLoad(lifecycle),
    holdToDeadline(requestMs),
    sameOriginOnly(config.trustedOrigins, rows),
  );
  app.get(workerPath, farewell);
  // Not on every request: looking for a body makes a whole Request object, and a read has none.
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", limitBodies(rows));

  const { hasRoom } = database.storage;
  const gates = { callers, sessions, forms, hasRoom, alwaysThere, log };
  const handlers = handlersOf(forHandlers);
  mountEndpoints(app, rows, handlers, gates);
  // The same rows once more, for pages: what they ask was let in at the door with them.
  const api = new Hono<HttpEnv>({ router: new KnownRoutes() }).onError((error, c) =>
    replyWithError(c, error),
  );
  api.use(logWithin(answered));
  mountEndpoints(api, rows, handlers, gates);
  api.all("*", () => fail("not_found"));
  mountDocs(app, rows, { appUrl: config.appUrl, styleTags: pages.assets.styleTags });
  app.all("/api/*", () => fail("not_found"));

  mountDocuments(app, documentsOf(forHandlers), { database, clock, callers });
  const viewAs = isDemo ? demoPeople(services) : null;
  if (viewAs !== null) mountViewAs(app, viewAs, sessions);
  const { paystackSimulator, aiSimulator, feedsSimulator, capturedMail } = services;
  if (capturedMail !== null && isDemo) mountLetters(app, capturedMail);
  if (aiSimulator !== null) mountProvider(app, aiSimulatorPath, aiSimulator);
  if (feedsSimulator !== null) {
    feedsSimulator.onDayPassing = async () => {
      const { added, expired } = await readEverySource(forHandlers);
      return { added, closed: expired, letters: await tellOfTheDay(forHandlers) };
    };
    mountProvider(app, feedsSimulatorPath, feedsSimulator);
  }
  if (paystackSimulator !== null) {
    paystackSimulator.onTimePassing = (code, ms) => letTimePass(database, code, ms);
    mountProvider(app, simulatorPath, paystackSimulator);
  }
  const footer = (username: string | null) => (viewAs === null ? "" : viewAsBar(viewAs, username));
  const find = servePages(app, { services, pages, api, sessions, callers, forms, footer });
  const sessionCookie = sessions.cookieName;
  const inFront = keptPagesFirst({
    find,
    sessionCookie,
    countCaller,
    answered,
    trustedProxies,
    lifecycle,
    alwaysThere,
  });
  return { fetch: app.fetch, request: app.request, inFront, alwaysThere };
}

/** The rows of this installation: outside a demo the demo's are not even routes. */
function offered<Rows extends Endpoints>(rows: Rows, isDemo: boolean): Rows {
  const isOffered = ([, row]: [string, Endpoint]) => isDemo || row.demoOnly !== true;
  return Object.fromEntries(Object.entries(rows).filter(isOffered)) as Rows;
}

function demoPeople({ database }: Services): ViewAs {
  return {
    choices: viewAsChoices,
    find: (username) => findDemoAccount(database.queries, username),
  };
}

/** What programs ask for: they want no page, even when something fails. */
const isApi = (path: string): boolean =>
  ["/api/", "/demo/api/", "/calendar/", "/letters/"].some((beginning) =>
    path.startsWith(beginning),
  );
