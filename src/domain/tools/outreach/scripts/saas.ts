import type { ScriptsByPurpose } from "./script.ts";

/** A marketing lead at a software company: trials, activation, renewals, and numbers that are asked about every week. */
export const saas: ScriptsByPurpose = {
  "job-application": {
    note: [
      "Hi {name}, for the {jobTitle} role I signed up for {company} and got as far as [the step you reached]. I am {aRole}, and that step is where I would begin.",
      "May I send you my notes?",
    ],
    noteFollowUp: [
      "Hi {name}, I went back to the trial with fresh eyes and rewrote one screen: [the screen, before and after].",
      "It shows how I think better than a CV would. Keep it, whoever gets the role.",
    ],
    subjects: [
      "{jobTitle}: notes from the {company} trial",
      "Notes from your trial, for the open role",
    ],
    email: [
      "Before applying for the {jobTitle} role I took the trial of {company} and noted, as a buyer might, where I got lost: [the step].",
      "I am {aRole}, and the number I would like to own first is [trial starts, activation, demos or renewals], because [your reason from what you saw]. So far in my work: [one result with a number, and your part in it].",
      "I work from South Africa and would share [the hours you can share] with your team. As a contractor I invoice in dollars; neither a visa nor a local entity is needed.",
      "Would the notes be of use to you before we speak?",
    ],
    emailFollowUp: [
      "Hi {name}, a detail I noticed after my application: your page on [the subject] promises [what], while the product calls it [what].",
      "Small, but people who compare two tools stumble over it. I hope it helps, and I will wait for word from your side.",
    ],
    contextLead: "In brief",
    tips: [
      "Pick one number of their funnel and speak only of that. Whoever wants to own all of them has owned none.",
      "Be ready to explain a result that went down. Teams that test for a living distrust a clean record.",
      "Show that you write well without a call. A distributed team hires the person whose messages need no meeting.",
    ],
    noteTip:
      "Write to the person the role reports to. Their title is often in the advert, their name on the team page.",
    emailTip:
      "Send your trial notes as a link with comments switched on; a comment from them is already a conversation.",
  },
  partnership: {
    note: [
      "Hi {name}, I am {aRole}, and [the clients you serve] ask me which [kind of tool] to choose and then need help to live with it.",
      "Does {company} work with independent partners, or with agencies only?",
    ],
    noteFollowUp: [
      "Hi {name}, a question I heard this week from somebody choosing between you and [a competitor]: “[the question]”.",
      "I answered [your answer]. Is that how you would put it? I would like to get it right the next time.",
    ],
    subjects: ["Set-ups that stay with {company}", "Customers who stay after the set-up"],
    email: [
      "A customer who buys the tool and never gets the work around it done is likely to leave. I would like to do that work.",
      "I am {aRole} and serve [the clients you serve]. When they choose [their kind of product], somebody has to [the work that begins after the purchase]. The client pays me for it, not you. What {company} gets is an account in real use.",
      "I would need a sandbox and a person for hard questions; a line in your directory can wait for [how many] clean set-ups. In return you get honest notes on where new users get stuck.",
      "Is there a programme to apply to, or shall we begin with a single client?",
    ],
    emailFollowUp: [
      "Hi {name}, I have written the checklist I would follow for a new account of yours, from import to first report: [a link].",
      "Your support team will see at once what is missing. I would be glad of their corrections, programme or not.",
    ],
    contextLead: "The context",
    tips: [
      "Speak of customers who stay, not of customers you will send. A new partner cannot prove the second.",
      "Learn the tool to the level of its own certificate, where there is one, before you ask for a listing.",
      "Tell clients when a commission comes with your advice. A partner manager will ask how you handle it.",
    ],
    noteTip:
      "Search for “partner” or “alliances” in their staff list; support and sales will only pass you on.",
    emailTip:
      "Name one client type you would turn away from the product. It makes the rest of your letter credible.",
  },
  sales: {
    note: [
      "Hi {name}, in the {company} trial [the page or message you noticed] asks for the upgrade before [the moment the value shows]. I am {aRole} and would turn that order around.",
      "Shall I send a version to test against yours?",
    ],
    noteFollowUp: [
      "Hi {name}, here is the version I mentioned: [the rewritten page or message].",
      "Run it on a small share of new trials if you like. The result would interest me even if we never work together.",
    ],
    subjects: ["One moment in the {company} trial", "One moment in your trial"],
    email: [
      "I went through the first days of the {company} trial with a notebook. One thing stood out: [what you noticed], right before [where people may leave].",
      "I am {aRole} and take on [lifecycle emails, comparison pages or what you offer] as a project that ends: a review of what you send, then new versions as a split test in your own tool, so that your numbers decide. It costs [your price] and takes [how many hours] of your team, mostly for approval.",
      "For a comparable product it came to [one result with a number]. I can also tell you what failed there.",
      "Which number are you asked about most on a Monday? I would aim the test at that one.",
    ],
    emailFollowUp: [
      "Hi {name}, I had a look at how [a competitor] handles the same moment in its trial: [what they do].",
      "I would not copy it, because [your reason]. If a test of your own is on the plan for next quarter, I am glad to be asked then.",
    ],
    contextLead: "By way of context",
    tips: [
      "Tie the offer to a number they already report. A new number needs a new meeting.",
      "Ask for read access before you quote: such projects often turn out to be about tracking.",
      "Suggest the test they could run without you. If it wins, you are the natural person for the rest.",
    ],
    noteTip:
      "Name the exact page or message you mean, so that a lead finds it in a minute and can agree.",
    emailTip:
      "Write the cost and the load on their team side by side: time is the dearer of the two in a product company.",
  },
  networking: {
    note: [
      "Hi {name}, the way {company} announced [the feature] left out all the usual noise. I am {aRole} in South Africa and wondered who decided that.",
      "I would enjoy seeing what you publish next.",
    ],
    noteFollowUp: [
      "Hi {name}, since you care about plain launches: [a link] is one I thought well made, above all [the part].",
      "If you have a favourite of your own, I would like to see it. No hurry at all.",
    ],
    subjects: ["A choice on one page of {company}", "A choice on one of your pages"],
    email: [
      "[The page of theirs] explains something difficult in few words, and I wanted the person behind it to know that it was noticed.",
      "I am {aRole} in South Africa and curious about one decision on it: why [the choice you noticed], when most products in the field do the opposite? I face the same question in [your own work], and you have seen the numbers.",
      "Should it be of interest, I can tell you how {company} reads to a buyer outside the US and Europe: what carries over, how a price in dollars looks from here, which example falls flat.",
      "A line by reply is plenty, and so is silence if the quarter is ending.",
    ],
    emailFollowUp: [
      "Hi {name}, I made a version of the choice I asked you about in [your own work], and it went like this: [what happened].",
      "I thought that you might like to know how the question ended, or rather how it goes on.",
    ],
    contextLead: "Where this comes from",
    tips: [
      "Find out who wrote the page or ran the launch, and write to that person instead of the most senior one.",
      "Bring a result of your own, even a poor one. People in software trade numbers, and a gift starts the trade.",
      "Meet them where they talk already: a product community or a newsletter comment warms up a cold name.",
    ],
    noteTip:
      "Skip the compliment that fits every company. One detail from the launch proves that you were there.",
    emailTip:
      "Send it in the middle of a quarter; in the last weeks of one nobody in software answers strangers.",
  },
};
