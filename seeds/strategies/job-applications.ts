import type { Playbook } from "./playbook.ts";

export const jobApplications: readonly Playbook[] = [
  {
    name: "two-versions",
    title: "Two versions of one application",
    description:
      "Change one thing, keep the rest, tag each in the tracker, and let your own figures decide.",
    icon: "chart",
    why: [
      "Advice about applications comes from people who were hired once. Your figures are about you: your field, your level, your country. Ten applications a week for a month are enough to see a large effect, if only one thing differs and you wrote down which was which.",
      "It also calms you. A rejection in a test is a data point; a rejection without one is an opinion about you.",
    ],
    whenNot: [
      "With fewer than five applications a week it takes too long to learn anything. Do not test on the three companies you want most. And do not test small things: a different font has no effect you could ever see.",
    ],
    steps: [
      "Choose one difference that a reader must notice: the opening (result or question), the length (120 or 300 words), with or without a link to a piece of work.",
      "Write both versions in full before the first is sent.",
      "Make a strategy tag for each and put it on every application in the tracker.",
      "Alternate strictly, A B A B, in the order in which you find the listings. If you choose by feeling, the feeling is what you measure.",
      "Send both at the same time of day.",
      "Count an answer as Replied, Interview or Hired. Look only when each has at least 16, and expect to need more.",
      "Keep the better one only if it is clearly ahead; otherwise keep the shorter and test something bolder.",
    ],
    template: {
      name: "plan for the test",
      text: `Test [number], from [date]
The one difference: [what]
A: [first two lines of version A]            Tag: [tag A]
B: [first two lines of version B]            Tag: [tag B]
Everything else stays: resume, time of day, kind of job ([filter]).
I will look on [date], with at least 16 each.
I expect: [A or B], because [reason]. I would change my mind if [what].`,
    },
    measure: [
      "Response rate per tag, with the counts beside it. The tracker draws the range; if the two overlap widely, nothing is decided.",
      "Days to the first answer per tag: sometimes the only difference.",
    ],
    time: "An hour to prepare, no extra time after that, about four weeks for an answer.",
    example: [
      "Siphokazi compared opening with a result (A) and with a question about the ad (B). After 20 each: A 3 answers, B 6. That looks like double and may be luck. After 44 each: A 7 (15.9%), B 14 (31.8%). She kept B and next tests whether a link to one piece of work adds anything.",
    ],
  },
  {
    name: "listing-and-person",
    title: "Answer the listing and one person",
    description:
      "Apply the official way first, then write to the one who will work with you, about the work alone.",
    icon: "letter",
    why: [
      "Application systems sort; people choose. A short note to the person who has the problem does not jump the queue, it makes sure that somebody looks for you in it. It works because it is rare: hundreds apply, and a handful write about the actual work.",
      "Applying first is what makes it fair. 'I applied on Tuesday' is a fact they can check; a note instead of an application asks for a favour.",
    ],
    whenNot: [
      "If the ad says 'no direct messages', obey: it is a test of reading. Public bodies and large companies with strict rules may have to reject you for it. And never write to three people in one team; they talk.",
    ],
    steps: [
      "Check that the listing takes South Africa before spending an hour; quote the sentence that says so, or ask in the application.",
      "Apply in full, with the words of the ad for what you have really done.",
      "Find the person: who posted it, who leads the team named in it, or who has just written about that work.",
      "Read what they published in the last two months.",
      "The next day, in their morning, send four sentences: what you applied for, one thing about their work, one thing you did that is like it, no question that needs a decision.",
      "If they answer, stay on the work. Leave pay and process to the recruiter.",
      "Note it in the tracker as contact, and do not follow up with the person at all; follow up on the application after seven working days.",
    ],
    template: {
      name: "four sentences",
      text: `Hi [first name], I applied for [role] on [day]; that is with [recruiter or system], where it belongs.

I am writing because of [thing they published or shipped]: the part about [detail] is what I spent last [period] on at [class of company].

What helped us in the end was [one concrete thing], after [what did not].

No answer needed. If it is useful, the write-up is here: [link]. [Name], South Africa, awake [hours] your time`,
    },
    measure: [
      "Interviews per application with and without the note: two tags in the tracker.",
      "Minutes per note. Over 30 and you will stop doing it.",
    ],
    time: "25 minutes on top of the application; worth it for the best third of your list.",
    example: [
      "Over nine weeks Wandile sent 36 applications, 14 of them with a note. With the note 5 interviews, without it 3 of 22. The 14 were also the ones that fitted him best, so the note does not deserve all of the credit, and he says so.",
    ],
  },
  {
    name: "ninety-second-video",
    title: "Ninety seconds for the shortlist",
    description:
      "After the first interview send a short recording in which you think about their page, not about yourself.",
    icon: "spark",
    why: [
      "After a first round three or four people are left and look alike on paper. The doubt that remains about somebody far away is how it will be to work with them. A minute and a half of screen, voice and one idea answers that better than references, and it is passed on to those who were not in the call.",
      "It has to be about them. A recording of you talking about yourself is an audition; one of you looking at their sign-up page is a first day at work.",
    ],
    whenNot: [
      "Do not send it cold: unasked video from a stranger is not opened. Not after a final round, when it looks like pleading. And not with a bad connection or a loud room; a written page with two screenshots is just as good.",
    ],
    steps: [
      "In the interview listen for one problem they mention twice.",
      "Within 24 hours look at the public part of it for 30 minutes, and choose one observation and one thing you would try.",
      "Write three sentences: what I saw, what I would try, how I would know that I was wrong. Do not read them out.",
      "Record the screen with your face small in the corner, 90 seconds at most, in one take; a slip is human.",
      "Add subtitles. Many watch without sound, and an accent nobody has heard before is easier with words.",
      "Upload it where it plays without signing in (an unlisted link) and keep it under 20 MB, since you may have to send it from a phone.",
      "Send it with two lines before their morning, and never mention views, even if you see them.",
    ],
    template: {
      name: "mail with the recording",
      text: `Subject: 90 seconds on [problem they mentioned]

Hi [first name],

You said twice that [problem]. I looked at the public part of it this morning and recorded what I would try first: [link] (90 seconds, subtitled, no sign-in).

I have seen none of your data, so take it as how I think, not as a verdict.

[Name]`,
    },
    measure: [
      "Second rounds per first round, with and without.",
      "Whether somebody you have not met mentions it.",
      "Your time. The second should take half as long as the first.",
    ],
    time: "75 minutes, of which 30 are looking and 15 are deleting the first take.",
    example: [
      "Keitumetse had 11 first interviews in a quarter. For 6 she sent a recording; 4 of these went on, against 2 of the other 5. One hiring manager asked her to remove it since it showed an unreleased price; she did within the hour, and was hired. She blurs prices now.",
    ],
  },
];
