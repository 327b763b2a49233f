import type { WrittenIssue } from "../written-issue.ts";

export const growthMarketing: WrittenIssue = {
  subjectLines: [
    "Your A/B test could not have won",
    "The test you should not run",
    "Before you test a button, do this sum",
  ],
  previewText: "A four-line sum that saves a month.",
  opening:
    "[Client or employer] had run [number] tests on the sign-up page in a year and none had 'won'. I asked how many people saw the page in a month: [number]. Then I did a sum on the back of the meeting notes. With that traffic, only a change that [doubled] sign-ups could ever have shown. They had been testing the colour of things.",
  lesson:
    "A test can only find what it is big enough to see. A rough rule for two equal halves: to notice a difference, each half needs about sixteen times p times one minus p, divided by the square of the difference, where p is your rate today. With a 4% rate and a hope of 5%, that is about 6,100 people in each half. If it would take you five months to collect them, you do not have a testing programme; you have a superstition with charts. Two things follow. Small sites should test bold things, such as the offer, the price or a whole step left out, because only those move far enough. And what cannot be tested can still be decided: talk to five people, make the change, watch the trend, keep the old version where you can find it.",
  steps: [
    "Write down this month's visitors and conversions of the page you most want to change.",
    "Choose the smallest lift that would be worth the work, and run the sum.",
    "If it needs more than six weeks of traffic, cross the test off and make it a decision.",
    "Use the freed weeks for five calls with people who left at that step.",
    "Keep a list of what you decided without a test, with the date and what you expected.",
  ],
  proof:
    "With [client or employer] we dropped [number] planned tests and ran [number] bold ones in [period]. [Which one] moved [metric] from [before] to [after] over [number] visitors; [which one] did nothing, and we know that now too. The calls gave us [the thing nobody had guessed].",
  invitation:
    "Send me your page's monthly visitors and its rate, and I will reply with the smallest change you could possibly see. I run growth for [stage and type of company], from the sum to the shipped change.",
  linkedinPost:
    "Most A/B tests on small sites cannot win. Not 'do not': cannot.\n\nAt 4% conversion you need about 6,100 visitors in each half to see a lift to 5%. If that takes five months, you are not testing. You are waiting with charts.\n\nTest bold things or decide without a test, and write down which of the two you did.\n\nThe sum, and what I do with the weeks it frees, in this week's [newsletter name]. Link in the comments.",
};
