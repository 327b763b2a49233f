import type { WrittenIssue } from "../written-issue.ts";

export const digitalMarketing: WrittenIssue = {
  subjectLines: [
    "Ask how they heard of you, in a text box",
    "The channel your reports cannot see",
    "One form field before another dashboard",
  ],
  previewText: "A question on a form told us more than three tools did.",
  opening:
    "According to the analytics of [client or employer], nearly half of their best leads came from 'direct'. Direct is not a channel; it is a shrug. So we added one optional question to the form: how did you first hear about us? By the end of the month [number] people had typed [the answer that surprised you].",
  lesson:
    "Tracking sees the last click on a device that allowed it. It does not see the podcast on a commute, the screenshot in a team chat or the friend at a braai. Those show up as direct or as a search for your name, and whoever reads the report moves money to search. An open text field at the moment of highest trust, right after somebody books or buys, fills the hole. Keep it a text box: a list of options only returns the channels you already believe in. The answers are untidy, biased to what people remember, and good enough to decide where the next rand or dollar goes. Read both reports side by side. Where they agree, act. Where they differ, the truth is usually that the one people name made them look for you, and the one that was tracked let them in.",
  steps: [
    "Add 'How did you first hear about us?' as an optional text box to your booking or thank-you page.",
    "Collect thirty answers before you conclude anything.",
    "Sort them by hand into no more than eight groups; a spreadsheet is enough.",
    "Set them beside last-click for the same people, and mark where the two disagree.",
    "Move a tenth of one budget towards what people name, and write down what you expect to see by when.",
  ],
  proof:
    "At [client or employer], [channel] stood for [share] of tracked leads and [share] of what people said. We moved [amount or share] for [period]. Qualified enquiries went from [before] to [after]; the cost of each went from [before] to [after]. I would not call it proof in a court, but it was cheap to try.",
  invitation:
    "If you have that field already, reply with the strangest answer you have had. I plan and run marketing across channels for [type of company], as the one person who looks at all of them; a first month is a review with a list of what to stop.",
  linkedinPost:
    "'Direct' is not a channel. It is your analytics shrugging.\n\nAdd one optional text box after somebody books or buys: how did you first hear about us? Not a list of options, which only gives you back what you already believe.\n\nThirty answers later you will see a channel that no dashboard has ever shown you.\n\nHow to read them beside last-click without fooling yourself: this week's [newsletter name], link in the first comment.",
};
