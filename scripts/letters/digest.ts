import { runnerImport } from "vite";

type WriteDue = typeof import("./write-due.ts");

/** Letters are written in JSX, which Node does not read by itself. */
const { module } = await runnerImport<WriteDue>("scripts/letters/write-due.ts", {
  configFile: false,
  logLevel: "error",
});
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
try {
  process.exitCode = await module.main(process.argv.slice(2), {
    say: (line) => console.log(line),
    complain,
  });
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
