import { spawn, type ChildProcess } from "node:child_process";

interface Way {
  readonly env?: NodeJS.ProcessEnv;
  /** What must be over before its output is shown, and before it counts how it ended. */
  readonly shownAfter?: Promise<unknown>;
}

/** Runs a command with its output shown; a failure ends this process with the same code. */
export async function run(command: string, args: readonly string[], way: Way = {}): Promise<void> {
  const code = await tryRun(command, args, way);
  if (code !== 0) process.exit(code);
}

export async function tryRun(
  command: string,
  args: readonly string[],
  { env = process.env, shownAfter }: Way = {},
): Promise<number> {
  const output = shownAfter === undefined ? "inherit" : "pipe";
  const child = spawn(command, args, { stdio: ["inherit", output, output], env });
  const shown = shownAfter?.then(holdBack(child));
  const code = await endOf(child);
  await shown;
  return code;
}

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    // What runs beside it may fail first, and then nothing is left running: as Ctrl-C does it, which all clear up after.
    const end = () => void child.kill("SIGINT");
    process.once("exit", end);
    child.on("error", () => resolve(127));
    child.on("close", (code) => {
      process.off("exit", end);
      resolve(code ?? 1);
    });
  });

/** Keeps what it says until the answer is called. */
function holdBack({ stdout, stderr }: ChildProcess): () => void {
  const held: Buffer[] = [];
  let show = (text: Buffer): void => void held.push(text);
  for (const stream of [stdout, stderr]) stream?.on("data", (text: Buffer) => show(text));
  return () => {
    show = (text) => void process.stdout.write(text);
    for (const text of held) show(text);
  };
}
