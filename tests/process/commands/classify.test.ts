import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { classify as command } from "../../../scripts/listings/classify.ts";

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command in this process: starting one for each costs more than all that they read. */
async function classify(...args: string[]): Promise<Ended> {
  const said = { stdout: "", stderr: "" };
  const code = await command(args, {
    say: (line) => void (said.stdout += `${line}\n`),
    complain: (line) => void (said.stderr += `${line}\n`),
  });
  return { code, ...said };
}

/** The command as an operator starts it. */
const inAProcess = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile("node", ["scripts/listings/classify.ts", ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });

let folder = "";
const inFolder = (name: string): string => join(folder, name);

async function idsIn(file: string): Promise<unknown[]> {
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  return lines.map((line) => (JSON.parse(line) as { id: unknown }).id);
}

async function idsWritten(input: string): Promise<unknown[]> {
  const { code, stderr } = await classify("--in", input, "--out", inFolder("odd-out.jsonl"));
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return idsIn(inFolder("odd-out.jsonl"));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kwela-classify-"));
  const postings = [
    {
      id: "open",
      source: "remotive",
      title: "SEO Manager",
      location: "Worldwide",
      description: "The salary is $60,000 - $70,000 per year. You have 5 years of experience.",
      tags: ["seo"],
    },
    { id: "bare", title: null },
  ];
  await writeFile(
    inFolder("in.jsonl"),
    postings.map((posting) => JSON.stringify(posting)).join("\n\n"),
  );
  await writeFile(inFolder("broken.jsonl"), '{"id":"a"}\n{"title":"no id"}\n');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("npm run classify", () => {
  test("writes one line of facts a posting, under the scorer's names", async () => {
    const files = ["--in", inFolder("in.jsonl"), "--out", inFolder("out.jsonl")];
    const { code, stdout, stderr } = await inAProcess(...files);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("2 postings read");
    const lines = (await readFile(inFolder("out.jsonl"), "utf8")).trim().split("\n");
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        id: "open",
        is_marketing: true,
        role_type: "SEO",
        experience: "Senior",
        salary_min_usd_year: 60_000,
        salary_max_usd_year: 70_000,
        remote: true,
        workplace: "remote",
        accepts_south_africa: "yes",
        confidence: "high",
        pay: { min: 60_000, max: 70_000, currency: "USD", period: "year" },
        hours: null,
        engagement: null,
        scam: false,
      },
      {
        id: "bare",
        is_marketing: false,
        role_type: "none",
        experience: "Mid Level",
        salary_min_usd_year: null,
        salary_max_usd_year: null,
        remote: false,
        workplace: "unclear",
        accepts_south_africa: "unclear",
        confidence: "medium",
        pay: null,
        hours: null,
        engagement: null,
        scam: false,
      },
    ]);
  });

  test("explains one posting: value, rules and quotes", async () => {
    const { stdout } = await classify("--in", inFolder("in.jsonl"), "--explain", "open");
    expect(stdout).toContain('openToSouthAfrica: "yes" (high; field-open)');
    expect(stdout).toContain("location: “Worldwide”");
    expect(stdout).toContain("pay-range");
  });

  test.each([
    ["an unknown id", ["--explain", "nobody"], "No posting has the id nobody."],
    ["no output", [], "Usage: npm run classify"],
    ["both", ["--out", "x", "--explain", "open"], "Usage: npm run classify"],
    ["an unknown option", ["--nope", "x"], "Usage: npm run classify"],
  ])("with %s it says so in one line and fails", async (_name, args, message) => {
    const { code, stderr } = await classify("--in", inFolder("in.jsonl"), ...args);
    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toContain(message);
  });

  test.each([
    ["U+2028", "a\u2028b"],
    ["U+2029", "a\u2029b"],
    ["U+0085", "a\u0085b"],
    ["a vertical tab's escape", "a\u000bb"],
    ["two megabytes", "a ".repeat(1_000_000)],
  ])("a posting may hold %s: a line ends at a line feed alone", async (_name, description) => {
    const file = inFolder("odd.jsonl");
    await writeFile(file, `${JSON.stringify({ id: "odd", description })}\n{"id":"next"}\n`);
    expect(await idsWritten(file)).toEqual(["odd", "next"]);
  });

  test.each([
    ["a byte order mark", '\uFEFF{"id":"a"}\n{"id":"b"}'],
    ["line ends of Windows", '{"id":"a"}\r\n\r\n{"id":"b"}\r\n'],
    ["a lone carriage return between two fields", '{"id":"a",\r"title":"x"}\n{"id":"b"}\n'],
    ["empty lines and no line end at the end", '\n\n{"id":"a"}\n  \n{"id":"b"}'],
  ])("a file may have %s", async (_name, text) => {
    await writeFile(inFolder("odd.jsonl"), text);
    expect(await idsWritten(inFolder("odd.jsonl"))).toEqual(["a", "b"]);
  });

  test("a line that is no posting is named and left out; the rest is read, and the command fails", async () => {
    const lines = ['{"id":"a"}', "{not json", '{"id":7}', '{"id":"t","tags":"seo"}', '{"id":"b"}'];
    await writeFile(inFolder("odd.jsonl"), lines.join("\n"));
    const files = ["--in", inFolder("odd.jsonl"), "--out", inFolder("odd-out.jsonl")];
    const { code, stdout, stderr } = await inAProcess(...files);
    expect(code).toBe(1);
    expect(stderr.match(/Line \d/g)).toEqual(["Line 2", "Line 3", "Line 4"]);
    expect(stdout).toContain("2 postings read");
    expect(await idsIn(inFolder("odd-out.jsonl"))).toEqual(["a", "b"]);
  });

  test.each([
    ["broken.jsonl", "Line 2 of"],
    ["missing.jsonl", "no such file"],
  ])("with the file %s it says what is wrong", async (file, message) => {
    const { code, stderr } = await classify("--in", inFolder(file), "--out", inFolder("x.jsonl"));
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });
});
