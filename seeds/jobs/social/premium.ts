import type { JobSeed } from "#seeds/job-seed.ts";

export const premiumSocialJobs: readonly JobSeed[] = [
  {
    title: "Senior Social Media Manager",
    company: "Nimblethatch",
    location: "Worldwide",
    salary: "$70,000 - $82,000 per year",
    tags: ["B2B", "LinkedIn"],
    link: "https://nimblethatch.example/careers/senior-social-media-manager",
    tier: "premium",
    hoursAgo: 8,
    description: `Roofers do not have a favourite software company. We would like to be it anyway. Nimblethatch estimates roofs from aerial photographs, and 5,200 contractors use it daily.

Social is where they talk shop. Our LinkedIn page is respectable and dull; our YouTube channel, run by an ex-roofer called Dale, is neither. You will bring the two closer inTransaction, in Dale's direction.

You lead one coordinator and two freelancers, set the plan for each quarter, and own a number that sales believes in: demos which mention something we posted. It stood at 61 last month.

We ask for six years of experience in social media, two of them in a field that is not glamorous.

The salary is $70,000 to $82,000 per year wherever you are. Non-US colleagues are hired through an employer of record.

Applicants from all over the world are welcome. You need four hours of overlap with US Central time, most usefully its morning.`,
  },
  {
    title: "Creator Partnerships and Influencer Manager",
    company: "Isinglow",
    location: "Remote - EMEA",
    salary: "£42,000 - £48,000 per year",
    tags: ["Creators", "Beauty"],
    link: "https://isinglow.example/careers/creator-partnerships-manager",
    tier: "premium",
    hoursAgo: 44,
    description: `Isinglow makes make-up for people with visible scars. The creators who talk about us were customers first, nearly every one, and we intend to keep it like that.

You will look after sixty long-term partners and find about four new ones a month. You negotiate, write contracts in plain words, send product early, and defend creators from our own deadlines when needed.

Results: a third of revenue carries a creator's code. You report on that, and on how many partners renew, which we regard as the truer figure. Last year 52 of 57 did.

You come with four years of experience in influencer marketing and a sense of when money would spoil something.

We pay a salary of £42,000 to £48,000 per year, with paid parental leave and a pension scheme from the first day.

You can work from anywhere in EMEA. Hours are 9:30 to 17:30 London time with an early finish on Fridays.`,
  },
  {
    title: "Head of Social Media",
    company: "Zephyrmill",
    location: "Remote",
    salary: "$115,000 - $130,000 per year",
    tags: ["Leadership", "Energy"],
    link: "https://zephyrmill.example/careers/head-of-social-media",
    tier: "premium",
    hoursAgo: 79,
    description: `People get angry about wind turbines. Zephyrmill builds small ones for farms and harbours, and we would rather answer the anger than schedule around it.

That is the unusual half of this job: in a hard week you and two colleagues reply to 900 comments, with sources, without sarcasm. The usual half is films, photographs and a farmers' forum that we host ourselves.

As head of social media you manage four people and an agency in Lyon. You advise the chief executive on what not to post.

Your background may be a newsroom, a utility or a public body; eight years of experience, at least two leading a team. You have had a bad day in public and learned from it.

The base salary is $115,000 to $130,000 per year. We add stock options and unlimited books.

Colleagues work from eleven countries at present. The communications team keeps East Coast hours, 9am to 5pm EST.`,
  },
  {
    title: "YouTube Strategist and Channel Manager",
    company: "Gorseway",
    location: "Worldwide",
    salary: "$4,000 - $4,800 per month",
    tags: ["YouTube", "Education"],
    link: "https://gorseway.example/careers/youtube-strategist",
    tier: "premium",
    hoursAgo: 125,
    description: `Three channels, 1.9 million subscribers, one subject: how ordinary things are made. A pencil. A zip. A road. Gorseway has produced a film every Thursday since 2016.

The films are good and the packaging is an afterthought. You will change that. Titles, thumbnails, the first thirty seconds, end screens, which film follows which: these become yours, from the moment an idea is pitched.

You test thumbnails weekly and write up what you find. You sit in the edit and may ask for a new opening. The director, Oluwaseun, has promised to listen at least half of the time.

We are after someone with three years of experience growing a channel above 100,000 subscribers. Send the retention graph you learned the most from.

The pay is $4,000 to $4,800 per month and you will be a contractor, with six weeks away from work that we pay.

We have editors in Lagos, Quito and Hanoi, and we hire people anywhere on earth. No fixed hours; Thursdays at 16:00 UTC a film goes out.`,
  },
  {
    title: "Community Lead",
    company: "Merrowdale",
    location: "Remote (Africa)",
    salary: "$3,600 per month",
    tags: ["Community", "Fintech"],
    link: "https://merrowdale.example/careers/community-lead",
    tier: "premium",
    hoursAgo: 215,
    description: `Merrowdale gives savings groups a shared account. A group is ten to thirty people who have known each other for years, and there are 14,000 groups on it in Kenya, Zambia and South Africa.

They do not need a forum. They need someone who answers the treasurer on a Sunday, brings treasurers together four times a year, and turns what they say into something our product people can act on.

You would lead three community officers and write the monthly voice note, which goes out in five languages and is played aloud at meetings.

You know savings groups from the inside, or have worked with communities for five years or more. A second African language is expected; a third would be wonderful.

We pay $3,600 per month, in dollars or your own currency, under an employment contract with medical insurance.

Candidates may live anywhere in Africa where there is a decent connection. You will travel for about three weeks of the year.`,
  },
  {
    title: "Social Media Strategist",
    company: "Harrowtide",
    location: "London, hybrid",
    salary: "£45,000 - £52,000 per year",
    tags: ["Museums", "Hybrid"],
    link: "https://harrowtide.example/careers/social-media-strategist",
    tier: "premium",
    hoursAgo: 640,
    description: `Harrowtide is a studio that helps museums to be less solemn online. You may have seen the dinosaur that reviews sandwiches; that was us and a very brave curator.

We need a strategist for four museums. You plan a season at a time, sit in on exhibition meetings from the start, and decide which object deserves to be famous.

Writing is at the heart of it. You will draft in the voice of a museum, which is harder than in the voice of a shop, and coach curators to do the same without you.

You bring four to six years of experience in culture, publishing or an agency, and a portfolio that made someone laugh in a library.

The salary is £45,000 to £52,000 per year, with a workplace pension and free entry nearly everywhere.

This is a hybrid role, three days a week in our London office, since objects do not travel well.`,
  },
];
