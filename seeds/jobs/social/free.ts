import type { JobSeed } from "#seeds/job-seed.ts";

export const freeSocialJobs: readonly JobSeed[] = [
  {
    title: "Social Media Manager",
    company: "Pebblecourt",
    location: "Worldwide",
    salary: "$2,400 - $3,000 per month",
    tags: ["Instagram", "Video"],
    link: "https://pebblecourt.example/careers/social-media-manager",
    tier: "free",
    hoursAgo: 2,
    description: `Pebblecourt designs very small gardens: balconies, light wells, the strip beside the bins. We post one garden a week, before and after, and 214,000 people come back to look.

You would choose the gardens, talk to the owners, cut the videos and answer the comments. Planting questions go to Mirela, who is a horticulturist and types with two fingers, so allow a day.

We are on Instagram, TikTok and YouTube. Threads was tried and given up. If you want to try something else, you have a tenth of your time for it and no form to fill in.

Two years in charge of a brand account will do. A good eye and a light hand in writing will do more.

The pay is $2,400 to $3,000 per month. You will be a contractor, working full time, with a month off each January that we pay for.

We take applications from every country. Gardens arrive from everywhere too, which is rather the point.`,
  },
  {
    title: "Community Manager",
    company: "Stoatworks",
    location: "Remote - EMEA",
    salary: "€34,000 - €40,000 per year",
    tags: ["Discord", "Developer tools"],
    link: "https://stoatworks.example/careers/community-manager",
    tier: "free",
    hoursAgo: 24,
    description: `There are 23,000 people in the Stoatworks Discord and about forty of them answer nearly all the questions. Your work begins with those forty.

Stoatworks makes a free editor for pixel art and earns its money with a paid cloud. Users are students, hobbyists and a few studios; the tone is friendly and should stay so.

You will welcome people, run the monthly jam, keep the moderators happy, write the release notes in words that humans use, and tell the developers on Friday what hurt this week.

You have run a community of some size, for a company or for love. You stay polite at the end of a long thread.

The salary is €34,000 to €40,000 per year. Outside Poland you are hired through an employer of record, with local terms and real holidays.

We hire in Europe, the Middle East and Africa. Core hours are 11:00 to 16:00 CET, and evenings are covered by volunteers in Brazil.`,
  },
  {
    title: "Social Media Assistant",
    company: "Unknown Company",
    location: "Remote, Worldwide",
    salary: "$45 - $60 per hour",
    tags: ["Entry level", "Immediate start"],
    link: "https://fast-hire-desk.example/careers/social-media-assistant-urgent",
    tier: "free",
    hoursAgo: 31,
    description: `We urgently need 50 social media assistants to like, follow and rate videos from home. No experience is required and no interview is needed, you can start today.

You will receive simple tasks every morning through Telegram and confirm each one with a screenshot. Most members finish within two hours and are free for the rest of the day.

Earn $45 to $60 per hour, paid daily into your crypto wallet. Higher levels are unlocked by topping up your account with your own deposit, which is returned together with your commission when the set of tasks is complete.

To activate your account there is a refundable registration fee of $35. It covers your training material and is credited with the first payout.

Contact our hiring manager Mrs. Diana on WhatsApp or Telegram only and send a photo of your ID and your bank details so that we can prepare the contract.

This is a 100% legitimate opportunity. Positions are limited and are given to those who answer first. Open to everyone worldwide.`,
  },
  {
    title: "Junior Social Media Coordinator",
    company: "Kestrelby",
    location: "Remote (South Africa)",
    salary: "R16 000 - R20 000 per month",
    tags: ["Entry level", "Scheduling"],
    link: "https://kestrelby.example/careers/junior-social-media-coordinator",
    tier: "free",
    hoursAgo: 55,
    description: `Kestrelby takes school groups birdwatching, in the Drakensberg and lately also by video in classrooms from Aberdeen to Accra. Teachers find us on Facebook. We are not proud of it, but it is so.

The coordinator keeps that page alive. You schedule five posts a week, collect pictures from the guides, write captions which name the bird correctly, and reply to teachers before the last bell.

You also clip the video lessons for Instagram. CapCut is fine; no one expects cinema.

It suits somebody who has just finished studying, or a guide with sore feet. You need your own laptop and an ear for how teachers talk.

We pay R16 000 to R20 000 per month, for 40 hours, and you get school holidays off because the schools do.

You will be an employee of our South African company. We are looking for people based in South Africa, in any province.`,
  },
  {
    title: "Influencer Marketing Coordinator",
    company: "Bramblecart",
    location: "Worldwide",
    salary: "$20 - $26 per hour",
    tags: ["Influencers", "Food"],
    link: "https://bramblecart.example/careers/influencer-marketing-coordinator",
    tier: "free",
    hoursAgo: 90,
    description: `You would send jam to strangers. There is more to it, but not so much more.

Bramblecart makes preserves with little sugar and works with 300 small cooks on Instagram and YouTube, few of whom have above 20,000 followers. Each gets a box, a code and a real letter. One in five makes something; one in thirty sells a surprising amount.

You find those cooks, write to them, track the boxes, agree on fees, check that adverts are marked as such, and keep the sheet that shows who sold what.

You should have one year of experience in partnerships or outreach, and like strangers.

Our rate is $20 to $26 per hour, up to 35 hours a week, on a freelance basis.

It is remote and we work with people in any country. Boxes leave from a warehouse in Ohio, so one call a week is at 9:30 in the morning there.`,
  },
  {
    title: "Social Content Creator, Short Video",
    company: "Upwold",
    location: "Remote",
    salary: "£2,200 per month",
    tags: ["Video", "TikTok"],
    link: "https://upwold.example/careers/social-content-creator",
    tier: "free",
    hoursAgo: 140,
    description: `Upwold rents out spare rooms in farmhouses to people who need to finish something: a thesis, a novel, a difficult letter. Our guests are quiet. Our social channels are too quiet.

We want someone who makes short films from what hosts send in: a window, a goose, a table with a laptop and soup. Six a week, fifteen to forty seconds each, with sound that makes you put the phone closer to your ear.

You plan, edit and post. Nobody will ask you to dance. We give you a library of 1,100 clips, a licence for whatever you edit with, and two hosts who love being filmed.

Apply with a link to three videos. No letter is needed, though one line about what you are trying to finish yourself would please us.

The pay is £2,200 per month for four days a week.

We have not thought hard about where this person lives. Tell us.`,
  },
  {
    title: "Social Media Manager, Night Desk",
    company: "Candlewharf",
    location: "Remote, Worldwide",
    salary: "$3,000 - $3,400 per month",
    tags: ["Sports", "Live"],
    link: "https://candlewharf.example/careers/social-media-night-desk",
    tier: "free",
    hoursAgo: 290,
    description: `Candlewharf covers college basketball, which happens when half the world is asleep. We need a person who is awake.

On a game night you watch with the statistics desk, post within ninety seconds of anything that matters, and keep your head when both fan bases decide that you are the enemy. On other days you prepare graphics and threads.

Our accounts have 780,000 followers across X, Instagram and YouTube. Mistakes get noticed, and we correct them in public.

You have two years of experience with live or news accounts, you write clean English at speed, and you know what a box-and-one is or will by November.

We pay $3,000 to $3,400 per month from November to April, then half time at half pay.

The shift is 3pm to 11pm PST. It is open to candidates worldwide: the present night desk is in Nairobi and Gqeberha, where it is a morning desk.`,
  },
  {
    title: "Pinterest and Instagram Marketing Specialist",
    company: "Ivorybarn",
    location: "",
    salary: "$22 per hour",
    tags: ["Pinterest", "Weddings"],
    link: "https://ivorybarn.example/careers/pinterest-instagram-specialist",
    tier: "free",
    hoursAgo: 760,
    description: `A bride saves around 400 pins before she rings a single venue. Ivorybarn lists 1,200 barns, orangeries and one lighthouse, and wants to be in those 400.

You would make thirty pins a week from photographs we already own, write the titles, watch which boards bring enquiries and prune the ones that do not. Instagram takes the rest of your time: two carousels, four stories, replies.

There is an image library with rights cleared up to 2031 and a style guide of one page. Canva or Figma, we do not mind.

You have looked after Pinterest for a business before and can show the outbound clicks. Wedding knowledge is easily caught.

It is 25 hours a week at a rate of $22 per hour, with a longer week in January when everybody gets engaged.

Everyone at Ivorybarn works from home. The three of us like a short call on Mondays and Thursdays.`,
  },
];
