import type { WrittenIssue } from "../written-issue.ts";

export const ppcSem: WrittenIssue = {
  subjectLines: [
    "You are teaching Google the wrong thing",
    "Your form fills are not conversions",
    "What the bidding hears when you say lead",
  ],
  previewText: "Smart bidding does what you ask. That is the trouble.",
  opening:
    "The account of [client or employer] brought [number] leads last month at a price everybody liked. Sales had spoken to [number] of them. The rest were students, job seekers and a man who sells the same thing. The bidding had done exactly what we asked: it had found people who fill in forms.",
  lesson:
    "Automated bidding optimises for the event you call a conversion, and it is very good at it. If the event is a form, it finds form-fillers, and every junk lead you count teaches it to bring another. No number of negative keywords wins against that, because the lesson is given anew each day. What helps is to move the event closer to money: send back which leads became an appointment, a quote or a sale, as offline conversions matched by the click id or by hashed contact data, and bid on that instead. Volume falls at first and the price for each lead on paper rises, which is why most people lose heart in the third week. If sales take months, use the earliest step that a time-waster would not reach, and give it a value.",
  steps: [
    "Take last month's leads and mark each one as real or not with whoever speaks to them.",
    "Find the first step that real ones reach and junk does not, such as a kept appointment.",
    "Make sure the click id is stored with each lead: without it nothing can be sent back.",
    "Import that step as a conversion, and leave it out of bidding until you have about thirty a month.",
    "Then make it the one the campaign bids on, and change nothing else for three weeks.",
  ],
  proof:
    "At [client or employer] the price per form was [before] and rose to [after]. The price per [kept appointment, quote or sale] went from [before] to [after] within [number] weeks, and sales stopped [what they used to do about the leads]. The third week was the worst; we had agreed beforehand not to touch it.",
  invitation:
    "How many of last month's leads did anybody speak to? Reply with the two numbers, and I will tell you which step I would bid on. I run paid search for [type of company] spending [amount] a month or more.",
  linkedinPost:
    "Smart bidding is not stupid. It is obedient.\n\nTell it that a form is a conversion and it will find you people who fill in forms: students, job seekers, competitors. Each one you count teaches it to bring another.\n\nSend back which leads kept an appointment, and bid on that. The price per lead goes up. The price per customer goes down, after a third week that tests your nerves.\n\nSteps in this week's [newsletter name], link in the comments.",
};
