import type { WrittenIssue } from "../written-issue.ts";

export const brandMarketing: WrittenIssue = {
  subjectLines: [
    "Cover the logo and read it again",
    "Could your rival sign this?",
    "Five minutes that hurt a little",
  ],
  previewText: "A test for every sentence on your home page.",
  opening:
    "I put four home pages on one slide for the team at [client or employer], theirs among them, with the logos covered. Nobody in the room found their own. Somebody guessed right in the end, by the shade of blue.",
  lesson:
    "A brand is what people can recall about you when you are not there, and nobody recalls what could have been said by anyone. So the test for a line is not whether it is true but whether your nearest rival could print it unchanged. 'We put customers first' passes every meeting for the same reason that it does nothing: no one could object. What can be remembered has an edge: a customer you turn away, a thing you will not do, a number only you have, a word your founder uses that makes the lawyers sigh. You rarely have to invent it. It is in refund emails, in the way support answers the phone, in the reason the last three good hires gave for coming. The work is to find it, say it the same way for longer than feels comfortable, and let the clever alternatives go.",
  steps: [
    "Copy every sentence of your home page into a list, and the same of two rivals into the next columns.",
    "Mark each of yours that a rival could sign; most people end up with nine in ten.",
    "Ask two people in support what customers thank them for, and write it down word for word.",
    "Replace one marked sentence, the first one on the page, with something only you could say.",
    "Read the result aloud to somebody outside your industry, and ask them tomorrow what they remember.",
  ],
  proof:
    "With [client or employer] we went from [number] interchangeable sentences to [number] in [period]. The new first line was [the line]. In [number] calls afterwards, [number] people repeated it back to us, and [what else changed: branded searches, direct visits, the kind of enquiry]. Nothing about the product had changed.",
  invitation:
    "Reply with the first sentence of your home page, and I will answer with an honest yes or no. I help [type of company] find what only they can say, and then hold them to it.",
  linkedinPost:
    "I covered the logos of four home pages and asked a team to find their own. They could not.\n\nThe test for a line is not whether it is true. It is whether your nearest rival could print it unchanged. Try it on every sentence of your page: most people mark nine in ten.\n\nWhat to put in their place is usually already being said, by support.\n\nThe whole exercise takes an afternoon. It is in this week's [newsletter name], link in the first comment.",
};
