import { Hono } from "hono";
import { endpoints } from "#contract/index.ts";
import type { Endpoint, Endpoints } from "#contract/endpoint.ts";
import type { ReadRates } from "#domain/listing/pay/rates.ts";
import { defaultLimits } from "#domain/rate-limit.ts";
import { fail } from "./app-error.ts";
import { simulatorPath } from "./config.ts";
import { recoveryHandlers } from "./features/accounts/handlers/recovery.ts";
import { settingsHandlers } from "./features/accounts/handlers/settings.ts";
import { signInHandlers } from "./features/accounts/handlers/sign-in.ts";
import { sessionKeeper } from "./features/accounts/session-keeper.ts";
import { checkAJobHandlers } from "./features/check-a-job/handlers.ts";
import { demoHandlers } from "./features/demo/handlers.ts";
import { letTimePass } from "./features/demo/let-time-pass.ts";
import { findDemoAccount, viewAsChoices } from "./features/demo/view-as.ts";
import { exportJobs } from "./features/jobs/export-data.ts";
import { jobHandlers } from "./features/jobs/handlers.ts";
import { publishedDocuments } from "./features/jobs/published/documents.ts";
import { socialImages } from "./features/jobs/published/social-images.ts";
import { jobsTopic } from "./features/jobs/stores/jobs.ts";
import { workOutPay } from "./features/jobs/work-out-pay.ts";
import { exportRates } from "./features/rates/export-data.ts";
import { rateHandlers } from "./features/rates/handlers.ts";
import { ratesReader } from "./features/rates/read-rates.ts";
import { memberHandlers } from "./features/memberships/handlers.ts";
import { exportStartGuide, startGuideHandlers } from "./features/start-guide/handlers.ts";
import { exportSubscription } from "./features/subscription/export-data.ts";
import { membershipHandlers } from "./features/subscription/handlers/membership.ts";
import { payingHandlers } from "./features/subscription/handlers/paying.ts";
import { webhookHandlers } from "./features/subscription/handlers/webhook.ts";
import { stopRenewalsName } from "./features/subscription/tasks/names.ts";
import { docsPage } from "./http/api/docs-page.ts";
import type { Handlers } from "./http/api/handler.ts";
import { mountEndpoints } from "./http/api/mount.ts";
import { rowsShown, type ShowRows } from "./http/api/rows-shown.ts";
import { openApi } from "./http/api/openapi.ts";
import type { HttpEnv } from "./http/context.ts";
import { mountDocuments } from "./http/documents.ts";
import { mountProvider, mountViewAs, viewAsBar, type ViewAs } from "./http/demo.ts";
import { replyWithError } from "./http/errors.ts";
import { limitBodies } from "./http/guards/body-limits.ts";
import { hangUpWhenDraining } from "./http/guards/draining.ts";
import { sameOriginOnly } from "./http/guards/origin.ts";
import { shedLoad } from "./http/guards/overload.ts";
import { rateLimiter, type RateLimiter } from "./http/guards/rate-limit.ts";
import { fixedHeaders, securityHeaders } from "./http/guards/security-headers.ts";
import { sessionGate } from "./http/guards/session.ts";
import { createMetrics } from "./http/metrics.ts";
import { keptPagesFirst } from "./http/pages/kept-pages.ts";
import { replyWithErrorPage, servePages, type Pages } from "./http/pages/serve-pages.ts";
import { serveStaticFiles, type StaticFiles } from "./http/pages/static-files.ts";
import { mountProbes, type Lifecycle } from "./http/probes.ts";
import { answeredWith, requestLog } from "./http/request-log.ts";
import type { InFront } from "./listen.ts";
import type { Services } from "./services.ts";
import type { Enqueue } from "./work/port.ts";

interface Parts {
  readonly services: Services;
  readonly lifecycle: Lifecycle;
  readonly staticFiles: StaticFiles;
  readonly pages: Pages;
}

export interface Application extends Pick<Hono<HttpEnv>, "fetch" | "request"> {
  /** For the server to ask first. */
  readonly inFront: InFront;
}

const imageRoom = {
  budget: { name: "picture", limit: defaultLimits.picture },
  mostBytes: 10_000_000,
};

