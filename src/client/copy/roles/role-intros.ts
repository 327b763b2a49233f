import type { RoleType } from "#domain/listing/facts.ts";

interface RoleIntro {
  /** What one does all day. */
  readonly work: string;
  /** Dollars a month that one may hope for, from a start to long experience: a rough guide, not a promise. */
  readonly pay: { readonly from: number; readonly to: number };
  readonly aboutPay: string;
  readonly asked: string;
  readonly hours: string;
}

/** What somebody here should know before looking at jobs of a kind. */
export const roleIntros: Readonly<Record<RoleType, RoleIntro>> = {
  SEO: {
    work: "SEO work abroad is mostly three jobs in one: finding out what people search for, getting pages written or repaired so that they answer it, and proving in figures that it brought customers. Smaller companies want one person for all of it; agencies split it into technical audits, content and links.",
    pay: { from: 1500, to: 5000 },
    aboutPay:
      "Audits and one-off projects are often paid by the hour, standing work by the month, and owning revenue from search lifts you towards the upper end.",
    asked:
      "Employers ask for Search Console and one of Ahrefs or Semrush, for clear written English, and for a page or site whose climb you can show from first change to result.",
    hours:
      "Little of it happens live, so two to four shared hours are often enough. With Britain and Europe that is your normal day; with the US east coast it means early evenings.",
  },
  "Email Marketing": {
    work: "Email marketing means planning, writing and building what a company sends: welcome series, launches, newsletters and the quiet messages that bring back a basket left behind. Online shops call it email or retention, software companies lifecycle or CRM, and the craft is the same.",
    pay: { from: 1800, to: 5500 },
    aboutPay:
      "Shops like monthly retainers, often for several brands through an agency; software companies hire for the whole year. Knowing how to lift revenue per subscriber moves you up faster than knowing one more tool.",
    asked:
      "Expect questions about Klaviyo, HubSpot or Customer.io, about deliverability, and about a flow you built: what it sent, to whom, and what changed. Have screenshots ready, with the client's name removed.",
    hours:
      "Campaigns go out on their customers' clock but are scheduled beforehand. A few shared hours for reviews will do; before Black Friday and the holidays expect late evenings if the customers are American.",
  },
  "Paid Ads": {
    work: "Paid ads people spend other people's money on Google, Meta, LinkedIn or TikTok and answer for what comes back. The work is account structure, bidding, testing creative, reading the figures every morning, and telling a founder plainly when something does not pay.",
    pay: { from: 2000, to: 6000 },
    aboutPay:
      "Pay follows the budget you are trusted with: a small account by the hour, a portfolio by the month. A share of ad spend or a bonus may come on top; ask which part is fixed.",
    asked:
      "Employers abroad look for accounts you have run at a budget like theirs, for GA4 and conversion tracking that you set up yourself, and sometimes for Google or Meta certificates. They may ask for a live walk through an account.",
    hours:
      "Accounts need a look when their market wakes up. For British and European clients that is your morning; for Americans it is your afternoon and early evening, with launches now and then later.",
  },
  "Social Media": {
    work: "Social media jobs cover the calendar, the posts, the short videos and the conversation underneath them. Some posts want a strategist who plans and measures, others a community manager who answers, and many, to be honest, want both plus an editor. Read which of them you would be.",
    pay: { from: 1000, to: 3500 },
    aboutPay:
      "The range is wide because the title is. Scheduling and replying sit at the lower end; planning, filming and growing an account with figures to show for it sit higher.",
    asked:
      "They ask for accounts you have grown, for captions in the English of their customers, for Canva, CapCut or the like, and for calm when a comment section turns. A short portfolio of real posts beats a list of platforms.",
    hours:
      "Posts can be scheduled, replies cannot. Check whether you are expected online in the customers' evening: for Europe that is yours too, for the US it can run past midnight.",
  },
  "Content Marketing": {
    work: "Content marketing is writing, and having others write, what a customer wants to read before buying: guides, case studies, comparison pages, newsletters, scripts. Beyond sentences it takes interviews with experts, a plan of topics, and the patience to update what already ranks.",
    pay: { from: 1200, to: 5000 },
    aboutPay:
      "Freelance pieces are paid by the article or by the word, so work out what an hour is worth before saying yes. Standing roles and editing pay by the month, with subject knowledge at the upper end.",
    asked:
      "Employers abroad read samples before anything else: three pieces near their subject, in American or British English as they use it. They ask how you use AI and what you check by hand. Some pay for a trial article; be wary of those who want it free.",
    hours:
      "It is done alone and against a deadline, which makes it easy to fit into a South African day. Expect one or two calls a week in their hours.",
  },
  "Digital Marketing": {
    work: "Digital marketing is the title for people who do several things: a bit of search, some ads, the newsletter, the website, and the report on Monday. It suits small companies that want one reliable person, and marketers who like to see the whole picture.",
    pay: { from: 1500, to: 4500 },
    aboutPay:
      "Coordinators and assistants start at the lower end; whoever plans the quarter and answers for leads gets to the upper one. When a post lists six channels, ask which two decide whether you did well.",
    asked:
      "Employers ask for breadth with one depth: GA4, a website builder such as WordPress or Webflow, a newsletter tool, and at least one channel you can show results in. Clear weekly reports in plain English count for more than certificates.",
    hours:
      "You work with everybody, so overlap matters more than in single-channel roles. Four shared hours is a common wish: a normal day with London or Berlin, until about eight in the evening with New York.",
  },
  "Growth Marketing": {
    work: "Growth marketers look for the next thing that makes a product spread: a better first week, a referral, a pricing page, a channel nobody tried. They run small experiments, measure them honestly and drop the ones that fail. It sits between marketing, product and data.",
    pay: { from: 2500, to: 7000 },
    aboutPay:
      "Start-ups often add shares or a bonus to the salary; count only the fixed part when you compare. Being able to query the data yourself, instead of waiting for a report, is worth money.",
    asked:
      "Expect to be asked for experiments: what you believed, what you changed, what came of it, and one that failed. SQL or a tool like Amplitude or Mixpanel, a sense for statistics, and short written proposals all help.",
    hours:
      "Growth teams decide in meetings, so shared hours count. European teams fit your day; with American ones expect stand-ups between four and seven in the afternoon, and quiet mornings to get the work done.",
  },
  "Brand Marketing": {
    work: "Brand marketing decides how a company sounds, looks and is remembered: positioning, messages, campaigns, the launch, the tone of a button. Abroad the same work hides behind titles like product marketing, communications or creative strategy, so read the duties and not the headline.",
    pay: { from: 2000, to: 6500 },
    aboutPay:
      "Full-time brand roles tend to want some years behind you; projects such as a naming, a messaging guide or a launch are paid as a whole. Agree on how many rounds of changes are included.",
    asked:
      "They want a portfolio that explains decisions: the problem, what you proposed, what was dropped and what it changed. Feeling for another country's culture is the doubt they have about you, so show work made for readers outside South Africa.",
    hours:
      "Workshops and reviews happen live, the rest does not. Expect two to four shared hours, more around a launch. With Europe nothing changes; with the US plan for evenings on some days of the week.",
  },
  "Marketing Management": {
    work: "Marketing managers, heads and directors answer for the plan, the budget, the people and the number at the end of the quarter. In a small company the manager still writes the email; in a larger one the work is hiring, choosing, and explaining to others why.",
    pay: { from: 3500, to: 9000 },
    aboutPay:
      "The figures are higher, and so is the chance that a post is tied to one country, because of budgets, payroll and teams. Look for contractor or employer-of-record arrangements, and ask about notice and leave.",
    asked:
      "Employers abroad ask for people you have led remotely, for a budget you were responsible for, and for a plan of ninety days. References from clients outside South Africa help, as does knowing how their market buys.",
    hours:
      "A manager is expected where the team is. Count on most of the working day overlapping: easy with Britain and Europe, afternoons to late evenings with the US east coast, and hard to bear with California.",
  },
};
