import type { Playbook } from "./playbook.ts";

export const coldEmail: readonly Playbook[] = [
  {
    name: "write-on-change",
    title: "Write when a company has just changed",
    description:
      "Funding, a new head of marketing, a job ad that stays open: three public events that create a budget.",
    icon: "spark",
    why: [
      "A company with a plan has no use for you; a company whose plan has just broken does. Money came in, somebody left, a job has stood open for six weeks. All three are public, and each gives you an honest reason to write today instead of any other day.",
      "One source is used by almost nobody outside finance: US companies that raise privately file a Form D with the SEC, as a rule within 15 days of the first sale, and EDGAR's search is free. It names the company, the amount and its officers, often before any press release.",
    ],
    whenNot: [
      "A round without a marketing team means that the first hire will be a salesperson; you are a year early. A job ad open for six months is a job nobody wants or that is kept open for show. And after a merger nobody may buy anything for a quarter.",
    ],
    steps: [
      "Choose one event to watch for a month. Mixing them teaches you nothing.",
      "For funding: search EDGAR for Form D by state and industry once a week. For people: save a LinkedIn search for 'Head of Marketing' with 'past 90 days in role'. For vacancies: note the date of marketing ads on company boards, and look again five weeks later.",
      "Take out companies without three people in marketing or sales on LinkedIn.",
      "Find the one person whose quarter depends on it, usually not the founder above 40 people.",
      "Write five lines: the event, what it usually breaks, what you did about it elsewhere, one offer, one question.",
      "Send between Tuesday and Thursday, 8:30 to 10:00 their time: 14:30 to 16:00 SAST for New York in their summer, an hour later in their winter.",
      "Follow up once after four working days with something new, and once after ten. Then stop.",
    ],
    template: {
      name: "five lines on a vacancy that stays open",
      text: `Subject: your [role] opening from [date]

Hi [first name],

Your [role] ad has been up since [date], so I guess [the work] is landing on somebody's desk meanwhile. Usually [what slips first] is what slips.

I did that part for [kind of company] while they hired: [one result]. It took [hours] a week.

I could cover [one named task] from [date] until the person starts, month by month, and leave them [document] when I hand over.

Would that help, or have you found somebody?

[Name], [city], South Africa, awake [hours] your time
[Postal address] | If this is not for you, say so and I will not write again.`,
    },
    measure: [
      "Answers per 50 sent, by event. Compare only the same event with itself.",
      "Days between the event and your mail. Under 14 and over 30 often behave like two different lists.",
      "Bounces: above 3 in 100, stop and check your addresses.",
    ],
    time: "Two hours a week to find 15 to 20 companies, six minutes each to write.",
    example: [
      "Sipho watched vacancies for six weeks: 84 mails to companies whose content role had stood open for five weeks or more. 13 answers (15%), 5 calls, 2 interim contracts of 12 and 20 hours a week at $38. With funding as the event he had sent 70 before and got 3 answers. He has stopped looking at funding.",
    ],
  },
  {
    name: "one-leak",
    title: "Point out one leak, with a screenshot",
    description:
      "Show a stranger something that is costing them money today, and how to mend it without you.",
    icon: "search",
    why: [
      "A fault that the reader can check in ten seconds needs no trust. You do not claim to be good; you show a form that does not submit on a phone. If it is true you are already useful, and the only question left is what else you can see.",
      "Giving the mend away matters. A mail that hides the answer is a threat with a smile; a mail that holds it is a favour. People who can fix it themselves were never going to pay for that, and those who cannot will ask.",
    ],
    whenNot: [
      "Do not do this with security holes: report those to the security contact and leave selling out of it. Automated 'audits' with 47 red crosses have burnt this approach in large markets, so anything that smells of a tool is deleted. And a leak that is cheap to leave is no leak: a missing alt text will not bring an answer.",
    ],
    steps: [
      "Choose one kind of leak you can find fast and that costs money: dead tracking after a redesign, ads leading to a page that is gone, a checkout that fails on a small phone, a welcome email that never comes.",
      "Check 30 companies for that one thing. Buy or sign up yourself where it takes it.",
      "Verify it twice, on another device and in another browser; from South Africa, also through a US address, since some sites show you another page.",
      "Take one screenshot with the place marked and the time visible.",
      "Write what happens, what it probably costs in one careful sentence, and how to mend it.",
      "Send it to the person who owns the result, and answer within the hour if they write back.",
    ],
    template: {
      name: "the leak",
      text: `Subject: [page]: [what breaks] on [device]

Hi [first name],

I tried to [what you did] on [page] this morning, and [what happens] (screenshot below, [date, time]).

It seems to be [cause as far as you can see]. Mending it usually means [the mend, in one line your reader can forward].

I have not tested anything behind your log-in, and I may be seeing a version that others do not. If it helps, your [analytics report] since [date of last change] should show a step down at [place].

I look for these for [kind of company]. If you want, I will check the other [number] pages of that kind, no charge, by [weekday].

[Name], South Africa, awake [hours] your time
[Postal address]`,
    },
    measure: [
      "Answers per 30 checked, not per mail sent: the checking is the cost.",
      "How many mend it without answering. Look after a week; it tells you the mail was read.",
      "Of those who answer, how many ask 'what else?'.",
    ],
    time: "Four to five hours for 30 companies, including the checks.",
    example: [
      "Chantelle bought a sample from 30 skincare shops and wrote to the 11 whose order confirmation went to spam or had a broken tracking link. 6 answered, 4 had mended it by then, 2 asked what else; one became $750 a month. The 30 samples cost her R2,900, most of it shipping to a friend in London.",
    ],
  },
  {
    name: "sending-set-up",
    title: "A sending set-up that reaches inboxes",
    description:
      "A second domain, three DNS records, twenty mails a day, and the laws of the country you write to.",
    icon: "letter",
    why: [
      "Cold mail from your main domain puts your invoices at risk: once it is marked as spam, so is everything else you send. A second domain costs about as much as a lunch, takes the risk, and can be thrown away.",
      "Google and Yahoo want SPF or DKIM from everybody; from bulk senders they want both, DMARC, one-click unsubscribe and complaints under 0.3%. Twenty a day is far from bulk, but the filters learn from the same signs. Most small senders fail at the dull part, which is why doing it pays.",
    ],
    whenNot: [
      "Where the law wants consent first, no set-up helps. South Africa's POPIA (section 69) lets you ask a stranger for consent once, not sell to them. Canada's CASL and Germany want consent as a rule; Britain treats sole traders like private people. The United States allows it with your postal address, a true subject line and a way to opt out. If most of your buyers sit in the first group, use LinkedIn or referrals.",
    ],
    steps: [
      "Register a domain that is plainly yours (yourname.co or yourname-studio.com), point it at your real site, and make one mailbox with your own name and photo.",
      "Add SPF and DKIM as your provider shows them, and DMARC with p=none and a report address; after two clean weeks set it to quarantine.",
      "Write and answer ordinary mail from it for three weeks: suppliers, friends abroad, newsletters you join.",
      "Begin with five cold mails a day, add five each week, and stay at twenty. No open tracking, no pictures, one link at most.",
      "Verify each address before you send, and remove role addresses such as info@.",
      "Put a postal address into the signature (a business suite or a P.O. box will do) and honour every 'no' the same day in a list you keep.",
      "Watch Google Postmaster Tools weekly; if complaints appear, stop for two weeks instead of slowing down.",
    ],
    template: {
      name: "DNS records to adapt, and the opt-out line",
      text: `SPF    TXT  @              v=spf1 include:[your provider's record] ~all
DKIM   TXT  [selector]._domainkey   [as your provider gives it]
DMARC  TXT  _dmarc         v=DMARC1; p=none; rua=mailto:[address for reports]

Signature:
[Name] | [what you do] | [city], South Africa
[Postal address]
You are getting this once because [true reason]. Answer "no" and I will not write again.`,
    },
    measure: [
      "Placement: send one mail a week to your own Gmail, Outlook and Yahoo accounts and look where it lands.",
      "Answers of any kind per 100. Below 2, mend the list before the text.",
      "Bounces under 2%, complaints at zero. One complaint in 300 is already the limit.",
    ],
    time: "Three hours to set up, three weeks of patience, then 40 minutes a day.",
    example: [
      "Riaan sent 20 a day from his main domain for a month; in week five a client's accountant found his invoice in spam. He moved to a second domain, waited 22 days, and sent 340 mails over the next five weeks: 19 answers, 4 calls, 1 client. The domain cost R230 and the mailbox R120 a month.",
    ],
  },
];
