import type { WrittenIssue } from "../written-issue.ts";

export const emailMarketing: WrittenIssue = {
  subjectLines: [
    "Your open rate is mostly Apple",
    "The segment nobody mails twice",
    "A cleaner list in one afternoon",
  ],
  previewText: "What to count instead, and whom to stop writing to.",
  opening:
    "[Client or employer] asked me why sales from email were falling while opens were rising. Both were true. A growing share of their readers used Apple Mail, which loads every picture whether anybody looks or not. So the list looked healthier each month, and got sicker.",
  lesson:
    "Since Apple's Mail Privacy Protection, an open from Apple Mail means that a server fetched a picture. It says nothing about a person. If you still resend to non-openers, prune by opens or choose subject lines by opens, you are steering by a number that Apple makes. Clicks are rarer and far more honest, though security scanners in companies click too: several clicks on every link within seconds of delivery are a machine. The one number with a human behind it is a reply. So build the list of the living from the last ninety days of clicks, replies, purchases and log-ins, write to them most, and write to everybody else once with a plain question before you let them go. Mailbox providers notice when fewer strangers ignore you, and what is left lands better.",
  steps: [
    "Make a segment of everybody who clicked, replied, bought or logged in during the last ninety days.",
    "Compare its size with your 'opened in ninety days' segment: the gap is what you have been fooling yourself with.",
    "Take out contacts with clicks on all links within ten seconds of delivery: those are scanners.",
    "Send the rest one plain message, no pictures, one question: 'Do you still want this? Reply yes.'",
    "Suppress whoever is silent after two weeks; do not delete, so that nobody imports them again.",
  ],
  proof:
    "For [client or employer] I cut [number] of [number] contacts this way in [month]. Clicks per send [what happened], complaints went from [before] to [after], and revenue per send from [before] to [after]. The first week felt terrible to everybody involved, me included.",
  invitation:
    "What does your list look like by clicks instead of opens? Reply with the two numbers and I will tell you what I would do first. I look after lifecycle email for [type of company], in [tools you know], with a report each Friday.",
  linkedinPost:
    "Your open rate went up this year. Your readers did not.\n\nApple Mail loads every picture, so every mail looks opened. If you prune or resend by opens you are steering by a number Apple makes.\n\nBuild the segment of people who clicked, replied, bought or logged in within ninety days, and hold it against your 'opened' segment. The gap is the part of your list that is not there.\n\nHow I let them go without losing the quiet buyers is in this week's [newsletter name]. Link in the comments.",
};
