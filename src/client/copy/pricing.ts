import { graceDays } from "#domain/membership/term.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { plans, refundDays, refundPromise } from "#domain/plans.ts";

const price = `R${grouped(plans.premium.rand)}`;

/** The words of the pricing page. Whatever they promise, the product does. */
export const pricing = {
  title: "Free to look. One price a year for the rest.",
  introduction: `Read open listings for as long as you like. ${price} a year opens the whole board and every tool.`,
  year: {
    title: "Your year, step by step",
    introduction: "No small print: this is all that happens to your card.",
    steps: [
      {
        when: "Today",
        what: `You pay ${price} on Paystack's own form. Premium opens at once, and the receipt is in your mail.`,
      },
      {
        when: "Any day",
        what: "Cancel in two clicks on your account page. You keep the year you paid for.",
      },
      {
        when: "14 days before it ends",
        what: "We mail you the day and the amount of the next payment.",
      },
      {
        when: "A year from now",
        what: `It renews by itself, unless you cancelled. If your card is refused, you have ${graceDays} days to sort it out.`,
      },
    ],
  },
  questions: {
    title: "Asked before paying",
    more: "Something else? Write to",
    list: [
      {
        question: "Can I cancel whenever I want?",
        answer:
          "Yes. Two clicks on your account page, no form and no phone call. You are not charged again, and everything stays open to you until the end of the year you paid for. Change your mind before then, and you can take the cancellation back.",
      },
      {
        question: "Does it renew by itself?",
        answer: `Yes, once a year, from the card you paid with. We mail you 14 days before, with the day and the amount. If the charge fails, you keep access for ${graceDays} more days, in which you can pay again with any card.`,
      },
      {
        question: "Can I get my money back?",
        answer: `${refundPromise} Within ${refundDays} days of paying, write to us, and we send back the whole amount. Premium ends when the money goes back. After those ${refundDays} days you can still cancel, and the year runs to its end.`,
      },
      {
        question: "Is my card safe?",
        answer:
          "You type it into Paystack's form, not ours, and your bank may ask you to approve the payment. We never see the number. What we keep is the kind of card, its last four digits and the month it runs out, so that we can warn you in time.",
      },
      {
        question: "Why rand, when the jobs pay dollars?",
        answer: `Because most of us bank in rand. You pay ${price}, whatever the dollar does that day, and nothing has to be converted. The pay on the listings is shown in both.`,
      },
      {
        question: "What happens to my data?",
        answer:
          "It stays yours. Premium that has ended deletes nothing: what you saved is still there. Your account page lets you download everything we hold about you, and delete the account. Only the records of payments stay, because the books need them.",
      },
      {
        question: "Can my company pay, and is there an invoice?",
        answer:
          "Any card that Paystack takes will do, your company's too. Each payment has a numbered receipt, by mail and on your account page, ready to print or to send on.",
      },
      {
        question: "Does anything cost extra?",
        answer:
          "The AI tools write with your own OpenAI key, and OpenAI bills you for that: usually $1 to $5 a month. You can leave the key out and use everything else.",
      },
      {
        question: "Will it get me a job?",
        answer:
          "Nobody can promise you that, so we do not. It shows you which jobs can be yours, and helps you to apply better for fewer of them.",
      },
    ],
  },
  tools: {
    title: "What you work with",
    introduction:
      "Drawn from the tools themselves, around an example. Yours hold your own letters and figures.",
    letters: {
      name: "Cover Letter Analyzer",
      text: "A score out of 100, and what to keep and to change, line by line.",
    },
    tracker: {
      name: "Job Tracker",
      text: "Every application, and how far it came.",
      chart: {
        title: "From application to offer",
        sentence: "An example: of 20 applications, 6 were answered and 1 became a contract.",
        steps: [
          { name: "Applied", count: 20 },
          { name: "Answered", count: 6 },
          { name: "Interview", count: 3 },
          { name: "Offer", count: 1 },
        ],
      },
    },
    gallery: {
      name: "Growth Gallery",
      text: "Strategies as steps you tick off.",
      steps: [
        { step: "List ten companies that hire in your time zone.", isDone: true },
        { step: "Find the person who would be your manager.", isDone: true },
        { step: "Send one note about their last launch.", isDone: false },
        { step: "Follow up once, after five days.", isDone: false },
      ],
    },
  },
  story: {
    note: "A sample story: the name and the figures stand in until members agree to be quoted.",
  },
  closing: {
    title: "Ready when you are",
    text: "Start free, and decide once you have seen what is behind the blur.",
    member: {
      title: "Nothing left to buy",
      text: "Everything is open to you already. The board is where to go from here.",
    },
  },
} as const;

/** Free beside premium, counted as the board stands. */
export const today = {
  title: "On the board today",
  what: "What is counted",
  open: "Open listings",
  all: "all",
  pay: "Typical pay a month",
  newest: "Newest",
  tooFew: "Too few to say",
  note: "Counted from the listings that say they take South Africans. Typical pay is the middle of what the free and the premium ones state, for a full month and before tax.",
} as const;

/** What premium is, where somebody is about to pay for it. */
export const subscribing = {
  benefits: [
    "Every listing, with company, pay and the sentence that decides it",
    "20+ fresh roles daily, and daily alerts for your search",
    "Cover Letter Analyzer, Resume Templates and Outreach Scripts, with your own OpenAI key",
    "Growth Gallery: 20+ strategies, step by step",
    "Job Tracker and the Newsletter Proof System",
    "Priority support",
  ],
  next: [
    "Paystack opens over this page. You pay there, and your bank may ask you to approve it.",
    "We check the payment with Paystack. That takes a few seconds.",
    "Everything opens, and the receipt is on its way to your mail.",
  ],
  security: "You type your card into Paystack's form, not ours. We never see its number.",
} as const;
