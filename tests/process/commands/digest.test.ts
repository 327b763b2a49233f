import { execFile } from "node:child_process";
import { describe, expect, test } from "vitest";
import { preparedFolder, readBefore, shortLived } from "../../support/process/process.ts";

const folder = await preparedFolder("migrated");

/** The command as an operator starts it. */
const digest = (...args: string[]) =>
  new Promise<{ code: number; said: string; complained: string }>((resolve) => {
    execFile(
      "node",
      [...shortLived, "scripts/letters/digest.ts", ...args],
      { env: { ...process.env, ...readBefore(), DATA_DIR: folder } },
      (error, stdout, stderr) =>
        resolve({
          code: error === null ? 0 : Number(error.code),
          said: stdout.trim(),
          complained: stderr.trim(),
        }),
    );
  });

describe("npm run digest", () => {
  // What it says with `--dry-run`, and where something is due, is asked of it in one process with the tests of the letters.
  test("says that nothing is due where nothing is", async () => {
    expect(await digest()).toEqual({
      code: 0,
      said: expect.stringMatching(/^There is nothing to send now\. .*South African time\.$/),
      complained: "",
    });
  });

  test("with what it does not know says how it is used", async () => {
    const { code, complained } = await digest("--wet-run");
    expect([code, complained]).toEqual([1, "Usage: npm run digest -- [--dry-run]"]);
  });
});
