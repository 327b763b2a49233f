import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { z } from "zod";

/** As much as is needed of what Vitest writes about a run. */
const vitestRun = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** The tests that failed, a line each, to stand where a reader looks first: hundreds of journeys are listed in between. */
export async function failedTests(vitestJson: string): Promise<string> {
  const { testResults } = vitestRun.parse(JSON.parse(await readFile(vitestJson, "utf8")));
  const lines = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    const reasons = failed.map(
      ({ fullName, failureMessages: [first = ""] }) => `${fullName}: ${firstLine(first)}`,
    );
    // A file that could not be read has no tests to name.
    if (message !== "" && reasons.length === 0) reasons.push(firstLine(message));
    return reasons.map((reason) => `  ${relative(process.cwd(), name)} > ${reason}\n`);
  });
  return lines.length > 0
    ? lines.join("")
    : "  No test did: an error outside of them, named above.\n";
}

const firstLine = (text: string): string => text.split("\n", 1)[0] ?? "";
