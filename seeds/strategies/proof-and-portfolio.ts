import type { Playbook } from "./playbook.ts";

export const proofAndPortfolio: readonly Playbook[] = [
  {
    name: "unnamed-case-study",
    title: "Case studies when you may not name the client",
    description:
      "An NDA hides a name, not a method. What you may say, how to ask, and how to make it checkable.",
    icon: "shield",
    why: [
      "Most of your best work is under an agreement, so most portfolios show your worst. But buyers do not hire you for a logo they know; in another country they would not know it anyway. They want to see a problem like theirs, a decision, and what became of it. All of that survives without a name.",
      "What makes an unnamed case believable is friction: what did not work, what it cost, what you would do otherwise. Invented cases never have any.",
    ],
    whenNot: [
      "If the market is so small that 'a medical aid in Bellville' names the client, do not publish, however you word it. Where the agreement forbids mentioning the engagement at all, respect it and show a method instead. Never round a number upwards to hide it; use an index.",
    ],
    steps: [
      "Read the clause. Many forbid confidential information and say nothing about the fact that you worked there, or about results in relative terms.",
      "Ask anyway, with the finished text. People say yes to a page they can read far more often than to a request in general.",
      "Replace names by class, size and place: 'a US subscription snack brand with 40 staff'.",
      "Turn absolute figures into an index: start = 100.",
      "Write five parts: situation, what they had tried, the decision and what spoke against it, result with its period, what went wrong.",
      "Add one artefact with names removed: a brief, a test plan, a blurred report.",
      "End with 'I can put you in touch under their NDA' only if you have asked.",
    ],
    template: {
      name: "asking for permission, with the text attached",
      text: `Hi [first name],

I would like to use our work on [project] as an example for clients in [other market]. The page is attached, finished: no name, no product, figures as an index, nothing from [sensitive area].

Could you tell me by [date] one of three things: fine as it is, fine with changes (please mark them), or rather not? If I hear nothing I will take it as rather not.

If you are happy to be named after all, I will gladly link to you.

[Name]`,
    },
    measure: [
      "Requests that end in fine or fine with changes.",
      "Time on the case page, and whether people go from there to your contact page.",
      "Calls in which a case is mentioned before you mention it.",
    ],
    time: "Three hours a case, of which the asking is 15 minutes.",
    example: [
      "Nomsa had 8 NDAs and an empty portfolio. She wrote 5 pages in 16 hours and asked 5 clients: 2 fine, 1 fine with changes, 1 'please name us', 1 no. The named one brought 60% of the visits; the snack brand with the failed first test brought both of her next calls, and one of them a project of $1,900.",
    ],
  },
  {
    name: "public-study",
    title: "One public study with open data",
    description:
      "A small, honest piece of research about your niche gets cited by people who would never read your pitch.",
    icon: "chart",
    why: [
      "Writers, podcast hosts and marketing leads all need numbers, and most recycle the same five. Forty hours of careful counting make you the source for one of them. You need no client and no permission, only a question small enough to be answered completely.",
      "The method does the selling. Somebody who publishes the sheet, the rules for counting and the doubts has shown in public how they would treat a client's data.",
    ],
    whenNot: [
      "Not if your buyers never read: local trades, for instance. Not with scraped personal data. And not as a yearly monster: a study that takes three months will be finished once.",
    ],
    steps: [
      "Find a question your buyers argue about and that can be settled by looking at 100 to 200 public things: pricing pages, welcome mails, job ads, app store pages.",
      "Write the counting rules before you look, with two examples for each doubtful case.",
      "Count 20, and let a second person count the same 20 with your rules. Where you differ the rule is unclear.",
      "Count the rest in sittings of 45 minutes, with the date and a screenshot for each.",
      "Publish one number in the headline, three charts, the sheet, and a section 'what this does not show'.",
      "Write to 15 people who have used an older number on the subject, with yours and the link.",
      "Repeat it in a year. The second edition is the one that gets quoted.",
    ],
    template: {
      name: "note to somebody who cited an old number",
      text: `Subject: newer figure for your [article]

Hi [first name],

In [article] you use [old figure] on [subject], from [year]. I have just counted [number] [things] by hand: it is [new figure] now, [one line on why it moved].

Method and sheet are open: [link]. Two cautions: [limit 1], [limit 2].

Use it with or without a link. If you see a hole in how I counted, I would rather hear it from you.

[Name], [what you do], South Africa`,
    },
    measure: [
      "Sites that cite it within six months, and the one with most of your buyers among them.",
      "Enquiries that mention it.",
      "Branded searches for your name in Search Console.",
    ],
    time: "35 to 45 hours, spread over four weeks. Load-shedding hours on battery are good counting hours: it needs no fast connection once the pages are saved.",
    example: [
      "Francois counted the cancellation flows of 120 subscription shops: 38% needed a mail or a call. 42 hours. Within five months 11 sites cited it, a UK podcast invited him, and two retention projects came out of it, $4,100 together. 74 of the 120 screenshots had been taken during power cuts.",
    ],
  },
  {
    name: "proof-log",
    title: "Keep a proof log on Fridays",
    description:
      "Ten minutes a week, one line per change with its date, and you will never search for a result again.",
    icon: "stairs",
    why: [
      "When an ad asks for 'examples with numbers' you have an evening to find them, and the dashboard access ended with the contract. Memory keeps the story and loses the figure. A dated line with a screenshot, written while you could still look, is worth more than any later reconstruction.",
      "It also keeps you honest. Changes that did nothing are in the log too, and a candidate who can tell of two of those in an interview is believed about the third.",
    ],
    whenNot: [
      "Do not store client data you have no right to keep: a screenshot with customers' names is a breach of POPIA and probably of your contract. Crop it or write the figure down. Inside a company with strict rules, ask for a yearly letter with results instead.",
    ],
    steps: [
      "Make one sheet with eight columns and keep it in your own account, not the client's.",
      "Block Friday 15:30 SAST, before the US wakes to its last meetings.",
      "Write one line per thing you changed this week: date, client class, what, why, figure before.",
      "Set a reminder for four weeks later to fill in the figure after, whatever it is.",
      "Add a cropped screenshot where you may, named by date.",
      "Each quarter choose the three best lines and turn each into one sentence for your resume and one for outreach.",
    ],
    template: {
      name: "columns, with two filled lines",
      text: `Date | Client (class) | What I changed | Why | Before | After (date) | What else could explain it | May I say it?
[date] | [US software, 60 staff] | [cut form from 9 fields to 4] | [calls: people left at phone number] | [2.1%] | [3.0%, 5 weeks] | [new ads began in week 3] | [index only]
[date] | [UK shop] | [new subject lines] | [own idea] | [1.4% clicks] | [1.4%] | [nothing to explain] | [yes]`,
    },
    measure: [
      "Lines with a figure after four weeks: two in three is good.",
      "Minutes from reading an ad to having three fitting results. Under ten is the goal.",
      "Share of lines where nothing improved. Below a fifth, you are leaving them out.",
    ],
    time: "Ten minutes a week, an hour a quarter.",
    example: [
      "After a year Palesa had 61 lines: 24 better, 29 unchanged, 8 worse. For a role that asked for retention work she picked four in six minutes, one of them worse. The interviewer spent half of the call on that one. She was offered the job at $3,400 a month.",
    ],
  },
];
