import { execFileSync } from "node:child_process";
import { benchJobs } from "./board/jobs.ts";
import { benchDesk } from "./desk/desk-lists.ts";
import { benchApplications } from "./members/applications.ts";
import { benchDocuments } from "./members/documents.ts";
import { benchFeeds } from "./feeds/feeds.ts";
import { benchFlood } from "./flood.ts";
import { benchTools } from "./tools/tools.ts";
import { benchServing } from "./serving/serving.ts";

/** `npm run bench` measures everything, `npm run bench -- jobs` one part of `serving`, `jobs`, `documents`, `applications`, `desk`, `tools`, `flood` and `feeds`; the number of jobs or postings may follow, or a word of the addresses of the desk that are wanted. */
const [part, many] = process.argv.slice(2);

execFileSync("node", ["scripts/build.ts"], { stdio: "inherit" });
const isWanted = (name: string): boolean => part === undefined || part === name;
if (isWanted("serving")) await benchServing();
if (isWanted("tools")) await benchTools();
if (isWanted("flood")) await benchFlood();
if (isWanted("documents")) await benchDocuments();
if (isWanted("applications")) await benchApplications();
if (isWanted("desk")) await benchDesk(many);
if (isWanted("feeds")) await benchFeeds(many === undefined ? undefined : Number(many));
if (isWanted("jobs")) await benchJobs(many === undefined ? undefined : Number(many));
