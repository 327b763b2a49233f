import { describe, expect, test } from "vitest";
import { application } from "#contract/tracker/application.ts";
import { applicationEndpoints } from "#contract/tracker/applications.ts";
import { minutes } from "../../support/clock.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import type { ToolMember } from "../tools/member.ts";
import {
  added,
  addedAll,
  applicationsPath,
  done,
  happened,
  pathOf,
  readOf,
  refusal,
  trackerMember,
  typed,
} from "./application.ts";

const database = await freshTables();

const titlesIn = async (member: ToolMember, query = ""): Promise<string[]> =>
  done<{ jobTitle: string }[]>(await member.get(applicationsPath + query)).map(
    ({ jobTitle }) => jobTitle,
  );

describe("adding", () => {
  test("needs six fields; what is left out or empty is null", async () => {
    const member = await trackerMember(testApp(database));
    const empty = { notes: "", strategyTag: "  ", salary: "", url: "", followUpDate: "" };
    for (const about of [{}, empty, { ...empty, url: null, coverLetterTemplate: null }])
      expect(await added(member, about)).toMatchObject({
        ...typed(),
        coverLetterTemplate: null,
        notes: null,
        strategyTag: null,
        followUpDate: null,
        salary: null,
        url: null,
        origin: "typed",
        job: null,
        ad: null,
        lastOn: "2026-11-10",
        contacts: [],
        documents: [],
      });
  });

  test("keeps all that was typed, line by line", async () => {
    const member = await trackerMember(testApp(database));
    const about = {
      coverLetterTemplate: "Dear Ms Dlamini,\n\nLast year…",
      notes: "Two rounds.\nAsk about hours 🙂",
      strategyTag: "Warm intro",
      followUpDate: "2026-12-01",
      salary: "$4,000 a month",
      url: "https://jobs.example/1?from=mail&x=%20",
    };
    const { id } = await added(member, about);
    expect(await readOf(member, id)).toMatchObject(about);
  });

  test("begins a timeline on the day it was made, wherever it stands", async () => {
    const member = await trackerMember(testApp(database));
    const whole = await added(member, { result: "Interview", dateApplied: "2024-02-29" });
    expect(happened(whole)).toEqual(["2024-02-29 Interview"]);
  });

  test("ticks the step of the start guide", async () => {
    const member = await trackerMember(testApp(database));
    const steps = async () => JSON.stringify((await member.get("/api/premium/start-guide")).reply);
    const before = await steps();
    await added(member);
    expect(await steps()).not.toBe(before);
  });

  test.each(["jobTitle", "company", "jobType", "platform", "dateApplied", "result"])(
    "says that %s is missing",
    async (field) => {
      const member = await trackerMember(testApp(database));
      const { [field]: _, ...others } = typed() as Record<string, unknown>;
      const answer = await member.post(applicationsPath, others);
      expect(refusal(answer)).toEqual([400, "invalid_input"]);
      expect(answer.reply).toMatchObject({ fields: { [field]: expect.any(String) as string } });
    },
  );
});

describe("the list", () => {
  test("has the last applied for first, of one day the last added, each as the contract says", async () => {
    const member = await trackerMember(testApp(database));
    await addedAll(member, [
      { jobTitle: "Old", dateApplied: "2026-01-01" },
      { jobTitle: "New", dateApplied: "2026-11-14" },
      { jobTitle: "Also old", dateApplied: "2026-01-01" },
    ]);
    expect(await titlesIn(member)).toEqual(["New", "Also old", "Old"]);
    const [first] = done<unknown[]>(await member.get(applicationsPath));
    expect(application.parse(first)).toEqual(first);
  });

  test("narrows by each filter alone and by all together", async () => {
    const member = await trackerMember(testApp(database));
    await addedAll(member, [
      { jobTitle: "A", jobType: "Contract", strategyTag: "Cold mail" },
      { jobTitle: "B", platform: "Remote OK", strategyTag: "Cold mail" },
      { jobTitle: "C", result: "No Response" },
      {
        jobTitle: "D",
        jobType: "Contract",
        platform: "Remote OK",
        result: "No Response",
        strategyTag: "Cold mail",
      },
    ]);
    expect(await titlesIn(member, "?jobType=Contract")).toEqual(["D", "A"]);
    expect(await titlesIn(member, "?platform=Remote+OK")).toEqual(["D", "B"]);
    expect(await titlesIn(member, "?result=No+Response")).toEqual(["D", "C"]);
    expect(await titlesIn(member, "?strategyTag=Cold+mail")).toEqual(["D", "B", "A"]);
    expect(
      await titlesIn(
        member,
        "?jobType=Contract&platform=Remote+OK&result=No+Response&strategyTag=Cold+mail",
      ),
    ).toEqual(["D"]);
    expect(await titlesIn(member, "?strategyTag=cold")).toEqual([]);
  });
});

