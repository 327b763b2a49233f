import type { Playbook } from "./playbook.ts";

export const contentAndSearch: readonly Playbook[] = [
  {
    name: "own-one-question",
    title: "Own one question in your niche",
    description:
      "One page that answers a buyer's expensive question better than anybody, kept up to date for a year.",
    icon: "search",
    why: [
      "A blog with forty posts competes forty times and wins none. One page about a question that only buyers ask ('how much does a Klaviyo migration cost?') meets few rivals, because agencies do not like to answer it, and its few readers have a budget.",
      "It also feeds the machines that now answer in place of search results: they quote pages that state a clear figure with its conditions and a date. A page that is corrected every month is the one that still holds when they look again.",
    ],
    whenNot: [
      "If the question has an ad-heavy result page with four large sites that answer it well, choose a narrower one. It needs patience: three to six months are usual for a new site. And without a page of your own, on a domain of your own, you are building on somebody else's land.",
    ],
    steps: [
      "Write down the last 15 questions buyers asked you before buying. Strike those that students ask too.",
      "Search each in a private window with the place set to your market. Keep those where the first page is vague, old or by people who sell something else.",
      "Answer in the first 60 words, with a range, its conditions and the date.",
      "Then show your working: a table, two real cases (unnamed), what makes it cost more, and when not to do it at all.",
      "Add one thing that cannot be copied: a calculator, a sheet, a photo of the actual invoice with names removed.",
      "Put your hours, city and one way to ask at the end. No pop-up.",
      "Review it on the first Monday of each month: new question in the comments or mail, new paragraph; date at the top.",
    ],
    template: {
      name: "skeleton of the page",
      text: `Title: [Question as they type it] ([month, year])

Short answer: [range] for [whom], if [condition]. [Other range] if [other condition]. Checked on [date].

What you are paying for: [table: part, hours, price]
What makes it more: [3 reasons, with amounts]
When you should not do it: [honest paragraph]
Two cases: [class of company], [what], [what it came to], [what went wrong]
Do the sum yourself: [calculator or sheet]
Who wrote this: [name], [number] of these since [year], from South Africa, [hours] your time. Ask me: [mail]
Changes: [date: what]`,
    },
    measure: [
      "Impressions for the question itself in Search Console, monthly.",
      "Enquiries that quote the page. One good one a quarter pays for it.",
      "How often other pages or answer machines cite your figure; search for it in quotation marks.",
    ],
    time: "Two days for the first version, an hour a month.",
    example: [
      "Ruan wrote 'What does GA4 server-side tagging cost?' with a table and a sheet. 40 visits a month after four months, 190 after eight. 5 enquiries in that time, 2 projects at $1,600 and $2,900. His 31 older posts had 700 visits a month and no enquiry in two years.",
    ],
  },
  {
    name: "useful-sheet",
    title: "A working sheet instead of an e-book",
    description:
      "Give away the spreadsheet you use yourself. Whoever opens it twice has your problem, and your mail address in it.",
    icon: "chart",
    why: [
      "An e-book is read once, if at all. A sheet is used: it stands open on the second screen in the meeting where the problem is discussed, with your name in the corner. It shows how you think in a way that no page of text does, and it costs you little because you have built it already.",
      "You can see interest without asking for an address first: copies made, questions sent. People who copy a media-mix sheet do media mixes. That is a better list than a thousand downloads of '7 trends'.",
    ],
    whenNot: [
      "Where the sheet is the service, as with some audits, give away the part before it. Clients' data must be gone, from hidden tabs and version history too: make a new file and paste values. And a sheet that needs an hour of explanation is a course.",
    ],
    steps: [
      "Look through your last five projects for a sheet you built more than once.",
      "Rebuild it in a new file: one tab to fill in, one that answers, one that explains. Nothing else.",
      "Put example numbers in and mark them as examples; an empty sheet frightens people.",
      "Protect the formulas, and check it in Excel and Google Sheets, with commas and points as decimals: half of your readers abroad have the other one.",
      "Write your name, a page for questions, and the version into the first row.",
      "Publish it with a link that makes a copy, on a page that shows a picture of the result. Ask for an address only for updates.",
      "Tell three communities where the question comes up each week, and answer questions there before you mention it.",
    ],
    template: {
      name: "text on the page",
      text: `[Name of the sheet]: [the question it answers] in ten minutes

What it does: you type [3 inputs], it tells you [answer] and what would change it most.
What it does not do: [limit]. If [case], use [other way].
Made for: [who]. I use it in my own work for [kind of company].

[Make a copy]   No address needed.
Want to hear when I improve it? [address field]. About four mails a year.

Found a mistake? Write to [mail]; the list of corrections is in tab 3.
[Name], South Africa. Version [number], [date].`,
    },
    measure: [
      "Copies made per visit.",
      "Questions by mail: each is a lead or an improvement.",
      "Share of new enquiries who have the sheet open in the first call.",
    ],
    time: "Six to ten hours, most of it for the second tab.",
    example: [
      "Yusuf published the sheet with which he splits a small ad budget. 410 copies in five months, 23 mails, 3 calls, one retainer of $1,250 a month. 9 of the 23 mails were about decimal commas; version 1.3 mended that.",
    ],
  },
  {
    name: "borrowed-audience",
    title: "Borrow an audience of two thousand",
    description:
      "Guest issues and small podcasts: smaller than you think, warmer than anything you could buy.",
    icon: "people",
    why: [
      "Your newsletter with 80 readers grows by twos. Somebody in the next niche has 2,000 who trust them, and needs something to publish on Thursday. A guest issue that is better than their average helps both, and readers who come by recommendation stay.",
      "Small is the point. Hosts with 500 to 5,000 readers or listeners answer their own mail, and few pitch them. Those with 50,000 have a form.",
    ],
    whenNot: [
      "Without something to subscribe to or a page to land on, attention runs through your fingers. Swaps among newsletters that all write about freelancing only pass the same people round. And if you dislike speaking, do not do podcasts: write.",
    ],
    steps: [
      "Write down who serves your buyers without competing with you: accountants for shops, Shopify developers, B2B sales coaches.",
      "Find 20 newsletters or podcasts by them; the 'recommends' page of a newsletter you like leads to its neighbours.",
      "Read or listen to three issues each. Note what they have never covered and what readers ask.",
      "Offer one finished idea: title, three points, the example. Not 'I would love to contribute'.",
      "Deliver it a week early in their format, with one link, to a page made for these readers.",
      "Answer every reader's reply for a week, from 14:00 SAST when they wake.",
      "Two weeks later send the host what came of it, and offer a place in your own issue.",
    ],
    template: {
      name: "pitch to a host",
      text: `Subject: guest issue: "[title]"

Hi [first name],

You have written about [topic A] and [topic B], and in the replies to [issue] two people asked about [gap]. I could cover that:

"[Title]"
1. [point with a number]
2. [point that goes against the usual view]
3. [what to do on Monday]
Example from [class of company], with what went wrong.

[600] words by [date], in your style, one link at the end. Yours to edit or refuse.
Two things I have written: [link], [link].

[Name], [what you do], [city], South Africa`,
    },
    measure: [
      "New subscribers per appearance, and how many of those are still there after 60 days.",
      "Yes per pitch: one in four is usual for small hosts with a finished idea.",
      "Enquiries within 30 days of it, with this tag in the tracker.",
    ],
    time: "Three hours of research, 30 minutes a pitch, four hours an issue.",
    example: [
      "Gugu pitched 16 hosts over two months and got 5 yeses: four newsletters, one podcast. 214 subscribers in all, 171 still there after 60 days; the podcast brought 12 of them and the only client, $1,800 for a first project. She no longer judges by size.",
    ],
  },
];
