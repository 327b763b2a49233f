import type { Playbook } from "./playbook.ts";

export const linkedin: readonly Playbook[] = [
  {
    name: "comment-before-connecting",
    title: "Comment for three weeks before you connect",
    description:
      "Thirty people, two good comments each, then an invitation that is already half accepted.",
    icon: "people",
    why: [
      "Free accounts get only a handful of invitations with a note each month, and LinkedIn stops accounts that send many which are ignored. It does not publish the weekly limit, and it is lower for accounts that get few acceptances. So the scarce thing is not names but recognition. Two comments that add something put your face, headline and country before the same person twice, for nothing, and the invitation needs no note at all.",
      "Comments also work while you sleep: a post made at 17:00 in Denver gets its readers between 2:00 and 8:00 SAST. A comment written at your breakfast is still near the top when Europe wakes.",
    ],
    whenNot: [
      "People who post less than once a month cannot be reached this way; write them an email. And it does not work for 'Great post!'. An empty comment is worse than none, because you have spent the recognition.",
    ],
    steps: [
      "Make a list of 30: people who could hire you or who sit beside those who hire. Heads of marketing at companies of 20 to 200 who post at least weekly.",
      "Follow them and press the bell on each profile, so that posts find you instead of the other way round.",
      "Comment on six posts a day, in one sitting of 25 minutes, within the first two hours of a post where you can.",
      "Write comments of one of three kinds: a number or case that confirms or limits the claim, a question about the step left out, or the same idea from another market (South African retail is further than people think in prepaid, mobile and load-shedding commerce).",
      "After two comments that got a reply or a like from the author, invite them without a note.",
      "When they accept, send nothing for a day. Then thank them with one useful link and no request.",
      "In week four, ask the five warmest the question you would ask on a first call.",
    ],
    template: {
      name: "three comments and the message after accepting",
      text: `Confirms or limits:
"We saw the same with [kind of company]: [number] before, [number] after. It stopped working once [condition]. Did you hit that too?"

Asks for the missing step:
"The jump from [A] to [B] is the part I would get wrong. Did you decide that from [x] or from [y]?"

Other market:
"In South Africa [fact], so teams here had to learn [lesson] early. It looks as if [their market] is getting there now."

A day after they accept:
"Thanks for connecting, [first name]. Your post on [topic] came up in a client call this week, so you may find this useful: [link]. No need to answer."`,
    },
    measure: [
      "Acceptance rate of invitations. Above half means that the comments work.",
      "Comments that got an answer from the author, per week.",
      "First conversations started by them, not by you.",
    ],
    time: "25 minutes a day, five days a week, for three weeks; then 15. Best between 7:00 and 8:00 SAST for US posts of the evening before, or 16:00 for fresh ones.",
    example: [
      "Naledi made 30 names, wrote 118 comments in three weeks, and sent 22 invitations, of which 16 were accepted. Six conversations followed, two calls, one project of $2,300. In the three months before she had sent 90 invitations with notes and had 19 accepted, with no call.",
    ],
  },
  {
    name: "profile-four-worries",
    title: "A profile that answers four worries",
    description:
      "Hours, pay, paperwork and power: say it before they ask, and the location stops being a question.",
    icon: "shield",
    why: [
      "A hiring manager in Austin who finds you has four doubts about South Africa and will not voice one of them: when is this person awake, how do I pay them, is it legal and simple, does the connection hold? Each unvoiced doubt ends in another profile being opened. Four lines remove them, and they cost you nothing because you know the answers.",
      "Recruiters search by skill and then filter by location or 'open to remote'. Once you are found, the headline and the first three lines of About are all that is shown. That is where the hours belong, not your years of experience.",
    ],
    whenNot: [
      "If you want local corporate work as well, a headline in dollars and Eastern Time puts it off. Choose. It also cannot repair a weak first job entry: people scroll there next.",
    ],
    steps: [
      "Write the headline as: what you change, for whom, in whose hours. Leave out adjectives.",
      "Put the four answers into the first three lines of About, in plain sentences.",
      "Convert your hours once and check both clock changes: the US moves on the second Sunday of March and the first Sunday of November, Britain and Europe on the last Sundays of March and October. We never move.",
      "Put one result with a number as the first line of each of your last two positions.",
      "Pin three items under Featured: a case, a piece you wrote, and a way to book a call that shows their time zone.",
      "Ask two people abroad to look for ten seconds and tell you when you work. If they cannot, rewrite line two.",
    ],
    template: {
      name: "headline and first lines of About",
      text: `Headline:
[What you change] for [kind of company] | [your hours in their city] overlap, from South Africa

About:
I work [14:00 to 22:00] South African time: that is [8:00 to 16:00] in New York in their summer and [7:00 to 15:00] in their winter.
You pay an invoice in dollars, by [local bank transfer details / card / platform]. I work as an independent contractor and sign a W-8BEN; no entity and no payroll on your side.
I have [fibre] with [LTE / 5G] as a second line and [hours] hours of battery; in [period] I have missed [number] calls because of power.

[What you do, in three sentences, with one number.]`,
    },
    measure: [
      "Profile views from your target countries, weekly.",
      "First messages that begin with the work instead of with 'where are you based?'.",
      "Recruiter messages that already name a currency.",
    ],
    time: "Two hours once, 15 minutes at each clock change.",
    example: [
      "Thabo changed 'Digital marketing professional | SEO | Content | Strategy' to 'Organic sign-ups for B2B software | New York mornings, from Cape Town'. Views went from 34 to 51 a week, hardly a revolution. But 4 of the next 7 messages asked about dates and rates at once, where before 6 of 7 had asked where he was.",
    ],
  },
  {
    name: "weekly-teardown",
    title: "Publish one teardown a week",
    description:
      "Take apart one public page, ad or email of a company you would work for, kindly and with numbers.",
    icon: "search",
    why: [
      "Saying that you are good costs nothing, so nobody believes it. A teardown is work done in the open: the reader watches you think about a company like theirs. It is also the rare kind of post that the company itself shows around, because it is about them.",
      "Everything you need is public. Meta's Ad Library and Google's Ads Transparency Center show running ads, the Wayback Machine shows what a page said a year ago, PageSpeed Insights shows field data. So you need no client, no permission and no confidential number.",
    ],
    whenNot: [
      "Never take apart a company in the week of a lay-off, or one small enough that a single person made the page: that is not criticism of work but of somebody. Never use figures you saw under an agreement. And if your readers are agencies, tearing down their clients makes you unhireable; take apart famous brands instead.",
    ],
    steps: [
      "List 12 companies of the kind you want, two sizes larger than your present clients.",
      "Choose one thing each: a pricing page, a welcome email, three ads. One, not the whole site.",
      "Write what works first, truly. If you find nothing, choose another company.",
      "Name one change and say what you would expect from it and how you would know that you were wrong.",
      "Make it a document post of six to eight pages: screenshot, finding, change, and on the last page who you are and your hours.",
      "Tag the company only if you would say it to their face. Send it privately to one person there the day before.",
      "Answer every comment within your own evening, and keep the questions: they are next week's topics.",
    ],
    template: {
      name: "note to the company, the day before",
      text: `Hi [first name],

Tomorrow I am posting a short teardown of your [page or ad]: what I would copy ([thing]) and one change I would test ([thing]). It is friendly and everything in it is public.

It is attached. If I have a fact wrong, tell me by [time, their zone] and I will correct it or leave it out.

Not a pitch. I do this weekly with companies I would learn from.

[Your name], [city], South Africa`,
    },
    measure: [
      "Saves and sends, not likes.",
      "Answers to the private note: about one in three is good.",
      "Enquiries that mention a teardown, counted in your tracker with this tag.",
    ],
    time: "Three hours for the first, 90 minutes once you have a layout. Post on Tuesday or Wednesday, 14:30 SAST, when Europe is back from lunch and New York opens mail.",
    example: [
      "Zanele posted nine teardowns in ten weeks. Median 1,900 views; one had 14,000 because the company's founder argued with her in the comments, politely. Three enquiries, one retainer of $1,100 a month. Four companies answered the private note, one with a correction that saved her from a wrong claim.",
    ],
  },
];
