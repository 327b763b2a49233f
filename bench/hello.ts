import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";

/** The yardstick: the same framework on the same server, doing nothing. */
const app = new Hono().get("/", (c) => c.text("Hello World"));
createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(
  Number(process.env["PORT"]),
);
