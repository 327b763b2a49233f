import type { ScriptsByPurpose } from "./script.ts";

/** A founder with a small team, little money and no time: what can be tried this month counts. */
export const earlyStageStartup: ScriptsByPurpose = {
  "job-application": {
    note: [
      "Hi {name}, I saw the {jobTitle} opening at {company}. I am {aRole} and would sooner run one small test a week than write a long plan.",
      "May I send you [one idea for their next month]? A page, no slides.",
    ],
    noteFollowUp: [
      "Hi {name}, I went through your sign-up the way a new user would. One place made me stop: [the step and why].",
      "Here is the change I would test there: [the change]. It is yours, whatever you decide about the role.",
    ],
    subjects: [
      "{jobTitle}: what I would test first at {company}",
      "Your marketing role: what I would test first",
    ],
    email: [
      "I am writing about the {jobTitle} role. At your stage, I imagine, what counts is less the channels somebody knows than what they will have tried by the end of the month.",
      "At {company} I would talk to [a few of their users], pick one channel and test [the idea you would try first]. The closest I have come to this: [one result with a number].",
      "I am {aRole} and work from South Africa. There is no visa to sponsor and no payroll to open: I invoice in dollars as a contractor, and we would share [the hours you can share].",
      "Shall I send the plan on a page, so that you can judge the thinking first?",
    ],
    emailFollowUp: [
      "Hi {name}, one thing I left out of my last mail: what I would not do in the first month, namely [a popular tactic that does not fit them].",
      "The reason is [your reason in a line]. If you have already filled the role, a word is enough and I will stop writing.",
    ],
    contextLead: "Some background",
    tips: [
      "Use the product before you write. One screenshot of the place where you hesitated says more than a list of skills.",
      "Name one thing you would leave undone. A founder without money for everything trusts people who can choose.",
      "Ask for a small paid trial if they hesitate: a month with a clear question is easier to approve than a hire.",
    ],
    noteTip:
      "Write to the founder and not to a recruiter: in a team this small the founder still reads each request.",
    emailTip:
      "Make [the idea you would try first] something they could begin on Monday with the tools they already pay for.",
  },
  partnership: {
    note: [
      "Hi {name}, I am {aRole} and reach [your audience], who have the very problem {company} works on.",
      "Could we try one small thing together, and stop if it brings nobody?",
    ],
    noteFollowUp: [
      "Hi {name}, I asked somebody in [your audience] how they deal with [the problem] today. The answer: “[what they said]”.",
      "It may be useful for your next page, with or without an experiment between us.",
    ],
    subjects: ["One small experiment for {company}", "One small experiment, with an end date"],
    email: [
      "You need your next users more than you need another contract, so this is about one joint experiment with an end date and nothing to sign.",
      "I am {aRole} and reach [the audience you reach, and how]. Many of them struggle with [the problem their product solves]. I would show {company} to them in [a workshop, a guide or a newsletter issue], written by me and checked by you.",
      "From you it takes a link that counts sign-ups and one conversation. If nobody comes, we have both learnt it cheaply. If people do, we can talk about [what you would like in return].",
      "Would [a date about two weeks away] suit you for a first try?",
    ],
    emailFollowUp: [
      "Hi {name}, to make my proposal easier to picture, here is the headline I would use for your product: “[the headline]”.",
      "Does it describe what you are building? A correction would help me, even if the experiment is not for now.",
    ],
    contextLead: "For context",
    tips: [
      "Describe your audience by their problem and their habits, not by its size: early users come from fit.",
      "Offer an end date before they ask. A founder fears the meeting that never stops more than a failed test.",
      "Leave money and shares out of the first message. Agree on what you will count, then on what it is worth.",
    ],
    noteTip:
      "Look for the newest post by a founder and answer it in public first; your request then comes from a known name.",
    emailTip:
      "Say in a line what you would do on your own if they only answer “go ahead”: it shows that the load is yours.",
  },
  sales: {
    note: [
      "Hi {name}, looking for [what they sell] I find [a competitor] first and {company} only [where, if at all]. I am {aRole} and that gap is my kind of work.",
      "Would you like the short list of what I would change, before any talk of a price?",
    ],
    noteFollowUp: [
      "Hi {name}, the first change on my list needs neither budget nor me: [the change they can make alone].",
      "If it helps, tell me what happened. If now is the wrong month, that is an answer too.",
    ],
    subjects: [
      "What people find when they look for {company}",
      "What people find before they find you",
    ],
    email: [
      "A plain observation: somebody who looks for [what their customers search for] meets [a competitor] first, and {company} [where it comes, or not at all].",
      "I am {aRole}, and to teams without a marketer I offer one thing at a time: [the piece of work you offer] at a fixed price of [your price], done in [how long]. Accounts, files and data stay in your name, so that you could carry on without me.",
      "The last time I did this: [one result with a number, and for whom].",
      "If your runway makes this the wrong month, tell me and I will wait for [the event that changes it, such as a launch]. Otherwise, shall I send the scope?",
    ],
    emailFollowUp: [
      "Hi {name}, I looked again at what I offered and found a smaller version: only [the smallest useful part], for [your price].",
      "It would show you how I work before you commit to more. No answer needed if this is not on your list at present.",
    ],
    contextLead: "To set the scene",
    tips: [
      "Price the smallest piece that is useful alone. A founder can approve that without asking an investor.",
      "Say who owns the accounts and files at the end. Losing access to a freelancer is a fear they seldom mention.",
      "Do not sell a monthly retainer in the first message; earn it with a piece of work that ends.",
    ],
    noteTip:
      "Check your observation in a private window on the day you send it, since results change from person to person.",
    emailTip:
      "Attach a screenshot of what you describe in the first line, so that they need not take your word for it.",
  },
  networking: {
    note: [
      "Hi {name}, I have been following how {company} finds its first customers since [the post or launch you noticed]. I am {aRole} in South Africa, with nothing to sell you.",
      "I would simply like to read along as you build.",
    ],
    noteFollowUp: [
      "Hi {name}, this made me think of your launch: [a link], about how [another young company] handled [the same problem].",
      "I found [the point worth reading] the useful part. Nothing to answer.",
    ],
    subjects: [
      "A question about the first months of {company}",
      "A question about your first months",
    ],
    email: [
      "This asks for no meeting. I read [the post or interview], and your point about [the point] changed how I think about [the subject].",
      "I am {aRole} in South Africa, and curious how young companies get from nobody to somebody: which channel they dropped, and which they nearly dropped too soon. May I ask one thing? What did you try first for {company} that you would not try again?",
      "In return I am glad to be a test user, to read a page before it goes live, or to introduce you to [somebody useful to them].",
      "And if this is a bad week, leave it; I will keep reading either way.",
    ],
    emailFollowUp: [
      "Hi {name}, I tried [their product or newest feature] since my last mail and noted two things as a newcomer: [what was clear] and [what was not].",
      "Take them as thanks for what you share. My question can wait for a quieter day.",
    ],
    contextLead: "A little background",
    tips: [
      "Ask about something they decided and not about something they own; people like to explain a choice.",
      "Give before the second message: a bug you found, an introduction, a quote from somebody in their market.",
      "Stay in touch when they announce something small. Everybody writes on the day of the funding round.",
    ],
    noteTip:
      "Mention a post nobody else has quoted back at them; an old one shows that you really read.",
    emailTip:
      "Keep it to one question. Two questions feel like a form, and forms wait until the weekend.",
  },
};
