import type { Playbook } from "./playbook.ts";

export const gettingPaid: readonly Playbook[] = [
  {
    name: "invoice-two-ways",
    title: "One invoice, two ways to pay it",
    description:
      "Let a client abroad pay as if you were next door, and know what each route costs you before you offer it.",
    icon: "coin",
    why: [
      "An American bookkeeper can send an ACH transfer in a minute and dreads an international wire. If your invoice carries local account details you are paid with the local suppliers; with only an IBAN-shaped puzzle and a SWIFT code you wait for the person who knows how.",
      "The routes differ more than people think, and the fee you see is the small part. What counts is the rate at which dollars become rand, and what correspondent banks take on the way. Compare the rand that arrived, per $1,000, and nothing else.",
    ],
    whenNot: [
      "Platforms forbid taking a client they introduced outside; Upwork's terms bind you for two years unless somebody pays the conversion fee. Large companies pay only through their vendor portal: fill it in, and save your breath. And which services take South African residents changes, so try with $50 before you print details on an invoice.",
    ],
    steps: [
      "Open two routes: a receiving account with local US, UK or euro details (Payoneer offers these to South Africans; look at what Wise offers residents when you read this), and a plain SWIFT transfer into your bank as the fallback.",
      "Send yourself or have a friend send the same small amount by both, and note rand received per dollar and days taken.",
      "Ask your bank how it books the receipt: money for services needs the right balance-of-payments category, and 'gift' is wrong and comes back to you.",
      "Know that exchange control expects residents to bring foreign earnings home, as a rule within 30 days. A receiving account is a passage, not a savings account; ask your bank or accountant about a customer foreign currency account if you want to hold dollars.",
      "Put both routes on the invoice, cheapest first, with the exact beneficiary name as the account has it.",
      "For US clients keep a signed W-8BEN ready; it says that you are not a US person and is valid until the end of the third year after signing. It goes to the client, not to the IRS.",
      "Send the invoice on the day the work is accepted, as a PDF named so that a stranger can file it.",
    ],
    template: {
      name: "invoice block",
      text: `INVOICE [number] | [date] | due [date]
From: [legal name], [address], South Africa | Tax no. [ ] (VAT no. [ ] if registered)
To: [client's legal name and address]
For: [service], [period], per agreement of [date]
Amount: USD [ ]. [If VAT-registered: VAT 0%, services supplied to a non-resident.]

Pay by either:
1) Local US transfer (ACH): [bank], routing [ ], account [ ], beneficiary [name exactly]
2) International: SWIFT/BIC [ ], account [ ], [bank and branch], charges OUR
Reference: [invoice number]
Questions about this invoice: [mail], answered within one working day`,
    },
    measure: [
      "Rand received per $1,000, per route, with the date.",
      "Days from due date to money, per client.",
      "Share of invoices paid without a reminder.",
    ],
    time: "Four hours to set up, ten minutes an invoice, an hour a year to compare again.",
    example: [
      "Lindiwe sent herself $200 each way on the same day. Route one brought R3,561 in two days, route two R3,388 in four, after R95 at her bank and something unexplained on the way: 5% apart. On $2,500 a month that would be about R2,160, or a good UPS every month.",
    ],
  },
  {
    name: "deposit-and-stop",
    title: "Deposits and a stop-work line",
    description:
      "You cannot sue a client in Ohio for $900. You can make sure that they never owe it to you.",
    icon: "shield",
    why: [
      "Across borders the law is on your side and out of reach: a claim costs more than most invoices. What protects you is order. If money comes before the hours, nobody has to be trusted very far, and honest clients hardly notice.",
      "A stop-work line does most of the rest. Unpaid invoices grow because we go on working out of politeness. A date agreed in advance lets you stop without a quarrel, since you are only keeping to what both signed.",
    ],
    whenNot: [
      "Companies with purchase orders cannot pay a deposit; ask for 14 days and monthly billing instead, and look at how long their other suppliers wait. Platform escrow replaces all of this. And with a client of three years' standing, insisting on half upfront for a small extra is a message you do not want to send.",
    ],
    steps: [
      "Set your terms by risk: new and small, 50% before the start; new and monthly, the month in advance; known, 14 days after.",
      "Write the stop-work line and the ownership line into the agreement: rights pass when the money has arrived.",
      "Invoice the deposit with the signed agreement, and put the start date as 'two working days after the deposit arrives'.",
      "Send a friendly note three days before the due date, not after.",
      "One day after: ask whether anything is wrong with the invoice. Four days after: say on which date you will stop.",
      "Stop on that date, at the start of their day, with a list of where everything stands.",
      "When it is paid, start again the same day and do not mention it.",
    ],
    template: {
      name: "clauses, and the four-day mail",
      text: `Payment. 50% before work starts, 50% on delivery, in USD, within [7] days of invoice. Work begins two working days after the first payment arrives. If an invoice is more than [7] days late I may pause all work from the date I give in writing; delivery dates move by the same time. All rights in the work pass to you when it is paid in full.

Day four:
"Hi [first name], invoice [number] ([amount], due [date]) has not reached me yet. These things happen. As agreed I will pause on [date] at [time, their zone] if it is still open, and pick up the day it arrives. Is there anything you need from me to get it through? [If paid already, please send me the proof of payment and ignore this.]"`,
    },
    measure: [
      "Rand outstanding on any day, as a share of a month's income. Keep it under a third.",
      "Average days late per client; the trend warns you earlier than the amount.",
      "Deposits refused, and what those clients did afterwards if you went ahead anyway.",
    ],
    time: "Two hours for the clauses, 15 minutes a month.",
    example: [
      "Dumisani had $2,640 open with one client after going on for seven weeks unpaid; $1,100 never came. With the new terms the worst case in the following year was $450, paid on the day before he would have stopped. Two of 14 new clients refused the deposit. He declined one and, against his rule, took the other. That one paid late four times out of four.",
    ],
  },
  {
    name: "tax-jar",
    title: "The tax jar and the three SARS dates",
    description:
      "Dollar income is taxed here as you earn it. Skim it on arrival, and February becomes a date like any other.",
    icon: "chart",
    why: [
      "Nobody withholds tax from a foreign client's payment. As a South African tax resident you pay on what you earn anywhere, as a provisional taxpayer: twice a year on estimates, with an optional third payment. People get into trouble not through the rate but because the money was in the same account as the groceries.",
      "Set aside on the day it arrives, it never felt like yours. And since estimates that are too low cost penalties, a jar that holds slightly too much is the cheapest insurance there is.",
    ],
    whenNot: [
      "If a foreign company employs you through a payroll service here, tax is withheld and most of this does not apply. If you work abroad for long stretches, or through a company, the rules differ enough that a registered tax practitioner is worth the fee before the first invoice. This is a working method and not advice on your case.",
    ],
    steps: [
      "Register for provisional tax as soon as you have income that nobody taxes for you; on eFiling it is a setting in your profile and a few forms.",
      "Open a second account, at another bank than your daily one, and call it tax.",
      "Take last year's assessed tax divided by last year's income, add two points, and move that share of every payment on the day it arrives, converted at the rate you actually got.",
      "Book each invoice in rand on its date and the receipt in rand on its date; the difference is a currency gain or loss that your practitioner will ask for.",
      "File and pay IRP6 by the end of August and the end of February; look in September whether a third, voluntary payment spares you interest.",
      "Keep proof of what you deduct: data, software, subscriptions, the business part of gear, bank charges. Home office rules are strict; ask before you claim.",
      "Watch the VAT threshold over any 12 months. Services to clients abroad are usually zero-rated, but they count towards it, and registration is a duty once you pass it.",
    ],
    template: {
      name: "arrival sheet, one line per payment",
      text: `Date in | Client | Invoice no. | USD | Rate received | ZAR in | To tax jar ([ ]%) | Moved on
[date] | [client] | [no.] | [ ] | [ ] | [ ] | [ ] | [date]

Year to date: ZAR in [ ] | in the jar [ ] | jar / income [ ]%
31 Aug: first IRP6. End of Feb: second. End of Sept: optional third.
12-month turnover: R[ ] of the VAT threshold SARS publishes`,
    },
    measure: [
      "Jar as a share of income, monthly, against your estimate.",
      "Days from arrival to the jar. More than two and it is a wish.",
      "What you owed or got back on assessment as a share of the tax: within 5% is a good estimate.",
    ],
    time: "An afternoon to set up, five minutes a payment, two hours before each date.",
    example: [
      "Boitumelo's last assessment came to 19% of her income. She moves 21%. In a year with R612,000 received the jar held R128,500; tax came to R121,900. In the year before she had paid her second IRP6 with a credit card.",
    ],
  },
];
