import { expect, test } from "vitest";
import { days, minutes, testClock } from "#tests/support/clock.ts";
import { feedItem } from "#tests/support/providers/feeds.ts";
import { freshTables, testApp } from "#tests/support/test-app.ts";
import { addSource, jobsOf, open } from "../feeds/sources.ts";
import { letters, makeAlert } from "./reader.ts";

const database = await freshTables();
const year = days(364);

test("F34: after a clock that stood a year ahead was put right, letters are written again", async () => {
  const clock = testClock();
  const app = testApp(database, { clock });
  const emailVerifiedAt = clock.now();
  const reader = await app.build.premiumUser({ email: "reader@x.example", emailVerifiedAt });
  await makeAlert(await app.as(reader));
  clock.advance(year);
  await app.runTask("send-alerts");
  clock.advance(-year);
  clock.advance(minutes(60));
  await app.build.job();
  clock.advance(days(1));
  await app.runTask("send-alerts");
  await app.runTask("send-alerts");
  expect(letters(app)).toEqual(["reader@x.example: 1"]);
});

test("F34: and sources are read again, once each when their turn comes", async () => {
  const { app, told, readAll } = open(database);
  await addSource(app, "remoteok");
  told.shows("remoteok", [feedItem("a")]);
  app.clock.advance(year);
  await readAll();
  app.clock.advance(-year);
  told.shows("remoteok", [feedItem("a"), feedItem("b")]);
  await readAll();
  await readAll();
  expect(told.asked).toHaveLength(2);
  expect(await jobsOf(database)).toHaveLength(2);
});
