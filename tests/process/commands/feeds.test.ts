import { execFile } from "node:child_process";
import { describe, expect, test } from "vitest";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { readFeeds } from "../../../scripts/listings/read-feeds.ts";
import { preparedFolder, readBefore, shortLived } from "../../support/process/process.ts";

const folder = await preparedFolder("migrated");

interface Ended {
  readonly code: number;
  readonly said: readonly string[];
  readonly complained: string;
}

/** The command as an operator starts it. */
const inAProcess = (...args: readonly string[]) =>
  new Promise<Ended>((resolve) => {
    execFile(
      "node",
      [...shortLived, "scripts/feeds.ts", ...args],
      { env: { ...process.env, ...readBefore(), DATA_DIR: folder } },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : Number(error.code);
        resolve({ code, said: stdout.trim().split("\n"), complained: stderr.trim() });
      },
    );
  });

/** What the command does, in this process: starting one for each costs more than all that they read. */
async function feeds(
  wanted: string | null,
  { isDry = false, env = {} }: { isDry?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> {
  const said: string[] = [];
  const code = await readFeeds({
    env: { DATA_DIR: folder, ...env },
    isDry,
    wanted,
    say: (line) => void said.push(line),
    stop: (message) => {
      throw new Error(message);
    },
  });
  return { code, said, complained: "" };
}

async function written() {
  const database = await openEmbedded({ folder });
  try {
    const { rows } = await database.executeSql(
      "select (select count(*)::int from jobs) as jobs, (select count(*)::int from feed_runs) as runs",
    );
    return rows[0];
  } finally {
    await database.close();
  }
}

const usage = "Usage: npm run feeds -- --once [source] [--dry-run]";
const nowhere = { FEEDS_BASE_URL: "http://127.0.0.1:9/feeds" };

describe("npm run feeds", () => {
  test.each([[[]], [["jobicy"]], [["--once", "jobicy", "lever"]], [["--once", "--unknown"]]])(
    "%j is told how to ask",
    async (args) => {
      expect(await inAProcess(...args)).toEqual({ code: 1, said: [""], complained: usage });
    },
  );

  test("a source that nobody knows is named, and nothing is read", async () => {
    expect(await inAProcess("--once", "nobody")).toEqual({
      code: 1,
      said: [""],
      complained: "No source is called nobody.",
    });
  });

  test("a dry run says what it would bring, and writes nothing", async () => {
    const { code, said } = await feeds("JOBICY", { isDry: true });
    expect(code).toBe(0);
    expect(said).toEqual([
      expect.stringMatching(/^\[1\/1\] Jobicy: \d{2} seen, [1-9]\d* added, 0 updated, 0 unchanged/),
      expect.stringMatching(/^Nothing was written\. In all: \d{2} seen, [1-9]\d* added/),
    ]);
    expect(await written()).toEqual({ jobs: 0, runs: 0 });
  });

  test("one source by its name, its board or its kind; seen again, there is nothing new", async () => {
    const first = await inAProcess("--once", "jobicy");
    expect(first.code).toBe(0);
    const added = Number(/ ([1-9]\d*) added/.exec(first.said[0] ?? "")?.[1]);
    expect(await written()).toEqual({ jobs: added, runs: 1 });
    const { said } = await feeds("Jobicy");
    expect(said.at(-1)).toMatch(/^In all: \d+ seen, 0 added, 0 updated, \d+ unchanged/);
    expect((await feeds("novaly")).said[0]).toMatch(/^\[1\/1\] Novaly: \d+ seen/);
  });

  test("without a name all that are switched on have their turn, each with its place in the line", async () => {
    const { code, said } = await feeds(null);
    expect(code).toBe(0);
    const lines = said.slice(0, -1);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.map((line) => /^\[\d+\/\d+\]/.exec(line)?.[0])).toEqual(
      lines.map((_, index) => `[${index + 1}/${lines.length}]`),
    );
    expect(lines.join("\n")).not.toContain("We Work Remotely");
    const waiting = lines.filter((line) =>
      line.endsWith("not its turn, or another process reads it"),
    );
    expect(waiting.map((line) => / (\w+):/.exec(line)?.[1])).toEqual(["Jobicy", "Novaly"]);
    expect(said.at(-1)).toMatch(/^In all: [1-9]\d* seen, [1-9]\d* added/);
  });

  test("a source in trouble is told of, the others are read all the same, and the end is not good", async () => {
    const before = await written();
    const { code, said } = await feeds("remotive", { env: nowhere });
    expect({ code, said }).toEqual({
      code: 1,
      said: [
        "[1/1] Remotive: unreachable; the board stays as it was",
        "In all: 0 seen, 0 added, 0 updated, 0 unchanged, 0 duplicates, 0 expired",
      ],
    });
    expect((await written())?.["jobs"]).toBe(before?.["jobs"]);
  });
});