/** The application as a value: it listens to nothing, so a test can hold it in its hand. */
export function createApp({ services, lifecycle, staticFiles, pages }: Parts): Application {
  const { config, clock, log, database } = services;
  const metrics = createMetrics();
  const answered = answeredWith({ log, metrics });
  const showRows = rowsShown(log, metrics);
  const limiter = rateLimiter(database, clock);
  const sessions = sessionGate(sessionKeeper(database, clock), config.isHttps);
  const { metricsToken, trustedProxies, isDemo } = config;
  const rows = offered(endpoints, isDemo);
  const readRates = ratesReader(database, clock);

  const app = new Hono<HttpEnv>();
  app.onError((error, c) =>
    isApi(c.req.path) ? replyWithError(c, error) : replyWithErrorPage(c, error),
  );
  app.use(
    hangUpWhenDraining(lifecycle),
    requestLog(answered, trustedProxies),
    securityHeaders(config.isHttps),
  );
  mountProbes(app, { database, lifecycle, metrics, metricsToken, isDemo });
  app.use(
    serveStaticFiles(staticFiles),
    shedLoad(lifecycle),
    sameOriginOnly(config.trustedOrigins),
  );
  // Not on every request: looking for a body makes a whole Request object, and a read has none.
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", limitBodies(rows));

  mountEndpoints(app, rows, handlersOf(services, limiter, readRates, showRows), {
    limiter,
    sessions,
    hasRoom: database.storage.hasRoom,
    alwaysThere: fixedHeaders(config.isHttps),
  });
  mountDocs(app, rows, config.appUrl);
  app.all("/api/*", () => fail("not_found"));

  const documents = publishedDocuments(database.queries, config.appUrl, showRows);
  mountDocuments(app, documents, { database, clock, limiter });
  const images = socialImages(database.queries, readRates, services.pictures, showRows);
  mountDocuments(app, images, { database, clock, limiter, ...imageRoom });
  const viewAs = isDemo ? demoPeople(services) : null;
  if (viewAs !== null) mountViewAs(app, viewAs, sessions);
  const { paystackSimulator } = services;
  if (paystackSimulator !== null) {
    paystackSimulator.onTimePassing = (code, ms) => letTimePass(database, code, ms);
    mountProvider(app, simulatorPath, paystackSimulator);
  }
  const footer = (username: string | null) => (viewAs === null ? "" : viewAsBar(viewAs, username));
  const find = servePages(app, { services, pages, sessions, limiter, footer });
  const sessionCookie = sessions.cookieName;
  const inFront = keptPagesFirst({ find, sessionCookie, answered, trustedProxies, lifecycle });
  return { fetch: app.fetch, request: app.request, inFront };
}

function handlersOf(
  services: Services,
  limits: RateLimiter,
  readRates: ReadRates,
  showRows: ShowRows,
): Handlers<typeof endpoints> {
  const { config, capturedMail, mailer, queue } = services;
  const accounts = {
    ...services,
    limits,
    enqueue: queue.enqueue,
    appUrl: config.appUrl,
    otherData: [exportJobs, exportRates, exportSubscription, exportStartGuide],
  };
  const paying = { ...services, appUrl: config.appUrl };
  return {
    ...signInHandlers(accounts),
    ...recoveryHandlers(accounts),
    ...settingsHandlers({ ...accounts, showRows }),
    ...checkAJobHandlers(readRates, config.appUrl),
    ...demoHandlers(capturedMail, mailer),
    ...jobHandlers({ ...services, readRates, showRows }),
    ...rateHandlers({
      ...services,
      topicsShowing: [jobsTopic],
      workOutAnew: () => queue.enqueue(workOutPay, {}),
    }),
    ...memberHandlers({ ...services, stopRenewals, showRows }),
    ...membershipHandlers({ ...paying, showRows }),
    ...payingHandlers(paying),
    ...startGuideHandlers(services),
    ...webhookHandlers(paying),
  };
}

const stopRenewals = (userId: number, enqueue: Enqueue): Promise<void> =>
  enqueue(stopRenewalsName, { userId });

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

function mountDocs(app: Hono<HttpEnv>, rows: Endpoints, appUrl: string): void {
  // Written when somebody first asks: few do, and every start would wait for it.
  let description: string | null = null;
  let page: string | null = null;
  app.get("/api/openapi.json", (c) => {
    c.set("route", "/api/openapi.json");
    description ??= JSON.stringify(openApi(rows, appUrl));
    return c.body(description, 200, { "Content-Type": "application/json; charset=utf-8" });
  });
  app.get("/api/docs", (c) => {
    c.set("route", "/api/docs");
    c.header(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return c.html((page ??= docsPage(rows)));
  });
}

const isApi = (path: string): boolean => path.startsWith("/api/") || path.startsWith("/demo/api/");
