import type { WrittenIssue } from "../written-issue.ts";

export const performanceMarketing: WrittenIssue = {
  subjectLines: [
    "Your retargeting takes the credit",
    "The ads that sell to buyers",
    "Switch one thing off on Thursday",
  ],
  previewText: "A holdout costs a week and settles the argument.",
  opening:
    "The best campaign in the account of [client or employer] returned [number] times what it cost. It was retargeting, and it was aimed at people who had a full basket. We stopped it in [region] for two weeks. Sales there [what happened]. Then we had a different conversation about the budget.",
  lesson:
    "A platform reports what happened after its ads were seen. It cannot report what would have happened anyway, and it has no reason to. The closer an audience is to buying, the more of its sales you get for free, and the better its ads look. So the return on ad spend sorts your campaigns by how close they stand to the till, not by how much they add. The way out is to withhold. Split your market by something the platform can respect, usually regions, switch one half off for two to four weeks, and compare the totals in your shop or CRM, not in the ad account. You need no vendor for it; you need nerve, a quiet season and a note of what you expect beforehand. Even a rough answer is worth more than a precise one to the wrong question.",
  steps: [
    "List your campaigns with spend and reported return, and write beside each how close its audience is to buying.",
    "Choose the one with the best return and the warmest audience: it has most to explain.",
    "Pick two sets of regions whose sales have moved together over the last months.",
    "Write down what sales you expect in the dark half if the ads are worth what the platform says.",
    "Switch it off there for two weeks, touch nothing else, and compare totals from your own records.",
  ],
  proof:
    "For [client or employer], [campaign] claimed a return of [number]. In a holdout of [number] weeks over [regions] it added [share] of what it claimed. We moved [amount] to [where], and [what total sales did over the following period]. The platform's own return fell, and the business did better.",
  invitation:
    "Which of your campaigns would you be most afraid to switch off? Reply with it: it is usually the right one to test. I manage [channels] for [type of company] with budgets from [amount], and I report what was added, not what was claimed.",
  linkedinPost:
    "Return on ad spend sorts your campaigns by how close they stand to the till.\n\nRetargeting people with a full basket looks like genius, because most of them were going to pay anyway. Switch it off in half of your regions for two weeks, touch nothing else, and compare totals from your own shop.\n\nIt takes nerve and a quiet month, and no vendor.\n\nHow to choose the regions so that the answer means something: this week's [newsletter name], link below.",
};
