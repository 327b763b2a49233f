import type { ScriptsByPurpose } from "./script.ts";

/** The owner of an agency: deadlines, margins and clients who must not be disappointed. */
export const agency: ScriptsByPurpose = {
  "job-application": {
    note: [
      "Hi {name}, about the {jobTitle} role: a client never sees the CV behind the work, only whether it arrives. I am {aRole} in South Africa, an hour or two ahead of London.",
      "Would you try me on one small paid brief?",
    ],
    noteFollowUp: [
      "Hi {name}, in case it helps your planning: from [the date] I can give [how many] hours a week, and I can begin with a single account.",
      "If the seat is taken, I would be glad to stand by for holidays and pitches.",
    ],
    subjects: [
      "{jobTitle}: try me on one real brief",
      "For the open role: try me on one real brief",
    ],
    email: [
      "Your clients judge the work by whether it comes on brief and on time. For the {jobTitle} role, please judge me the same way.",
      "I am {aRole} and can show you a piece with the brief it answered: [the work, and one result with a number]. I work in [the tools they use], and each delivery comes with a note from which somebody else could present it.",
      "From South Africa I start while London has breakfast and New York sleeps, so that comments from your evening can be worked in before the team is back. I invoice in dollars, by the hour or the project.",
      "Could you give me a small paid brief from a real client, and then decide?",
    ],
    emailFollowUp: [
      "Hi {name}, here is what my hand-over note looks like, taken from [a past project with the client's name removed]: [a link].",
      "It may tell you more than a portfolio. Should somebody else look after staffing, I would be thankful for the name.",
    ],
    contextLead: "Good to know",
    tips: [
      "List the kinds of client you have worked for beside your channels: agencies staff by account.",
      "Ask for a paid test and never offer a free one. Whoever sells hours for a living respects the difference.",
      "Say from when and for how many hours a week. Capacity is what they check before talent.",
    ],
    noteTip:
      "Write to the head of your discipline or to operations: the owner of an agency rarely staffs an account.",
    emailTip:
      "Send one piece of work with its brief in a single file that they could show to a client as it is.",
  },
  partnership: {
    note: [
      "Hi {name}, what happens when a client of {company} asks for [the service they do not list]? I am {aRole} and work under an agency's name, never around it.",
      "Worth keeping my details for that day?",
    ],
    noteFollowUp: [
      "Hi {name}, to make it concrete: [the service] for one client would cost you [your price to the agency] and take [how long].",
      "What you charge on top is your business. It keeps until somebody asks.",
    ],
    subjects: ["A white-label hand for {company}", "A white-label hand when a client asks"],
    email: [
      "I looked through the services {company} lists and did not find [the service you would add]. When a client asks for it, I could be the person behind your name.",
      "As {aRole} I would do the work, and you would keep the client, the contract and the margin. I stay out of sight or join calls as one of you, and put in writing that I do not approach your clients. My price comes before your quote, so that you know what is left.",
      "It can go the other way too: people who ask me for [what the agency does well] need somewhere good to go.",
      "On which account did that service come up last?",
    ],
    emailFollowUp: [
      "Hi {name}, I have drafted the half page on client protection that I would sign: [a link].",
      "Change it as you see fit. Having it ready saves a week when a client is suddenly in a hurry.",
    ],
    contextLead: "As background",
    tips: [
      "Bring up client protection before they do. Losing an account to a subcontractor is the story every owner knows.",
      "Quote a price to the agency that leaves room for a margin, and hold to it when the project grows.",
      "Offer to take the dull work first. Reports and set-ups build trust sooner than strategy.",
    ],
    noteTip:
      "Read their list of services twice: offering what they already do ends the talk at once.",
    emailTip:
      "Explain how you handle a client who finds you and asks directly. A clear rule is worth more than a promise.",
  },
  sales: {
    note: [
      "Hi {name}, the newest case study on your site is from [the date], and surely not your newest good work. I am {aRole}; agencies seldom have hours left for themselves.",
      "Shall I outline the next one from what is already public?",
    ],
    noteFollowUp: [
      "Hi {name}, here is an outline for a case study on [a campaign of theirs], in a few lines: [the outline].",
      "Hand it to whoever writes such things at your place, or back to me.",
    ],
    subjects: ["The marketing {company} has no time for", "The marketing you have no time for"],
    email: [
      "Client work wins over an agency's own marketing, and at {company} it shows in one place: [what you noticed, such as an old case study].",
      "I am {aRole} and would take this off the pile: [the piece of work you offer] every month for [your price], using [how little] of your people's time. They sign it as theirs, and nothing about a client leaves the house before that client has agreed.",
      "You would judge it by the enquiries that mention it, counted on your side and looked at after [how many months]. From similar work: [one result with a number].",
      "Who ends up writing these things on a Friday afternoon? I would gladly speak with that person first.",
    ],
    emailFollowUp: [
      "Hi {name}, I compared how [two agencies like theirs] present the kind of project you do best: one shows [what], the other [what].",
      "The gap between them would suit you well. I am happy to explain it in writing, so that nobody needs another call.",
    ],
    contextLead: "A bit of context",
    tips: [
      "Praise the work and criticise only the shop window: owners are proud of the one and tired of the other.",
      "Keep the load on their team visible. “An interview a month” sells better than “a content engine”.",
      "Expect the answer “we can do that ourselves”. Agree, and ask when it was last done.",
    ],
    noteTip:
      "Pick a campaign they won an award or a public thank-you for, so that the client is likely to agree.",
    emailTip:
      "Put your sample outline below your signature: those who want proof will scroll, the others save time.",
  },
  networking: {
    note: [
      "Hi {name}, as {aRole} in South Africa I found your piece on [the subject] unusually open about [the point].",
      "I would like to know more people who run an agency that way. No favour attached.",
    ],
    noteFollowUp: [
      "Hi {name}, you wrote about [the subject]. From this side of the world it looks like this: [one observation from South Africa].",
      "I am curious whether your clients see it the same way, if you ever write about it again.",
    ],
    subjects: ["Reading {company} from South Africa", "Reading along from South Africa"],
    email: [
      "I have no proposal today. I am {aRole} in South Africa, and [the article, talk or campaign of theirs] is why I write: [what you took from it].",
      "From outside, an agency is a row of finished campaigns. I would like to understand the inside better. Which kind of work do clients ask {company} for more often than a year ago, and which has gone quiet? Two lines would teach me more than a report.",
      "I can offer the view from here in exchange: how freelancers in South Africa price and plan, or a name when you are short of somebody for [a field in which you know people].",
      "Whenever it suits you; there is no hurry.",
    ],
    emailFollowUp: [
      "Hi {name}, a small thing from my corner: [a local campaign or figure you can link to] did well here, and I have not seen it mentioned abroad.",
      "I thought your strategists might enjoy it. My earlier question still stands, without a deadline.",
    ],
    contextLead: "A word of background",
    tips: [
      "Answer in public before you write in private: a thoughtful comment under their post is half an introduction.",
      "Know the names of their account leads too. They change agencies, and take good contacts along.",
      "Pass on a lead that is too large for you. Nothing is remembered longer in this trade.",
    ],
    noteTip:
      "Leave your services out of the note altogether; your headline already tells them what you do.",
    emailTip:
      "Ask about demand, not about clients by name: the first they may discuss, the second they may not.",
  },
};
