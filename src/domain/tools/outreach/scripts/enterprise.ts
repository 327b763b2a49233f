import type { ScriptsByPurpose } from "./script.ts";

/** A department in a large company: several people must agree, and nobody may be embarrassed by the choice. */
export const enterprise: ScriptsByPurpose = {
  "job-application": {
    note: [
      "Hi {name}, I have applied for the {jobTitle} role at {company} through [where you applied]. I am {aRole}, and the requirement I match most closely is [the requirement].",
      "If somebody else reads the applications, could you tell me who?",
    ],
    noteFollowUp: [
      "Hi {name}, a short addition to my application: [a certificate, reference or work sample completed since then].",
      "It speaks to your requirement about [the requirement]. Thank you for placing it with the rest.",
    ],
    subjects: [
      "Application for {jobTitle}, reference [job reference]",
      "My application, reference [job reference]",
    ],
    email: [
      "I have applied for the {jobTitle} position, reference [job reference], and write so that the application has a person attached to it.",
      "I am {aRole} and answer the three requirements that the advert puts first. [Requirement one]: [your evidence, with a number]. [Requirement two]: [your evidence]. [Requirement three]: [what you have, or how you would close the gap].",
      "Practical points often decide. I live in South Africa and need neither relocation nor a visa, and can go through your contractor or vendor onboarding. I plan for approvals by legal and brand teams from the first week.",
      "[Who can vouch for you] could serve as a reference. What else would the panel like to see before the shortlist is made?",
    ],
    emailFollowUp: [
      "Hi {name}, I read [a recent report or announcement of theirs] and saw that [the point that concerns the role].",
      "It would change the order in which I would tackle the job: [what first, and why]. I look forward to hearing how the process goes on.",
    ],
    contextLead: "For your information",
    tips: [
      "Mirror the words of the advert. The first reader may be a system or an assistant with a list to tick.",
      "Answer the requirement you do not meet before they find it, with a way to close the gap.",
      "Prepare for a panel: one story for the manager, one for the peer, one for the person who guards the process.",
    ],
    noteTip:
      "Apply in the portal first and write afterwards; a recruiter can only move an application that exists.",
    emailTip:
      "Put the job reference into the subject line, or your letter cannot be matched to your file.",
  },
  partnership: {
    note: [
      "Hi {name}, I am {aRole} in South Africa with a way to [the audience or community]. I have a pilot in mind for {company} that needs one sponsor and no change to your systems.",
      "Whom would I best ask?",
    ],
    noteFollowUp: [
      "Hi {name}, the outline of the pilot now fits on a single page with cost, risk and end date, in a form you can forward: [a link].",
      "If the subject belongs to another department, I would be thankful for its name.",
    ],
    subjects: ["Proposal for a pilot with {company}", "Proposal for a pilot with an end date"],
    email: [
      "I would like to propose a pilot between {company} and [your business or community]: small enough to be approved at your level, and written so that legal can read it in one sitting.",
      "The idea: [the joint project in one sentence]. You bring [the name, product or data]; as {aRole} I bring [the audience, craft or local knowledge]. It is planned without customer data, uses your brand only as signed off, and stops on [the end date] unless both sides want more.",
      "We would judge it by [the measure both can see], and I would write the closing report, including what went wrong.",
      "Who besides you would have to say yes, and in which form should they receive it?",
    ],
    emailFollowUp: [
      "Hi {name}, one risk of the pilot deserves a line of its own: [the risk]. I would handle it by [how you would handle it].",
      "Better that you hear it from me than from your lawyers. Please tell me if the timing should wait for the new budget year.",
    ],
    contextLead: "The background",
    tips: [
      "Find a sponsor before you find a budget: somebody inside must want to tell the story of the pilot.",
      "Write down what happens if it fails. In a large company that paragraph is read before all others.",
      "Tie the proposal to a goal from their annual report or a public speech, and quote the passage.",
    ],
    noteTip:
      "Look for titles with “partnerships”, “regional” or “community”; the head of marketing will only forward you.",
    emailTip:
      "Make a page that needs no explanation from you. It will be forwarded to people you never meet.",
  },
  sales: {
    note: [
      "Hi {name}, your team has announced [the initiative]. I am {aRole} and take on single pieces of such work, with scope, price and owner agreed in writing first.",
      "Would a capability sheet help you before the next budget round?",
    ],
    noteFollowUp: [
      "Hi {name}, the capability sheet is here: [a link]. Page one is for the project team, page two for procurement.",
      "If you already have a supplier for this, I am content to be the name you call when they are full.",
    ],
    subjects: [
      "Statement of work for {company}: [the deliverable]",
      "A small statement of work: [the deliverable]",
    ],
    email: [
      "In [where it was said] {company} announced [the initiative or goal]. I write about one part of it that can be handed out safely: [the part].",
      "I am {aRole} and would begin with one statement of work: [the deliverable], with acceptance criteria, a named owner on each side and a fixed fee of [your price], sized to stay under [their limit for a tender]. From comparable work: [one result with a number].",
      "For the supplier file I can send [registration, tax and bank documents], a data-processing agreement and [insurance or certificates you hold]. I invoice in dollars against a purchase order and accept [the payment terms you accept].",
      "Does this go to the project team, or straight to the vendor portal?",
    ],
    emailFollowUp: [
      "Hi {name}, procurement usually asks what happens if a supplier falls ill or leaves. My answer: [who stands in, and where the files are kept].",
      "I mention it now, so that the question is settled should the project come up. There is nothing you need to do today.",
    ],
    contextLead: "Relevant here",
    tips: [
      "Two people decide: the one with the problem and the one with the form. Write something for each.",
      "Ask when the budget year begins and count backwards. A good offer in the wrong month is a good offer lost.",
      "Have the supplier documents ready before you write. A week of searching for a tax letter looks like risk.",
    ],
    noteTip:
      "Connect with the project owner, then ask for the buyer by name; a buyer has no reason to answer a stranger.",
    emailTip:
      "Say what you will not do as part of the fee. Clear limits make a scope easier to approve.",
  },
  networking: {
    note: [
      "Hi {name}, you went from [their earlier role] to [their present role] at {company}. Seen from here, as {aRole} in South Africa, that is a step worth understanding.",
      "This is not about a vacancy; I would value what you share here.",
    ],
    noteFollowUp: [
      "Hi {name}, I read [a book, talk or paper on their field] because of your remark on [the subject]. What stayed with me: [the point].",
      "Thank you for the pointer you gave without knowing it.",
    ],
    subjects: [
      "Your step to [their present role] at {company}",
      "Your step to [their present role]",
    ],
    email: [
      "Your way from [an earlier role] to [their present role] at {company} is one I am thinking about, and little is written on it.",
      "I am {aRole} in South Africa and know [the size of team you know], where whoever has the idea also presses the button. In yours, what does an idea go through before a customer sees it, and where do good ones get stuck?",
      "Should you have a quarter of an hour in the coming weeks, I would send [how many] questions ahead and keep to them. European office hours are easy from here; for the Americas, [the hours you can share].",
      "If talking to strangers is not for you, something worth reading is just as welcome.",
    ],
    emailFollowUp: [
      "Hi {name}, instead of a call, would this be easier? My most important question, to be answered in a sentence: [the question].",
      "And if company rules make even that difficult, I understand, and wish you well with [a project of theirs that is public].",
    ],
    contextLead: "By way of background",
    tips: [
      "Choose somebody two steps ahead of you. Those at the very top have an assistant who declines for them.",
      "Keep clear of anything confidential: ask how decisions are made, never what is being decided.",
      "Send a thank-you that tells what you did with the advice; it is the rarest message they get.",
    ],
    noteTip:
      "Say early that you are not after a job. In a large company every unknown name is taken for an applicant.",
    emailTip: "Offer times in their zone and keep exactly to the length you asked for.",
  },
};
