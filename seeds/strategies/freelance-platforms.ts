import type { Playbook } from "./playbook.ts";

export const freelancePlatforms: readonly Playbook[] = [
  {
    name: "connects-budget",
    title: "Score the job before you spend Connects",
    description:
      "A six-point check that takes ninety seconds and keeps your Connects for jobs somebody will fill.",
    icon: "coin",
    why: [
      "On Upwork you pay to apply, so every bid is a small bet with a known stake and an unknown chance. Most people guess the chance from how much they would like the job. The job page holds better signs: whether the client has hired before, how they treated the last freelancer, how many others have been asked in. Read in the same order every time, they sort jobs in under two minutes.",
      "Being early matters more from here than from Texas. A US job posted at 9:00 in New York appears at 15:00 or 16:00 SAST, while you are at your desk and Manila is asleep. That is your window, and a score lets you move in it without bidding on everything.",
    ],
    whenNot: [
      "New profiles without a single review should break the rule about client history twice or three times: a first-time client and a first-time freelancer suit each other, and the review is worth the risk. It also fails in narrow niches with two jobs a week. There, write to all of them and spend the time on the letter.",
    ],
    steps: [
      "Set one saved search with your narrowest service and an hourly floor; a broad feed teaches you nothing.",
      "Give a point each for: payment verified, at least one hire before, a hire rate above half, feedback that names good communication, fewer than 15 proposals, and an ad that mentions a specific problem.",
      "Bid at five or six points. At four, bid only if you can show the very same work. Below that, close the tab.",
      "Read the client's reviews of freelancers, not the freelancers' reviews of the client: a row of four stars with complaints about price tells you how it ends.",
      "Note Connects spent, points, and what came of it in one line per bid.",
      "After 20 bids, look at which of the six points separated answers from silence, and drop the one that did not.",
    ],
    template: {
      name: "bid log, one line per job",
      text: `Date | Job (short) | Score /6 | Connects | Posted … hours ago | Proposals when I bid | Viewed? | Answer | Hired
[date] | [job] | [0-6] | [number] | [hours] | [number] | [yes/no] | [date] | [yes/no]

Every 20 bids: Connects per answer = [total Connects] / [answers]
Connects per hire = [total Connects] / [hires]`,
    },
    measure: [
      "Connects per answer, not per bid. It falls when the score works.",
      "Share of proposals that were viewed. Under a third means that the first two lines or your headline are at fault, not the jobs.",
      "The price of a hire in dollars: Connects times what you paid for them, plus any boost.",
    ],
    time: "20 minutes to set up, 90 seconds a job, and half an hour after every 20 bids. Plan two sittings: 15:00 to 16:00 SAST for the US morning, and one look at 20:00.",
    example: [
      "Ayanda, an email marketer in Durban, had sent 41 bids in a month for 492 Connects and got 3 answers: 164 Connects each. With the score she sent 17 the next month, 221 Connects, 5 answers: 44 each. Two of the five came from jobs under an hour old. She dropped 'fewer than 15 proposals' from the list afterwards, since 3 of her 5 answers broke it.",
    ],
  },
  {
    name: "question-behind-the-ad",
    title: "Answer the question behind the ad",
    description:
      "Open a proposal with the worry the client did not write down, and a first step that shows you saw it.",
    icon: "letter",
    why: [
      "An ad says 'need Klaviyo flows set up'. Nobody wants flows. Behind it stands something like: the last person left, nothing is documented, and Black Friday is in five weeks. Clients recognise that sentence when they read it, and it tells them you have been in such a room before. A list of your skills tells them only that you can read an ad.",
      "On most platforms the client sees your first two lines in a list before opening anything. Two lines about them beat two lines about you because everybody else wrote about themselves.",
    ],
    whenNot: [
      "Ads copied from a template ('we are a fast-growing company seeking a rockstar') hide nothing because nobody thought about them. Guessing at worries there reads as presumption. And if the ad asks a screening question, answer that first, plainly; clever comes second.",
    ],
    steps: [
      "Read the ad twice and underline the oddest detail: a date, a tool nobody would name by chance, a 'must not'.",
      "Write down three reasons why somebody would have added it. Choose the likeliest.",
      "Say it in one sentence that can be wrong without offence: 'I may be off, but it sounds as if…'.",
      "Name the first thing you would look at, and what you would expect to find.",
      "Attach one piece of proof that fits the worry, not your best piece in general.",
      "End with a question that takes ten seconds to answer and only they can answer.",
    ],
    template: {
      name: "proposal in 110 words",
      text: `Hi [first name if known],

I may be off, but [odd detail in the ad] sounds as if [the worry in their words].

If so, I would not start with [what the ad asks for]. I would first look at [one place], because in my experience [what is usually found there].

That takes me about [hours], and you would have [what they hold in their hands] by [weekday], before your day starts: I am in South Africa, so your [weekday] morning is my afternoon.

Closest thing I have done: [link], [one line with the result].

One question so that I do not guess: [question with a short answer]?

[Your name]`,
    },
    measure: [
      "Views to answers: if they open it and stay silent, the worry was wrong. If they do not open it, the first line was about you.",
      "How often a client's answer begins with 'exactly' or 'how did you know'. Count it; it predicts hires better than any rating.",
    ],
    time: "15 to 25 minutes a proposal. At more than four a day the guesses get worse.",
    example: [
      "Pieter, who does paid search from Pretoria, answered an ad for 'Google Ads cleanup, must not pause anything before the 14th'. He wrote that it sounded like a board meeting on the 14th with figures already promised, and offered a list of what he would pause on the 15th. The client wrote back within the hour. The cleanup was $600; the retainer after the board meeting was $1,400 a month.",
    ],
  },
  {
    name: "paid-first-milestone",
    title: "Sell a paid first milestone, not a project",
    description:
      "A small fixed piece with its own result lets a stranger try you, and lets you try the stranger.",
    icon: "stairs",
    why: [
      "A client who has never met you cannot judge $6,000. They can judge $250. A first milestone that ends in something useful by itself takes the fear out of the yes, and after it the next decision is made about work they have seen. For you it buys something rarer than money: two weeks of knowing how they answer, pay and change their minds.",
      "Fixed-price milestones on platforms are funded before you start. Across two legal systems and six time zones that is the cheapest security either side can get.",
    ],
    whenNot: [
      "When the client has bought such work before and wants capacity, a small piece insults them; quote the month. It also fails if the first piece only makes sense with the second: an audit that says 'needs more audit' is the fastest way to lose somebody.",
    ],
    steps: [
      "List what you deliver in a usual project, and circle the first thing that would still be worth having if you vanished.",
      "Give it a name, a fixed price, at most five working days, and a page count or a number of items.",
      "Write what is not in it: number of revision rounds, who supplies access, what happens if access comes late.",
      "Ask for access on the day it is funded, not on the day it starts; late access is the usual reason it slips.",
      "Deliver a day early, at the start of their morning.",
      "In the same message propose the next step with a price and a date until which the price holds.",
    ],
    template: {
      name: "first milestone",
      text: `First step: [name of the piece]

You get: [number] [items] in [format], each with what to do, what it should change and how sure I am.
Price: $[amount], fixed, funded before I start.
Delivered: [weekday, date], by 9:00 [their city] time.
I need from you: [access 1], [access 2], on the day you fund it. Each day later moves delivery by a day.
Not included: [two things]. One round of questions by comment is.

Useful without me: you can hand this to anybody. If you want me to carry on, the next step would be [name], about $[amount]; I will confirm that price with the result and hold it for 14 days.`,
    },
    measure: [
      "First milestones that lead to a second within 30 days. Under a third: the piece solves the whole problem, or the follow-up comes too late.",
      "Your real hours against the fixed price, in rand per hour after the platform's fee.",
      "Days between funding and access. Over three is a warning about the client.",
    ],
    time: "Two hours to design it once; 6 to 10 hours each time you deliver it.",
    example: [
      "Lerato sells an 'email deliverability check: 12 findings, $280'. It takes her 7 hours. Of 9 buyers in six months, 5 went on to a retainer averaging $900 a month. Two were so slow with access that she let them go after the check, paid in full, and counts that as the milestone doing its job.",
    ],
  },
];
