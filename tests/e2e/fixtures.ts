import { expect, test as base, type Page } from "@playwright/test";
import { faintTextsIn, faultsIn } from "./axe.ts";
import { openLasting, type Lasting } from "./browser/lasting-context.ts";

export type Who = "visitor" | "demo-free" | "demo-premium" | "demo-employer" | "demo-admin";

interface Fixtures {
  /** Whether a journey may have the browser that others had before it, with nothing left of them but scripts. */
  isShared: boolean;
  /** Be somebody else from the next page on, as the demo's own bar does it. */
  become: (who: Who) => Promise<void>;
  /** The same, and at home. */
  viewAs: (who: Who) => Promise<void>;
}

const expectedNoise = [
  // A refused request is the page's business; a sandboxed frame refuses the test's own probing.
  /Failed to load resource/,
  /Blocked script execution in '\S*\/demo\/letters\//,
  /Service Worker registration blocked by Playwright/,
  // The payment provider's library: the style of its spinner stays blocked, and it marks its frame in two ways.
  /inline style violates .*'sha256-56e7EfkeGORJUMtXdS4A\+2LZFuyRDypLbssVftifpJg='/,
  /Allow attribute will take precedence over 'allowpaymentrequest'/,
];

/** In every journey a warning in the console, a fault in a script or a breach of the policy fails the test. */
export const test = base.extend<Fixtures, { lasting: () => Promise<Lasting> }>({
  isShared: [true, { option: true }],

  lasting: [
    async ({ browser }, use, { project }) => {
      // By the first journey that may have it: a context is as the journey that opens it, without scripts if that has none.
      let opened: Promise<Lasting> | undefined;
      await use(() => (opened ??= openLasting(browser, project.use.baseURL ?? "")));
      await (await opened)?.context.close();
    },
    { scope: "worker" },
  ],

  context: async (
    {
      browser,
      lasting,
      isShared,
      javaScriptEnabled,
      serviceWorkers,
      colorScheme,
      contextOptions,
      permissions,
    },
    use,
  ) => {
    const isUsual =
      javaScriptEnabled &&
      serviceWorkers === "block" &&
      colorScheme === "light" &&
      Object.keys(contextOptions).length === 0 &&
      permissions === undefined;
    if (isShared && isUsual) {
      const { context, empty } = await lasting();
      await use(context);
      await empty();
    } else {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    }
  },

  page: async ({ context }, use) => {
    const page = await context.newPage();
    const noise: string[] = [];
    page.on("pageerror", (error) => noise.push(String(error)));
    page.on("console", (message) => {
      const isExpected = expectedNoise.some((pattern) => pattern.test(message.text()));
      if (["error", "warning"].includes(message.type()) && !isExpected) noise.push(message.text());
    });
    await use(page);
    expect(noise, "the console stays quiet").toEqual([]);
  },

  become: async ({ page }, use) => {
    await use(async (who) => {
      const account = who === "visitor" ? "" : who;
      await page.request.post("/demo/view-as", { form: { account }, maxRedirects: 0 });
    });
  },

  viewAs: async ({ page, become }, use) => {
    await use(async (who) => {
      await become(who);
      await page.goto("/");
    });
  },
});

export { expect } from "@playwright/test";

interface ReactRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { isDehydrated?: boolean } } };
}

/** React marks the root when it begins to take over, and its state when it is done. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const mark = Object.entries(document.querySelector("#root") ?? {}).find(([key]) =>
      key.startsWith("__reactContainer"),
    );
    const root = mark?.[1] as ReactRoot | undefined;
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** How far the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What axe finds but for colours: enough where they were looked at on the same page in another width. */
export async function expectFaultless(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await faultsIn(page)).toEqual([]);
}

/** In light and in dark, as the page stands. Colours are all that differ, so only they are looked at twice. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectFaultless(page);
  expect(await faintTextsIn(page), "too faint in light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await faintTextsIn(page), "too faint in dark").toEqual([]);
}
