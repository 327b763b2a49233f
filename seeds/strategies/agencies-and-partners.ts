import type { Playbook } from "./playbook.ts";

export const agenciesAndPartners: readonly Playbook[] = [
  {
    name: "overflow-desk",
    title: "Be the overflow desk of three agencies",
    description:
      "Small agencies abroad turn work away each month. Offer the one task they hate, under their name, overnight.",
    icon: "handshake",
    why: [
      "An agency of five to twenty people has lumpy demand: too little for a hire, too much for the team. What it lacks is somebody dependable for one recurring task. You never meet the client, you need no sales, and the agency needs your price to leave it a margin, which your cost of living allows without selling yourself short.",
      "The clock helps. Work handed over at 17:00 in London is ready at 9:00 there the next day if you start at 7:00 SAST. For a US agency your morning is their night. 'Briefed at five, on your desk at nine' is an offer that a local freelancer cannot make.",
    ],
    whenNot: [
      "If all three agencies are in one niche, one bad quarter empties your month. If your contract forbids showing the work, your portfolio stands still, so settle that first. And agencies that pay you when they are paid make you their bank.",
    ],
    steps: [
      "Choose one task with a clear end: monthly reports, ad set-up from a media plan, on-page fixes, newsletter builds in one tool.",
      "List 40 agencies of 5 to 20 people in one country whose service pages offer it and whose team pages show nobody for it.",
      "Write to the operations or delivery lead, not to the founder. They feel the overflow; the founder feels the cost.",
      "Offer one piece at a fixed price as a trial, with your checklist attached so that they see how you work.",
      "Agree on four things in writing: what a finished piece is, turnaround, who talks to the client, and payment within 14 days whether or not their client pays.",
      "Ask for two anonymised case studies a year as part of the agreement.",
      "Cap each agency at 40% of your month.",
    ],
    template: {
      name: "mail to a delivery lead",
      text: `Subject: [task] overnight, for [agency]

Hi [first name],

You offer [service] and I could not see anybody on your team page who does [task]. If that is shared out on Fridays, I may be useful.

I do [task] for agencies, under their name: briefed by 17:00 your time, back by 9:00. I sit in South Africa, so your night is my working morning.

Fixed price of [£/$ amount] per [unit], so you can quote around it. My checklist is attached: it is what I sign off against.

If you have one sitting there now, send it. If it is not right you do not pay for it.

[Name] | NDA fine | invoices 14 days`,
    },
    measure: [
      "Pieces per month and per agency; the third month tells you whether it lasts.",
      "Share that comes back for changes. Above one in ten, your checklist has a hole.",
      "Rand per hour after corrections, agency by agency.",
    ],
    time: "Six hours to find and write to 40; two to four hours a trial piece. Expect six to eight weeks to the first regular one.",
    example: [
      "Kagiso wrote to 42 agencies in Manchester and Leeds about monthly reports at £95 each. 9 answered, 4 sent a trial, 2 stayed. By month five he made 22 reports a month, about £2,090, in 46 hours. One agency asked for 30 days' payment; he said 14 or weekly prepayment, and they took weekly.",
    ],
  },
  {
    name: "swap-turned-down-work",
    title: "Swap the work you turn down",
    description:
      "Five freelancers, five neighbouring skills, one shared list. Every 'not for me' becomes somebody's lead.",
    icon: "people",
    why: [
      "You say no to good enquiries each month: wrong skill, no time, too small. So does everybody near you. Those leads are warm, already in dollars, and die in an inbox. A small circle with a rule keeps them alive, and the person who passes a lead on looks better to the client than the one who says no.",
      "Five is about the size at which everybody remembers what the others do. WhatsApp groups with two hundred members pass on gossip, since nobody is answerable to anybody.",
    ],
    whenNot: [
      "Two people with the same skill turn it into a competition. And if you are the only one with enquiries you are running a charity; give it three months and look at the sheet.",
    ],
    steps: [
      "Write down the last ten enquiries you declined and what each was for: those are the skills you need beside you.",
      "Ask four people whose work you have seen yourself. At least two should have clients in other countries than you.",
      "Agree on a rule for money before the first lead: nothing, or 10% of the first invoice, the same for all.",
      "Agree on a rule for quality: whoever passes a lead on hears how it ended, and a client let down is out of the circle's favours for three months.",
      "Keep one shared sheet: date, from, to, what, outcome. No client names until they say yes.",
      "Meet for 30 minutes on the first Monday of the month, cameras on, and go through the sheet.",
      "After six months drop whoever neither gave nor took.",
    ],
    template: {
      name: "handing a lead on",
      text: `To the client:
"[First name], this is not my field and you would pay for my learning. [Colleague] does exactly this; I have seen their [piece of work]. Shall I introduce you? I earn [nothing / 10% of the first invoice, at no cost to you] from it."

To the colleague, once the client says yes:
"[Client first name] needs [what] by [when], budget around [amount]. They care most about [thing]. They have been warned that [fact]. Please answer today, and tell me on [date] how it went."`,
    },
    measure: [
      "Leads given and taken per person in six months.",
      "Share that became paid work. Warm leads should beat your cold ones several times over.",
      "Hours to first answer. Over 24, the circle is not working.",
    ],
    time: "Four hours to set up, an hour a month.",
    example: [
      "Five freelancers in Joburg, Gqeberha and Nairobi passed on 31 leads in six months. 12 became work worth $18,400 in all. Mia gave 9 and took 4; Farai gave 2 and took 8, and paid for dinner. One client was let down on a deadline: the circle agreed on who would call, and the client stayed.",
    ],
  },
  {
    name: "ask-at-the-best-moment",
    title: "Ask for the introduction at the best moment",
    description:
      "Not at the end of a project but on the day of the good number, for one named person, with the mail already written.",
    icon: "handshake",
    why: [
      "'If you know anybody…' asks the client to do three jobs: search their memory, judge the fit, and write a mail. Nobody does. If you name the person and hand over the mail, one decision is left.",
      "Gratitude peaks on the day of a result and falls off within a week. Most people ask in the closing call, when the client is thinking about the final invoice.",
    ],
    whenNot: [
      "Never ask while anything is open: a late piece, a question about a bill. With clients who compete with everybody they know, such as local shops, ask for a quotable sentence instead. And one request per client in a quarter is plenty.",
    ],
    steps: [
      "When you take a client on, write down what number would make them happy and by when.",
      "Look through their LinkedIn connections for five people at similar companies in other markets. Note why each would care.",
      "On the day the number comes, send it with one sentence about whose work it was besides yours.",
      "If they answer with pleasure, ask within the same day, for one name of the five.",
      "Send a mail they can forward in their own voice, under 80 words.",
      "Tell them what came of it, also if it came to nothing, and thank them before you know.",
    ],
    template: {
      name: "the request, and the mail to forward",
      text: `To your client, same day:
"So glad about [number]. One favour while it is fresh: I saw that you know [name] at [company]. They seem to be where you were in [month]. Would you be comfortable passing on the lines below? Change or bin them as you like."

To forward:
"[Name], [your first name] has been doing [what] for us since [month]; [number] last [period]. Small, quick, in our hours although they are in South Africa. Thought of you because [reason]. Shall I connect you?"`,
    },
    measure: [
      "Requests made per result. Most people find that it is zero.",
      "Introductions per request; one in two is usual when you name the person.",
      "Rand earned from introductions a year, against hours spent on cold outreach.",
    ],
    time: "30 minutes for the list of five, ten for each request.",
    example: [
      "Busi asked on the day a client's demo bookings passed 60 a month. Of five names the client forwarded the mail to two. One call followed after three weeks, and a project of $3,200 in the second month. In the year before she had ended eleven projects with 'do keep me in mind' and got one introduction.",
    ],
  },
];
