import type { WrittenIssue } from "../written-issue.ts";

export const seo: WrittenIssue = {
  subjectLines: [
    "Two of your pages are fighting each other",
    "The cheapest SEO win is a deletion",
    "Why the page you want is not the one that ranks",
  ],
  previewText: "Twenty minutes in Search Console, and no new article.",
  opening:
    "[Client or employer] wanted more articles about [topic]. Before I quoted for them I looked at what was there. Google had shown [number] different pages of theirs for one and the same query in three months, and changed its mind about which one nearly every week. They did not need another article. They needed one fewer.",
  lesson:
    "When two pages answer the same question, Google has to choose, and it chooses again whenever anything moves. Links, clicks and history are split between them, so neither gets strong enough to stay. You see it in Search Console as a query with several pages under it, each with impressions and none with a steady position. It is not a penalty and no tool has to be bought to find it. The mend is to decide: keep the page that converts, move whatever is better on the other one into it, and redirect the loser. Two warnings. Different intent is not a clash: a pricing page and a guide can both show for a brand name without harm. And judge by queries, not by titles: pages with unlike titles may be competing, while near twins may never meet.",
  steps: [
    "In Search Console, open Performance for three months, filter to one query that matters, and click the Pages tab.",
    "Write down every page with more than a handful of impressions; two or more with swapping positions is a clash.",
    "Search the query yourself in a private window and note what kind of page wins: a guide, a list, a product.",
    "Keep your page of that kind, copy the best paragraph of the other into it, and set a 301 redirect.",
    "Put the date in a sheet next to both positions, and look again in four weeks, not in four days.",
  ],
  proof:
    "For [client or employer] I merged [number] pages about [topic] into [number] over [period]. Clicks to what was left went from [before] to [after] in [number] weeks. One merge did nothing at all: [what you think was the reason]. I show clients that one too.",
  invitation:
    "Reply with one query you think you should win, and I will look at which of your pages are arguing over it. Sorting out sites that have grown for years without a plan is most of what I do, for [type of company], from South Africa, in your mornings.",
  linkedinPost:
    "A client asked for ten more articles. I deleted four instead, and the fifth started to rank.\n\nSearch Console, Performance, filter by one query, click Pages. If several of your pages take turns there, Google is choosing between them every week and none of them gets strong. Keep one, move the best of the others into it, redirect.\n\nThe steps, and two cases where you should leave it alone, are in this week's [newsletter name]. Link in the comments.",
};
