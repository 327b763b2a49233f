/** Duties: what somebody was there for, not what came of it. */
export const duties = `
  responsible for, was responsible, responsibilities included/include, my responsibilities, duties included/include, my duties, tasked with, in charge of, charged with, accountable for, entrusted with, involved in, was part of, took part in, participated in, assisted with, assisted in, helped with, helped out, supported the, exposure to, exposed to, familiar with, familiarity with, knowledge of, worked with various,
  worked with different, worked on various, worked on different, worked on multiple, dealt with, my role included/include/involved, my role was to, my job was to, handled various, gained experience, gained exposure, have experience in, have experience with, experienced in, skilled in, skilled at, proficient in, well versed, day to day running, day to day management`;

/** Amounts that are none. */
export const vagueClaims = `
  significantly, substantially, dramatically, drastically, considerably, greatly, tremendously, massively, exponentially, a lot of, lots of, a great deal of, a number of, a variety of, a wide range of, wide variety of, a wide variety, various, numerous, countless, multiple, many different, all kinds of, several, great/good/excellent/amazing/strong/positive/incredible/impressive/outstanding results, great/good/huge success, very/highly/extremely successful, and so on, and more, etc, and many more, among others`;

/** Verbs that promise a figure. */
export const changeVerbs = `
  achieve, add, attract, average, beat, boost, bring, build, close, convert, cut, deliver, double, drop, earn, exceed, expand, gain, generate, go, grow, halve, hit, improve, increase, launch, lift, lower, make, manage, move, open, outperform, pay, produce, publish, pull, push, quadruple, raise, rank, reach, rebuild, recover, reduce, rise, run, save, scale, sell, send, ship, shorten, shrink, spend, take, treble, triple, turn, win, write, fall, climb, return, bought, book, land, train, migrate, rewrite, clean, merge, retain, replace`;

/** Verbs that are empty without a figure. */
export const emptyWithoutFigure = `
  boost, double, exceed, expand, generate, grow, improve, increase, raise, reduce, scale, triple, enhance, maximise, strengthen`;

/** A change that is a figure in itself. */
export const figureVerbs = "double, triple, treble, quadruple, halve, halved";

/** What marketers are measured by. */
export const metrics = `
  acquisition, ad spend, articles, audience, average order value, aov, backlinks, bookings, bounce rate, budget, cac, calls, churn, clicks, click through, clients, conversion, conversions, converted, cost, costs, cost per, cpa, cpc, cpl, cpm, ctr, customers, deals, deliverability, demos, demo requests, donations, donors, downloads, engagement, enquiries, followers, impressions, income, inquiries, installs, keywords, leads, list, ltv, lifetime value, margin, meetings, members, mqls, open/opens rate, open rates, opens, orders, organic, page/pages,
  paying, payback, pipeline, placements, posts, purchase, purchases, qualified, rank, rankings, reach, readers, registrations, repeat, replies, reply rate, response rate, retention, return, returning, revenue, roas, roi, sales, sales qualified, sessions, share of voice, shares, signups, sign ups, spend, sqls, stores, subscribers, subscriptions, tickets, time, traffic, trials, turnover, unsubscribes, unsubscribe, users, views, visitors, visits, weeks, hours, win rate, emails, campaigns, newsletter`;

/** Nouns of figures that show nothing by themselves. */
export const emptyFigures = `
  years, year, percent committed, percent dedicated, skills, tools, passion, commitment, dedication, effort, sure, certain`;
