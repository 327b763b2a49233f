/** Duties: what somebody was there for, not what came of it. */
export const duties = `
  responsible for, responsibilities included/include, my responsibilities, duties included/include, my duties, tasked with, in charge of, charged with, accountable for, entrusted with, involved in, was part of, took part in, participated in, assisted with, assisted in, helped with, helped out, supported the, exposure to, exposed to, familiar with, familiarity with, knowledge of, worked with various,
  worked with different, worked on various, worked on different, worked on multiple, dealt with, my role included/include/involved, my role was to, my job was to, handled various, gained experience, gained exposure, skilled in, skilled at, proficient in, well versed, day to day running, day to day management`;

/** Amounts that are none. */
export const vagueClaims = `
  significantly, substantially, dramatically, drastically, considerably, greatly, tremendously, massively, exponentially, a lot of, lots of, a great deal of, a number of, a variety of, a wide range of, wide variety of, a wide variety, various, numerous, countless, multiple, many different, all kinds of, several, great/good/excellent/amazing/strong/positive/incredible/impressive/outstanding results, great/good/huge success, very/highly/extremely successful, and so on, and more, etc, and many more, among others`;

/** Verbs that tell what changed. */
export const outcomeVerbs = `
  achieve, add, attract, beat, boost, bring, climb, close, come from, convert, cut, double, drop, earn, enrol, exceed, fall, gain, generate, go from, go up, go down, grow, halve, improve, increase, lift, lower, make, move from, outperform, outsell, pick up, pull in, quadruple, raise, rank, reach, recover, reduce, return, rise, save, scale, sell out, shorten, shrink, slash, take it from, take them from, treble, triple, turn, up by, up from, down by, down from, down to, win, won back`;

/** Verbs that tell what was done. */
export const deedVerbs = `
  book, build, clean, deliver, edit, hire, interview, land, launch, lead, manage, merge, migrate, move, open, own, plan, produce, publish, rebuild, refresh, replace, retain, rewrite, run, sell, send, ship, spend, test, train, write`;

/** Verbs that are empty without a figure. */
export const emptyWithoutFigure = `
  boost, double, exceed, expand, generate, grow, improve, increase, raise, reduce, scale, triple, enhance, maximise, strengthen`;

/** A change that is a figure in itself. */
export const figureVerbs = "double, triple, treble, quadruple, halve";

/** What marketers are measured by. */
export const metrics = `
  acquisition, ad spend, addresses, applications, audience, average order value, aov, backlinks, bookings, bounce rate, cac, calls, churn, clicks, click through, clients, conversion, conversions, cost, costs, cost per, cpa, cpc, cpl, cpm, ctr, customers, deals, deliverability, demos, demo requests, donations, donors, downloads, engagement, enquiries, enrolments, followers, impressions, income, inquiries, installs, keywords, leads, ltv, lifetime value, margin, meetings, members, mqls, open rate, opens, orders, organic,
  payback, pipeline, placements, purchases, qualified, rankings, reach, readers, registrations, replies, reply rate, response rate, retention, return on, revenue, roas, roi, sales, sales qualified, sessions, share of voice, signups, sign ups, spend, sqls, stores, students, subscribers, subscriptions, tickets, traffic, trials, turnover, unsubscribes, users, views, visitors, visits, win rate`;
