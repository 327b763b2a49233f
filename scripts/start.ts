import { join } from "node:path";

// React's server rendering is several times slower without this.
process.env["NODE_ENV"] = "production";

const { buildIfStale } = await import("./build.ts");
await buildIfStale();
await import(join(process.cwd(), "dist", "server", "main.js"));
