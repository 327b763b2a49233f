import type { Playbook } from "./playbook.ts";

export const pricingAndProposals: readonly Playbook[] = [
  {
    name: "dollar-floor",
    title: "Find your dollar floor first",
    description:
      "Work out the hourly figure below which a dollar job leaves you poorer than a salary at home.",
    icon: "coin",
    why: [
      "$20 an hour times today's rate sounds like a good salary in rand. Then come the weeks without work, the leave nobody pays, medical aid, retirement, tax you hold back yourself, the platform's share, the bank's spread and the R12,000 laptop. What is left is often less than the job you left, and you find out in February.",
      "A floor worked out on a calm day protects you on the day somebody offers less with a nice logo. It also tells you when to move: the floor falls if you fill your weeks, so a low rate with 30 sure hours can beat a high one with ten.",
    ],
    whenNot: [
      "For your first two or three references abroad the floor may be broken on purpose, with an end date. It is also the wrong tool for fixed prices where your speed is the profit: use it there to check yourself afterwards, not to quote.",
    ],
    steps: [
      "Add up a year in rand: what you live on, medical aid, retirement (at least what an employer would have paid), insurance, gear, accountant, data and backup power.",
      "Add tax on top: put your expected profit into SARS's tables for individuals instead of guessing a flat share.",
      "Count billable hours honestly: 46 working weeks, and half to two thirds of your hours in them.",
      "Divide. That is rand an hour, in your hand.",
      "Turn it into dollars at a rate 8% stronger than today's, since the rand can move that far in a quarter and your contract cannot.",
      "Add the fees of each way to be paid: the platform's share, the receiving service, the bank's spread on conversion.",
      "Write the floor on a card. Quote at least a third above it; never explain it.",
    ],
    template: {
      name: "floor sheet",
      text: `A  Living costs, a year                    R [ ]
B  Medical, retirement, risk cover         R [ ]
C  Gear, software, accountant, backup      R [ ]
D  Tax on the profit this needs (SARS)     R [ ]
E  A + B + C + D                           R [ ]
F  Billable hours: 46 weeks x [ ] hours      [ ]
G  E / F = rand an hour in hand            R [ ]
H  Today's rate x 0.92                     R [ ] per $
I  G / H                                   $ [ ]
J  I / (1 - fees as a share)               $ [ ]   <- floor
K  J x 1.33                                $ [ ]   <- lowest quote`,
    },
    measure: [
      "Billed hours per week against F, monthly. If you fall short for two months the floor rises.",
      "Rand in hand per hour worked, unpaid hours included, per client.",
      "The gap between the rate you used and the rate your bank gave you.",
    ],
    time: "Two hours once, 20 minutes a quarter.",
    example: [
      "Tumi needs R396,000 a year for A to C and R74,000 for tax: R470,000. At 46 weeks of 22 billable hours, 1,012 hours, that is R464 an hour. At R18.40 less 8% (R16.93) it is $27.40; with 10% fees, $30.50. She quotes from $41. A '$25, long-term' offer that had sounded like R460 an hour would have paid her R381 after fees and the stronger rand.",
    ],
  },
  {
    name: "three-prices",
    title: "Three prices on one page",
    description:
      "Change the question from 'yes or no?' to 'which one?', with a small version that you would really do.",
    icon: "chart",
    why: [
      "With one price, the client compares you with everybody else. With three they compare you with yourself. The smallest lets a careful buyer start without haggling, the largest shows what else you do, and most people who can afford it land in the middle.",
      "Three prices also end the hourly argument. The difference between them is what the client gets, not how long you sit there, so nobody divides by hours and compares you with a rate list from another country.",
    ],
    whenNot: [
      "Public tenders and procurement forms want one figure. A client in an emergency wants one sentence. And if the small version cannot succeed, leave it out: a cheap failure costs more than a lost sale.",
    ],
    steps: [
      "Before pricing, ask what a good outcome would be worth and who else has to agree. Write their words down.",
      "Design the middle first: what you would recommend to a friend.",
      "Make the small one by cutting scope, never quality: fewer pages, one channel, no meetings.",
      "Make the large one by taking risk off the client: a guarantee of turnaround, training, a second review after 60 days.",
      "Space them roughly 1 : 2 : 3.5 and check the smallest against your floor.",
      "Put them on one page with the client's words on top, a start date, and a date until which the prices hold. Quote in their currency, round.",
      "Say which you would choose and why, then stop talking.",
    ],
    template: {
      name: "one-page proposal",
      text: `[Client], [date]

What you told me: "[their words about the outcome]"
What gets in the way, as I see it: [one sentence]

                     A               B (my choice)       C
Price                $[ ]            $[ ]                $[ ]
You get              [ ]             [A] + [ ]           [B] + [ ]
By                   [date]          [date]              [date]
Meetings             none, by video  2 x 30 min          weekly, your hours
If it fails          one rework      one rework          I work on until [measure]

Half on signing, half on delivery. In US dollars; you pay no VAT of mine.
Prices hold until [date]. Earliest start [date].
Answer with a letter and I send the agreement.`,
    },
    measure: [
      "Share of proposals answered with a letter.",
      "Which one is bought. If it is always A, your middle is too far up or its difference is unclear; always C, you are too cheap.",
      "Days to the answer.",
    ],
    time: "Two hours for the first, 40 minutes after that.",
    example: [
      "Johan had sent 12 single prices of about $1,800: 3 yes, 5 haggled, 4 silent. Then 11 with three prices ($900, $1,900, $3,300): 5 yes (one A, three B, one C), 1 haggled, 5 silent. The average sale rose from $1,610 to $1,980. Eleven is few; he says that the end of haggling alone was worth it.",
    ],
  },
  {
    name: "raise-a-rate",
    title: "Raise the rate of a client you want to keep",
    description:
      "Sixty days' notice, a reason in their currency, and a choice. Once a year, in writing, without an apology.",
    icon: "stairs",
    why: [
      "Rand freelancers often go without a raise because a weaker rand gives them one by accident. In a year when it strengthens, the same invoice buys less at Checkers, and there is no clause to point to. A yearly review agreed in advance takes the luck out of it.",
      "Replacing you costs a client abroad weeks of search and a month of teaching. A rise of 8 to 15% is less than that for almost everybody, provided that you name it early and they can plan it.",
    ],
    whenNot: [
      "Not within six months of the start, not in the quarter of their lay-offs, and not when your last two reports showed a fall. If you dislike the client, do not raise in the hope that they leave; end it properly.",
    ],
    steps: [
      "From now on write 'reviewed every [month]' into each agreement. It makes the next one routine.",
      "Gather three lines of evidence: what has changed in the work, one number that improved, one thing you took over unasked.",
      "Choose the date: 60 days ahead, at the start of their quarter.",
      "Set the rise by value first and inflation second. Both countries' inflation is public; theirs is the one they feel.",
      "Send it by mail on a Tuesday, in their morning. Offer one alternative: the old price for less scope, or a 12-month commitment at half the rise.",
      "Do not fill the silence. Ask once after seven days whether they have seen it.",
      "If they say no, name what you will stop doing from the date, kindly, and do stop it.",
    ],
    template: {
      name: "the mail",
      text: `Subject: rate from [date]

Hi [first name],

From [date, 60 days ahead] my rate goes from $[old] to $[new] [per month / hour]. I review it once a year, and this gives you a quarter to plan.

Since [month] the work has grown: [what changed]. [Number] went from [before] to [after], and I now also [thing you took over].

If the budget is fixed for this year, two other ways work for me: we keep $[old] and drop [scope], or we agree on 12 months at $[between].

Which suits you? I am glad to be part of this either way.

[Name]`,
    },
    measure: [
      "Yes, alternative, no: per request. Most people overrate the number of noes.",
      "Real rate in rand a year later, at the rates you got.",
      "Clients older than 12 months without a review: it should be zero.",
    ],
    time: "An hour per client and year.",
    example: [
      "Anele had three clients at $1,000, $1,400 and $650 a month, none raised for two years. She asked for 12%, 10% and 20%. Yes; twelve months at 5%; and a no, after which she dropped the weekly call as announced. Two months later the third asked for the call back at the new price. Together $320 a month more for three mails.",
    ],
  },
];
