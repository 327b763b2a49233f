import type { ScriptsByPurpose } from "./script.ts";

/** Somebody who works alone, as the member does: their name is on everything, and their time is their income. */
export const freelancer: ScriptsByPurpose = {
  "job-application": {
    note: [
      "Hi {name}, about the {jobTitle} work: handing a client's task to somebody else is the hard part of being fully booked. I am {aRole} and stay in the background.",
      "Could I take one small task, so that little is at stake?",
    ],
    noteFollowUp: [
      "Hi {name}, so that you can picture it, I did a task of the kind you described on an invented brief: [a link].",
      "Correct it as you would for yourself; I learn your style from that, and you see how I take notes.",
    ],
    subjects: ["{jobTitle}: the task you keep putting off", "The task you keep putting off"],
    email: [
      "Whoever takes on help puts their own name on it. For the {jobTitle} work I therefore suggest that we begin where little can go wrong.",
      "I am {aRole}: give me the task you put off most, perhaps [the task you guess it is], with one example of how you like it. It comes back to you and never to the client, you correct it bluntly, and we see how much time it saved. Something close that I have done: [a sample, or one result with a number].",
      "My rate is [your rate], invoiced monthly in dollars or rand. I have [how many] hours a week.",
      "Which task would you hand over first, if you trusted the person?",
    ],
    emailFollowUp: [
      "Hi {name}, I forgot the question that matters to most clients: what they see. I can work under your address, in your templates, or not appear at all.",
      "If your diary has emptied since then, that is fine; I am glad to be on your list for the next full month.",
    ],
    contextLead: "What may help to know",
    tips: [
      "Offer to learn their way of working. Your own way is what they fear when they share a client.",
      "Agree in writing who may speak to the client and whether you may show the work in a portfolio.",
      "Ask when they are paid and agree on your own date apart from it, so that a slow client does not hit you twice.",
    ],
    noteTip:
      "Write when they post about being busy; on a quiet day the same note reads like competition.",
    emailTip:
      "Send a sample in the format they deliver in. Reformatting is the hidden cost of help.",
  },
  partnership: {
    note: [
      "Hi {name}, your [their craft] and my work as {aRole} meet in one kind of project: [the kind].",
      "Would you talk about offering it as a pair, to a single client at first, each with an invoice of their own?",
    ],
    noteFollowUp: [
      "Hi {name}, here is how our shared offer could read in a few lines: [the offer].",
      "Strike out whatever you would not sign. If you would sign none of it, I still like your work.",
    ],
    subjects: ["Two freelancers, one offer", "Two of us, one offer"],
    email: [
      "People who hire you for [their craft] will need [your craft] sooner or later, and mine will need yours. So far both of us probably send them off to search.",
      "I am {aRole}, and what I have in mind is loose: one shared offer, [the joint offer in a sentence], with each of us quoting and invoicing our own part. No company, no exclusivity, no commission for names passed on.",
      "Before any of it I would like to see how you work and show you how I do. Here is [a piece of your work]; your honest opinion would help me.",
      "Is there somebody among your clients for whom the pair makes sense today?",
    ],
    emailFollowUp: [
      "Hi {name}, an enquiry reached me that is closer to your craft than to mine: [what they need]. May I give them your name?",
      "There is no string tied to it. It only shows the sort of thing I meant.",
    ],
    contextLead: "The short background",
    tips: [
      "Do one small job together before you print a joint offer: habits matter more than skills in a pair.",
      "Settle who answers the client on a Friday evening, and what happens when one of you is ill.",
      "Look for the neighbour of your craft, not its twin. Two of a kind end up splitting one fee.",
    ],
    noteTip:
      "Mention a project of theirs to which your part was missing; it is the shortest proof that you fit.",
    emailTip:
      "Propose the split by tasks and not by percentages. Shares start an argument before there is money.",
  },
  sales: {
    note: [
      "Hi {name}, your work for [a client of theirs] is strong, and your profile hardly mentions it. I am {aRole} and do [the small service you offer] for people who work alone.",
      "Care to see your first lines rewritten?",
    ],
    noteFollowUp: [
      "Hi {name}, I rewrote the opening of your profile, as an example: “[the new first lines]”.",
      "Use it, change it, bin it. Should you want the rest done as well, you know the person.",
    ],
    subjects: ["For the weeks when you are booked", "For the weeks when you are booked"],
    email: [
      "It is hard to market yourself while you are fully booked, and those are the weeks that decide the quiet ones.",
      "I am {aRole}, and for people who work alone I offer [the small service you offer] for [your price], once, without a monthly fee. You send me [what you need from them]. At the end you have [what they keep], and can keep it going without me.",
      "I thought of you because [their project] is what [the clients they want] look for, and it is hard to find. The nearest I have done: [one result with a number].",
      "If the money is better spent elsewhere just now, I understand. If not, shall I start with a sample?",
    ],
    emailFollowUp: [
      "Hi {name}, a thought that costs nothing: ask [a client of theirs] for two sentences about what changed after your work, and put them at the top.",
      "It does more than most of what I could sell you. For the remainder you have my address.",
    ],
    contextLead: "One thing to know",
    tips: [
      "Name a price at once. People who send quotes all day are grateful not to have to ask for one.",
      "Sell something that ends. A freelancer counts each monthly fee against the months without work.",
      "Consider an exchange of services when money is short, with the value written down on both sides.",
    ],
    noteTip:
      "Never criticise the craft itself, only where it is hidden: the first is their pride, the second their chore.",
    emailTip:
      "Leave room for a no that costs them nothing. You are likely to meet again as colleagues.",
  },
  networking: {
    note: [
      "Hi {name}, I am {aRole} in South Africa and work alone, as you do. Your post on [the subject] sounded like somebody I could ask what to charge and when to say no.",
      "I would be glad to be in your circle.",
    ],
    noteFollowUp: [
      "Hi {name}, you wrote about [the subject]; I tried it with a client and it went like this: [what happened].",
      "If you have met the same, I would like to hear the end of your story some day.",
    ],
    subjects: ["Comparing notes, from South Africa", "Comparing notes, from South Africa"],
    email: [
      "You do not know me, and there is nothing to buy at the end of this mail. I am {aRole} in South Africa and my own boss, for better and worse.",
      "[Their post, talk or project] made me wonder how you deal with [the problem you share]. My way so far: [your way, in a sentence]. It holds until [where it breaks down], and then I have nobody to ask.",
      "Would you like to swap notes now and then? I could tell you what I know about [clients, rates or tools in your field] and pass on enquiries for [the work they like]. No group, no calendar: a message when one of us is stuck.",
      "How do you deal with it?",
    ],
    emailFollowUp: [
      "Hi {name}, I came upon [a tool, a call for pitches or a client looking for their craft] and thought of you: [a link].",
      "That is the kind of note I meant. Send one back when you see something for me, and not before.",
    ],
    contextLead: "Some context",
    tips: [
      "Share a figure of your own before you ask for theirs: rates are only traded among equals.",
      "Connect people who should know each other. Whoever introduces two others is remembered by both.",
      "Keep a list of what each contact likes to do, so that the next enquiry you pass on is the right one.",
    ],
    noteTip:
      "Freelancers get more pitches than greetings, so let the whole note go by without an offer.",
    emailTip:
      "Tell them your own way of handling the problem first; a question without an answer feels like homework.",
  },
};
