import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { z } from "zod";

/** As much as is needed of what Vitest writes about a run. */
const vitestRun = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** And Playwright: a journey is as deep in its file as its author liked. */
const suite = z.object({
  file: z.string(),
  get suites() {
    return z.array(suite).optional();
  },
  specs: z.array(
    z.object({
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
});
const playwrightRun = z.object({ suites: z.array(suite) });

type Suite = z.infer<typeof suite>;
type Times = readonly [file: string, milliseconds: number][];

/** The ten files that took longest in both runs, and what all of them took. */
export async function slowestFiles(vitestJson: string, playwrightJson: string): Promise<string> {
  const times = [...(await vitestTimes(vitestJson)), ...(await playwrightTimes(playwrightJson))];
  const total = times.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
  const slowest = times.toSorted(([, one], [, other]) => other - one).slice(0, 10);
  const lines = slowest.map(([file, milliseconds]) => `${inSeconds(milliseconds)}  ${file}`);
  return ["The ten slowest files:", ...lines, `${inSeconds(total)}  all ${times.length}`].join(
    "\n",
  );
}

const inSeconds = (milliseconds: number): string =>
  `${(milliseconds / 1000).toFixed(1)} s`.padStart(9);

async function vitestTimes(path: string): Promise<Times> {
  const { testResults } = vitestRun.parse(JSON.parse(await readFile(path, "utf8")));
  return testResults.map(({ name, startTime, endTime }) => [
    relative(process.cwd(), name),
    endTime - startTime,
  ]);
}

async function playwrightTimes(path: string): Promise<Times> {
  const { suites } = playwrightRun.parse(JSON.parse(await readFile(path, "utf8")));
  return suites.map((one) => [`tests/e2e/${one.file}`, timeOf(one)]);
}

function timeOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results);
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, inner) => sum + timeOf(inner), 0)
  );
}
