import { fileURLToPath } from "node:url";

/**
 * Builds what is stale, and then becomes the server: one process from the first moment to the last, so that whoever
 * stops `npm start` stops the server. A shell between the two would keep the signal to itself.
 */
const env = { ...process.env };
await import("./build.ts");
const server = fileURLToPath(new URL("../dist/server/main.js", import.meta.url));
// More room for what lives briefly: a request's objects are gone before anything has to be copied.
const args = [process.execPath, "--max-semi-space-size=16", server];
// Where a process cannot become another one, the server runs in this one.
if (process.execve === undefined) await import(server);
else process.execve(process.execPath, args, env);
