import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** The yardstick: the same framework on the same server as it comes, doing nothing. */
const app = new Hono().get("/", (c) => c.text("Hello World"));
serve({ fetch: app.fetch, port: Number(process.env["PORT"]) });
