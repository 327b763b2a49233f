import { expect, test } from "vitest";
import { readPosting } from "#domain/listing/text/read-posting.ts";
import { workplaceOf } from "./workplace.ts";

const judge = (
  description: string,
  rest: { location?: string; tags?: string[]; board?: boolean },
) =>
  workplaceOf(
    readPosting({
      title: "SEO Specialist",
      company: "",
      location: rest.location ?? "",
      description,
      payText: "",
      tags: rest.tags ?? [],
      isFromRemoteBoard: rest.board ?? false,
    }),
  ).value;

test.each([
  ["This is a fully remote position.", "remote"],
  ["You will work from home.", "remote"],
  ["Location: Remote", "remote"],
  ["We are a remote-first company.", "remote"],
  ["Hybrid or fully remote, as you like.", "remote"],
  ["This is a hybrid role.", "hybrid"],
  ["You spend three days a week in the office.", "hybrid"],
  ["This is an on-site role.", "on-site"],
  ["Join our Leeds office.", "on-site"],
  ["No remote work.", "on-site"],
  ["We look after hybrid cloud systems.", "unclear"],
  ["You will give remote demonstrations.", "unclear"],
  ["Pay: R18 000 a month, from home always.", "remote"],
  ["The officer carries out the duties from home.", "remote"],
  ["Remote work isn't just a perk here, it's how we work.", "remote"],
  ["Location: Partially remote", "hybrid"],
  ["Work from home Wednesdays", "hybrid"],
  ["Mon-Thurs onsite, Fri at home", "hybrid"],
  ["Tuesdays and Wednesdays are in our Shoreditch studio.", "hybrid"],
  ["Telework is available one day per week.", "hybrid"],
  ["Work Remotely: No", "on-site"],
  ["At this time, we are not offering any remote positions.", "on-site"],
  ["This is not a digital marketing, remote, or content role.", "on-site"],
  ["You resolve tickets remotely.", "unclear"],
  ["Work-from-home isn't permitted.", "on-site"],
  ["We gave up our office, and all nine of us have worked from home since.", "remote"],
  ["Position type: permanent, home office. A valid driver's licence is required.", "remote"],
  ["This seat is for someone in Durban who works from home.", "remote"],
  ["The team sits at our Paarl warehouse; work from anywhere over the December break.", "on-site"],
  ["You answer mails at our Umhlanga call centre.", "on-site"],
  [
    "If you're in Durban, join us in the office on Mondays. If you're in another town, you're fully remote.",
    "remote",
  ],
  [
    "Join us in the office on Mondays. If you're in another town, you're fully remote on Fridays.",
    "hybrid",
  ],
  ["You work closely and collaborate with remote team members.", "unclear"],
  ["Hybrid or remote applicants will not be considered.", "on-site"],
  ["Fully remote. Some positions, such as warehouse lead, are hybrid.", "remote"],
  ["The position will be hybrid, with some potential remote work.", "hybrid"],
  ["Interns not working fully remote may get help with rent.", "unclear"],
  ["WFH 2 days week, onsite 3 days week.", "hybrid"],
  ["About 40% field / 60% remote", "hybrid"],
  ["You train hybrid models for demand.", "unclear"],
  ["Remote eligible: no", "on-site"],
  ["Remote or onsite (Tulsa)", "remote"],
  [
    "For applicants within 40 miles of our Reno office this is a hybrid role. Others work fully remote.",
    "remote",
  ],
  ["You build flows in Automation Anywhere.", "unclear"],
  ["The whole team meets three times yearly in person.", "unclear"],
  ["You have an app deployed to the App Store.", "unclear"],
  ["We are not a fully remote company.", "hybrid"],
  ["A sunny office, daily lunches and fruit.", "unclear"],
  ["Flexible hybrid and remote writing work.", "remote"],
  ["If this role is hybrid, you live nearby. It is fully remote.", "remote"],
  ["There is a possibility of working from home.", "hybrid"],
  [
    "The company designates roles as (1) on-site, (2) hybrid or (3) remote. This one is fully remote.",
    "remote",
  ],
  ["We offer 24/7 remote management of networks.", "unclear"],
  ["You like remote and outdoor environments.", "unclear"],
  ["Working from home has become normal for the people who use our app.", "unclear"],
  ["Does this position have remote options? Ask us.", "unclear"],
  ["In-office requirement statement: see below.", "unclear"],
])("%s → %s", (description, workplace) => {
  expect(judge(description, {})).toBe(workplace);
});

test("a town without a word on remote is where the desk stands", () => {
  expect(judge("We make shoes.", { location: "Leeds" })).toBe("on-site");
});

test.each(["EMEA", "Latam", "CET ±3", "UTC-2 to UTC+4", "USA only", "Online"])(
  "%s is no place for a desk",
  (location) => {
    expect(judge("We make shoes.", { location })).toBe("remote");
  },
);

test.each(["South Africa", "South Africa only"])(
  "%s says nothing of where the desk stands",
  (location) => {
    expect(judge("We make shoes.", { location })).toBe("unclear");
  },
);

test.each([
  ["12 Long Street, Cape Town, South Africa", false, "on-site"],
  ["Limpopo, South Africa", false, "on-site"],
  // On a board for remote jobs who names the country means people who live there.
  ["Cape Town, South Africa", true, "remote"],
  ["Cape Town", true, "on-site"],
])("%s alone, on a board for remote jobs: %s, is %s", (location, board, value) => {
  expect(judge("We make shoes.", { location, board })).toBe(value);
});

test("a line about the place stands for the field that is not there", () => {
  expect(judge("Locations: Sasolburg, 1947, ZA\nYou keep the books.", {})).toBe("on-site");
  expect(judge("Umhlanga, KwaZulu-Natal, South Africa\nYou wait at table.", {})).toBe("on-site");
  expect(judge("Location: Umhlanga\nFully remote.", {})).toBe("remote");
  expect(judge("We love Umhlanga.", {})).toBe("unclear");
});

test.each([
  "Hours: noon to 8pm Eastern, as our customers are on site during the day.",
  "Other jobs this week: Success Lead (Melbourne, hybrid), Office Coordinator (Fitzroy, on site).",
  "Once a quarter the team meets at our Pune office for three days.",
  "About 11,000 shops in Germany use us every week.",
  "There's no need to live near our Bellville branch.",
  "You plan routes, hybrid engines and remote vehicle support.",
  "We are a hybrid film studio and label.",
  "You may work from home, with the option to work onsite at our Porto office.",
])("%s says nothing of the reader's desk", (text) => {
  expect(judge(text, { location: "Remote" })).toBe("remote");
});

test("on a board for remote jobs silence means remote, but an office still counts", () => {
  expect(judge("We make shoes.", { location: "Leeds", board: true })).toBe("remote");
  expect(judge("This is a hybrid role.", { location: "Leeds", board: true })).toBe("hybrid");
});

test("a town here is a desk even on a board for remote jobs, unless the word is there", () => {
  expect(judge("We make shoes.", { location: "Knysna", board: true })).toBe("on-site");
  expect(judge("My client fills this remote seat.", { location: "Knysna", board: true })).toBe(
    "remote",
  );
});

test("a feed that says it is not remote beats a word in the text", () => {
  expect(judge("Now and then one may be working remotely.", { tags: ["remote:false"] })).toBe(
    "on-site",
  );
});