describe("changing", () => {
  test("writes every field, and empties what is empty", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member, { notes: "Old", url: "https://old.example" });
    const next = { jobTitle: "Head of SEO", company: "Yoco", jobType: "Freelance", notes: "" };
    const changed = done(await member.send("PUT", pathOf(id), typed(next)));
    expect(changed).toMatchObject({ ...next, notes: null, url: null });
    expect(await readOf(member, id)).toEqual(changed);
  });

  test("another result is a move of today, and nothing is overwritten", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const changed = done(await member.send("PUT", pathOf(id), typed({ result: "Replied" })));
    expect(changed).toMatchObject({ result: "Replied", lastOn: "2026-11-15" });
    expect(happened(changed)).toEqual(["2026-11-10 Pending", "2026-11-15 Replied"]);
  });

  test("the same result is no move", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const changed = done(await member.send("PUT", pathOf(id), typed({ notes: "More" })));
    expect(happened(changed)).toEqual(["2026-11-10 Pending"]);
  });

  test("another day of applying moves the start of the timeline", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    const moved = done(await member.send("PUT", pathOf(id), typed({ dateApplied: "2026-11-02" })));
    expect(moved).toMatchObject({ dateApplied: "2026-11-02", lastOn: "2026-11-02" });
    expect(happened(moved)).toEqual(["2026-11-02 Pending"]);
  });

  test("a start that moves past what came after it changes nothing about where it stands", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member, { dateApplied: "2026-11-01" });
    await member.post(`${pathOf(id)}/moves`, { result: "Interview", on: "2026-11-05" });
    const later = typed({ dateApplied: "2026-11-09", result: "Interview" });
    const moved = done(await member.send("PUT", pathOf(id), later));
    expect(moved).toMatchObject({ dateApplied: "2026-11-09", result: "Interview" });
    expect(happened(moved)).toEqual(["2026-11-05 Pending", "2026-11-05 Interview"]);
  });

  test("the result that was chosen holds, also of what was applied for tomorrow, where it is already", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member, { dateApplied: "2026-11-16" });
    const next = typed({ dateApplied: "2026-11-16", result: "Viewed" });
    expect(done(await member.send("PUT", pathOf(id), next))).toMatchObject({ result: "Viewed" });
  });

  test("starting from an older one changes nothing and says what is there", async () => {
    const member = await trackerMember(testApp(database));
    const { id, version } = await added(member);
    done(await member.send("PUT", pathOf(id), typed({ notes: "First", version })));
    const late = await member.send("PUT", pathOf(id), typed({ notes: "Second", version }));
    expect(refusal(late)).toEqual([409, "changed_meanwhile"]);
    const now = await readOf(member, id);
    expect(now.notes).toBe("First");
    expect(applicationEndpoints.readApplication.reply.parse(late.reply["current"])).toEqual(now);
  });

  test("of two at once from the same one, one is told", async () => {
    const member = await trackerMember(testApp(database));
    const { id, version } = await added(member);
    const answers = await Promise.all(
      ["First", "Second"].map((notes) => member.send("PUT", pathOf(id), typed({ notes, version }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("without a number it is changed whatever happened", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    for (const notes of ["First", "Second"])
      done(await member.send("PUT", pathOf(id), typed({ notes })));
    expect((await readOf(member, id)).notes).toBe("Second");
  });
});

describe("deleting", () => {
  test("takes it out of every list at once", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    expect(done(await member.send("DELETE", pathOf(id)))).toEqual({ ok: true });
    expect(await titlesIn(member)).toEqual([]);
    expect(refusal(await member.get(pathOf(id)))).toEqual([404, "not_found"]);
    expect(refusal(await member.send("DELETE", pathOf(id)))).toEqual([404, "not_found"]);
  });

  test("can be undone for ten minutes, twice is once, and all of it comes back", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const before = await added(member, { notes: "Keep me" });
    await member.send("DELETE", pathOf(before.id));
    app.clock.advance(minutes(9));
    for (const _ of [1, 2])
      expect(done(await member.post(`${pathOf(before.id)}/restore`))).toEqual(before);
  });

  test("is for good after that, swept or not", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const { id } = await added(member);
    await member.send("DELETE", pathOf(id));
    app.clock.advance(minutes(10) + 1);
    const tooLate = [409, "too_late_to_undo"];
    expect(refusal(await member.post(`${pathOf(id)}/restore`))).toEqual(tooLate);
    await app.runTask("housekeeping");
    expect(refusal(await member.post(`${pathOf(id)}/restore`))).toEqual(tooLate);
    const { rows } = await database.executeSql("select count(*)::int as n from application_events");
    expect(rows[0]?.["n"]).toBe(0);
  });
});
