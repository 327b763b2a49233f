import { minuteOfClock, type MemberTerms } from "./member-terms.ts";

export const winter = "2026-01-15";
export const summer = "2026-07-15";

export const hours = (from: string, to: string) => ({
  from: minuteOfClock(from) ?? Number.NaN,
  to: minuteOfClock(to) ?? Number.NaN,
});

/** Somebody who works for America's East Coast in its summer. */
export const contractor: MemberTerms = {
  hours: hours("15:00", "23:00"),
  engagements: ["contractor"],
  currencies: ["USD", "EUR"],
};

type Example = readonly [
  what: string,
  ad: string,
  terms: Partial<MemberTerms>,
  day: string,
  line: string,
];

/** Every ad is made up; the line it gets stands below it. */
export const lines: readonly Example[] = [
  [
    "their hours are all mine",
    "Hours: 9am - 5pm EST. You will be an independent contractor. We pay $40 per hour.",
    {},
    summer,
    "I work 15:00 to 23:00 SAST, which is your 09:00 to 17:00 Eastern, and invoice in dollars as a contractor.",
  ],
  [
    "an hour later in their winter",
    "Hours: 9am - 5pm EST.",
    { hours: hours("15:00", "00:00") },
    winter,
    "I work 16:00 to 00:00 SAST, which is your 09:00 to 17:00 Eastern, and invoice in dollars as a contractor.",
  ],
  [
    "more of mine than they ask for",
    "Our working hours are 09:00-17:00 CET.",
    { hours: hours("06:00", "18:00"), currencies: ["EUR"] },
    winter,
    "I work 10:00 to 18:00 SAST, which is your 09:00 to 17:00 Central European time, and invoice in euros as a contractor.",
  ],
  [
    "an overlap asked for",
    "You need at least 4 hours overlap with EST.",
    { hours: hours("12:00", "20:00") },
    summer,
    "I work 15:00 to 20:00 SAST, which is your 09:00 to 14:00 Eastern, with the four hours of overlap you ask for, and invoice in dollars as a contractor.",
  ],
  [
    "a region, which is nobody's own time",
    "You must work US hours.",
    { hours: hours("15:00", "21:00") },
    summer,
    "I work 15:00 to 21:00 SAST, which is 09:00 to 15:00 Eastern, and invoice in dollars as a contractor.",
  ],
  [
    "an offset",
    "Working hours are aligned with GMT-5.",
    { hours: hours("16:00", "00:00") },
    summer,
    "I work 16:00 to 00:00 SAST, which is 09:00 to 17:00 UTC-5, and invoice in dollars as a contractor.",
  ],
  [
    "several zones: the nearest",
    "Must work EST or PST hours",
    {},
    summer,
    "I work 15:00 to 23:00 SAST, which is 09:00 to 17:00 Eastern, and invoice in dollars as a contractor.",
  ],
  [
    "a night at home and abroad",
    "Hours: 22:00-06:00 UTC",
    { hours: hours("23:00", "09:00") },
    winter,
    "I work 00:00 to 08:00 SAST, which is 22:00 to 06:00 UTC, and invoice in dollars as a contractor.",
  ],
  [
    "half an hour off",
    "Working hours: 10am to 7pm IST",
    { hours: hours("06:00", "16:00") },
    winter,
    "I work 06:30 to 15:30 SAST, which is your 10:00 to 19:00 India time, and invoice in dollars as a contractor.",
  ],
  [
    "a span of zones with ours in it",
    "Time zone: CET ± 3",
    { hours: hours("08:00", "16:30") },
    winter,
    "I work 08:00 to 16:30 SAST, inside the time zones you ask for, and invoice in dollars as a contractor.",
  ],
  [
    "our own hours",
    "Hours: 1-6pm SAST",
    { hours: hours("08:00", "18:00") },
    winter,
    "I work 13:00 to 18:00 SAST and invoice in dollars as a contractor.",
  ],
  [
    "no hours asked for",
    "You write our newsletters.",
    {},
    winter,
    "I work 15:00 to 23:00 SAST, which is 13:00 to 21:00 UTC, and invoice in dollars as a contractor.",
  ],
  [
    "more hours than a working day has",
    "You write our newsletters.",
    { hours: hours("10:00", "21:00") },
    winter,
    "I am available 10:00 to 21:00 SAST, which is 08:00 to 19:00 UTC, and invoice in dollars as a contractor.",
  ],
  [
    "an employee",
    "Hours: 9am - 5pm EST. This is a permanent position with paid leave.",
    { engagements: ["contractor", "employee"] },
    summer,
    "I work 15:00 to 23:00 SAST, which is your 09:00 to 17:00 Eastern, and can join as an employee.",
  ],
  [
    "an employer of record",
    "We hire you through an employer of record.",
    { hours: null, engagements: ["contractor", "employer-of-record"] },
    summer,
    "I work from South Africa and can be employed through an employer of record.",
  ],
];
