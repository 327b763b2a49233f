import { execFileSync } from "node:child_process";
import { benchJobs } from "./board/jobs.ts";
import { benchServing } from "./serving.ts";

/** `npm run bench` measures everything, `npm run bench -- jobs` one part; the number of jobs may follow. */
const [part, many] = process.argv.slice(2);

execFileSync("node", ["scripts/build.ts"], { stdio: "inherit" });
if (part !== "jobs") await benchServing();
if (part !== "serving") await benchJobs(many === undefined ? undefined : Number(many));
