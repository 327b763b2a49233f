import type { WrittenIssue } from "../written-issue.ts";

export const affiliateMarketing: WrittenIssue = {
  subjectLines: [
    "Who gets paid for your own brand name?",
    "Some of your affiliates stand at the till",
    "The commission you pay twice",
  ],
  previewText: "How to tell who brings buyers and who meets them at the door.",
  opening:
    "The biggest affiliate of [client or employer] was a voucher site. It was paid on [share] of all partner orders, and nearly all of its clicks came within minutes of the order itself. Buyers were on the payment page, saw a box for a code, and went to look for one. We were paying for a detour through our own checkout.",
  lesson:
    "Last-click programmes pay whoever stands closest to the till, so that is where the professionals stand: voucher sites, browser extensions, and people who bid on your brand name. None of it need be fraud. It is what the rules reward. Look at the time between an affiliate's click and the order. Minutes mean that the buyer had decided; hours and days mean that somebody was persuaded. Then look at the share of new customers, which partners who write or film tend to win easily. With those two numbers you can pay differently without a quarrel: a base rate for all, more for new customers, little or nothing inside the last ten minutes unless a code of theirs was agreed. Tell partners before you change it, with their own figures. The ones you want to keep will earn more.",
  steps: [
    "Export ninety days of partner orders with the time of the click and the time of the order.",
    "Sort partners by the share of orders within ten minutes of the click.",
    "Add the share of first-time customers from your own records, not from the network.",
    "Search your brand name plus 'code' or 'coupon' and see who stands there, in your main market and through a VPN.",
    "Write to your three best persuaders with their figures, and ask what would make them do more.",
  ],
  proof:
    "For [client or employer] I split [number] partners this way. Commission within ten minutes of the order fell from [before] to [after]; total orders [what happened]. What was saved went to [number] partners who write, and new customers from them went from [before] to [after] in [period].",
  invitation:
    "Do you know your median time from click to order? Reply with it, and I will tell you what it suggests. I manage partner programmes for [type of company] on [networks you know], recruiting included.",
  linkedinPost:
    "Sort your affiliates by the minutes between click and order.\n\nTwo minutes: the buyer was at your checkout, saw a box for a code and went looking for one. Two days: somebody persuaded them. Last-click pays both the same, and so the professionals stand at the till.\n\nPay for new customers, pay little for the last ten minutes, and tell partners first, with their own figures.\n\nThe rest of it in this week's [newsletter name]. Link in the first comment.",
};
