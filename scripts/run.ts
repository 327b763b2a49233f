import { spawn } from "node:child_process";

/** Runs a command with its output shown; a failure ends this process with the same code. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const code = await tryRun(command, args, env);
  if (code !== 0) process.exit(code);
}

export const tryRun = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: "inherit", env });
    // What runs beside it may fail first, and then nothing is left running.
    const end = () => void child.kill();
    process.once("exit", end);
    child.on("error", () => resolve(127));
    child.on("exit", (code) => {
      process.off("exit", end);
      resolve(code ?? 1);
    });
  });
