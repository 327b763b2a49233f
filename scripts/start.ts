import { fileURLToPath } from "node:url";
import { serverEnv, serverFlags } from "./server-flags.ts";

/**
 * Builds what is stale, and then becomes the server: one process from the first moment to the last, so that whoever
 * stops `npm start` stops the server. A shell between the two would keep the signal to itself.
 */
const env = { ...serverEnv, ...process.env };
await import("./build.ts");
const server = fileURLToPath(new URL("../dist/server/main.js", import.meta.url));
const args = [process.execPath, ...serverFlags, server];
// Where a process cannot become another one, the server runs in this one.
if (process.execve === undefined) await import(server);
else process.execve(process.execPath, args, env);
