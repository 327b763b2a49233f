import type { ReasonId } from "#domain/listing/risk/reasons.ts";
import type { Explained } from "./explained.ts";

type RiskExample = Pick<Explained, "fires" | "spares">;

/**
 * One example for each reason to doubt an ad, and an honest ad that looks like it: enough to know one by, and no more. Null where
 * no sentence decides, but what a whole ad leaves out.
 */
export const riskExamples: Readonly<Record<ReasonId, RiskExample | null>> = {
  "fee-up-front": {
    fires: "A registration fee of R250 is required before you start.",
    spares: "There is no registration fee.",
  },
  "cheque-for-equipment": {
    fires: "We send you a cheque with which you buy a laptop for your home office.",
    spares: "We send you a laptop for your home office.",
  },
  "money-moving": {
    fires: "You receive payments into your own bank account and forward them.",
    spares: "You process payments in our accounts team.",
  },
  "task-scheme": {
    fires: "Complete simple tasks online and earn a commission on each.",
    spares: "You plan simple tasks for a small team online.",
  },
  "banking-log-in": {
    fires: "Send us your online banking password.",
    spares: "You write about online banking.",
  },
  "papers-and-bank": {
    fires: "Send your ID, proof of address and bank statement to be registered.",
    spares: "Once you have signed, HR asks for your ID and bank details.",
  },
  "rented-account": {
    fires: "We rent your LinkedIn account for R2000 a month.",
    spares: "You look after our LinkedIn account.",
  },
  "money-that-grows": {
    fires: "Invest R500 and it becomes R5000 in a week.",
    spares: "You write for people who invest.",
  },
  "big-name-free-mail": {
    fires: "Amazon is hiring: write to amazonjobs.hr@gmail.com.",
    spares: "Amazon is hiring: apply on its own site.",
  },
  "forward-first": {
    fires: "Share this message to 15 contacts first, then the apply button turns green.",
    spares: "Forward this to a friend who may like it.",
  },
  "told-like-a-trick": {
    fires: "Our mentor needs the twelve words. Tell nobody at your bank.",
    spares: "Our mentor knows the twelve months of the year.",
  },
  "bank-details-first": {
    fires: "Send your CV with your bank details and ID number.",
    spares: "Send your CV with two samples.",
  },
  "mixed-scripts": {
    fires: "Write to jobs at pаypal today.",
    spares: "Write to jobs at paypal today.",
  },
  "chat-only-interview": {
    fires: "The interview is held on Telegram.",
    spares: "The interview is a video call with two of us.",
  },
  "known-bait": {
    fires: "Become a mystery shopper in your town.",
    spares: "You study what shoppers in your town like.",
  },
  "pay-too-good": {
    fires: "Typist\nNo experience needed, you earn $900 per day.",
    spares: "Typist\nYou earn $12 per hour.",
  },
  "earnings-promise": {
    fires: "Earn extra money in your spare time.",
    spares: "Earn a fixed salary.",
  },
  "own-boss": { fires: "Be your own boss.", spares: "Your boss is our head of brand." },
  "recruit-others": {
    fires: "You earn more with your own downline.",
    spares: "You hire two writers for our team.",
  },
  "no-interview": {
    fires: "No interview, start immediately.",
    spares: "After the interview you can start soon.",
  },
  "chosen-unasked": {
    fires: "We got your number from a job site, and you have been selected for a post.",
    spares: "If you are selected for the post, we call your number.",
  },
  "unpaid-trial": {
    fires: "There is an unpaid trial of one week.",
    spares: "There is a paid trial of one week.",
  },
  "personal-form": {
    fires: "Send your full name, address, age and phone number.",
    spares: "Send us your name and your CV.",
  },
  reassurance: { fires: "This is not a scam.", spares: "You write about scams." },
  "told-oddly": {
    fires: "Our mentor will show you, no CV and a desk for everybody.",
    spares: "Our mentor will show you, with a desk for everybody.",
  },
  "referral-money": {
    fires: "You get R1000 per referral.",
    spares: "You run our referral marketing.",
  },
  "guaranteed-pay": {
    fires: "Guaranteed income every week.",
    spares: "We cannot guarantee a place.",
  },
  "home-clerk": {
    fires: "Data entry from home.",
    spares: "Data entry at our office.",
  },
  "pay-too-wide": null,
  "anyone-can": {
    fires: "No experience or skills are needed.",
    spares: "Experience with ads is needed.",
  },
  "nothing-asked": null,
  "borrowed-name": null,
  "no-company": null,
  "unfinished-text": {
    fires: "You will work for [company name].",
    spares: "You will work for a shoe shop.",
  },
  "free-mail": {
    fires: "Write to brightjobs@gmail.com.",
    spares: "Write to jobs@bright.example.",
  },
  "short-link": { fires: "Apply at bit.ly/3abc.", spares: "Apply on our own site." },
  "outside-form": null,
  pressure: { fires: "Hurry, only a few slots left!", spares: "Apply by the end of May." },
  "training-promised": {
    fires: "Full training is provided.",
    spares: "You train our new writers.",
  },
  "commission-only": {
    fires: "This is a commission only job.",
    spares: "This is a salaried job.",
  },
  "paid-at-once": { fires: "You are paid daily.", spares: "You are paid at the end of the month." },
  "own-hours": { fires: "Work whenever you want.", spares: "You work from 9 to 5." },
};
