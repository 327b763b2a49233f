import { isDryIn, usage } from "./options.ts";

type WriteDue = typeof import("./write-due.ts");

const args = process.argv.slice(2);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Letters are written in JSX, which Node does not read by itself. */
async function writeDue(): Promise<WriteDue> {
  // Only now: the bundler is large, and who asked in the wrong way does not need it.
  const { runnerImport } = await import("vite");
  const { module } = await runnerImport<WriteDue>("scripts/letters/write-due.ts", {
    configFile: false,
    logLevel: "error",
  });
  return module;
}

try {
  if (isDryIn(args) === null) {
    complain(usage);
    process.exitCode = 1;
  } else {
    const { main } = await writeDue();
    process.exitCode = await main(args, { say: (line) => console.log(line), complain });
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
