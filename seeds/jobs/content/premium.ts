import type { JobSeed } from "#seeds/job-seed.ts";

export const premiumContentJobs: readonly JobSeed[] = [
  {
    title: "Senior Content Marketing Manager",
    company: "Latchfold",
    location: "Worldwide",
    salary: "$90,000 - $105,000 per year",
    tags: ["Developer tools", "Security"],
    link: "https://latchfold.example/careers/senior-content-marketing-manager",
    tier: "premium",
    hoursAgo: 7,
    description: `Latchfold keeps secrets: API keys, certificates, the passwords that should not be in the repository. Security engineers are our readers. They can smell a writer who has never rotated a key.

You will run the blog, the yearly report on leaked credentials and the documentation's tutorials, with two engineers who like to write and two freelancers who like to check.

The report is the crown of it. Last year's was quoted in eleven newspapers and brought 600 sign-ups in a week; it also took us until four in the morning. You would plan the next one better.

You have seven years of experience in content for technical products. You can run the code sample, and you do.

We offer a salary of $90,000 to $105,000 per year and equity. Everyone abroad works under the same contractor agreement, with the same leave as our employees.

Location: remote, worldwide, and has been since the first day. Half of the company prefers to write rather than talk.`,
  },
  {
    title: "Managing Editor",
    company: "Quincegate",
    location: "Remote - EMEA",
    salary: "£46,000 - £54,000 per year",
    tags: ["Editorial", "Leadership"],
    link: "https://quincegate.example/careers/managing-editor",
    tier: "premium",
    hoursAgo: 36,
    description: `Quincegate makes magazines for companies: one for a ferry line, one for a union of beekeepers, one for a bank that turned out to have a sense of humour.

Our managing editor leads eight writers and decides, in the end, whether a piece is finished. You keep the calendar of six titles, argue with clients on behalf of readers, and train two juniors a year.

Print is a third of the work. The remainder is newsletters and sites, for which you will set the same standard and shorter deadlines.

You have edited for ten years, five of them in charge, and you can show us a page before and after your pen. We look for experience on the marketing side as well as in journalism, because the client does pay.

The salary is £46,000 to £54,000 per year with 30 days of annual leave and a pension scheme.

The post is remote within EMEA. Office hours, 9am to 5pm UK time, are kept by most of us on most days.`,
  },
  {
    title: "Ghostwriter for Founders",
    company: "Elmscribe",
    location: "Worldwide",
    salary: "$4,000 - $5,200 per month",
    tags: ["LinkedIn", "Ghostwriting"],
    link: "https://elmscribe.example/careers/ghostwriter-founders",
    tier: "premium",
    hoursAgo: 62,
    description: `You interview a founder for forty minutes a week. From it come three posts and, once a month, an essay. Nobody will ever know it was you; one of our writers has been quoted to himself at a wedding.

Elmscribe works for 26 founders, mainly in climate and health. Each writer looks after four. You keep the same ones for years if it goes well, and you can refuse anybody.

What makes a good ghost is listening. We will ask you to turn a rambling transcript into 200 words during the interview, and we pay for that hour.

Your portfolio can be anonymous. Please have three years of experience in marketing or journalism, and no wish to be famous.

The pay is $4,000 to $5,200 per month for four founders. You work as an independent contractor.

You can live wherever you like, worldwide. Core hours are 8am to 12pm EST, which is when founders like to talk.`,
  },
  {
    title: "Head of Content",
    company: "Heronsmark",
    location: "Remote",
    salary: "$125,000 - $140,000 per year",
    tags: ["Leadership", "HR software"],
    link: "https://heronsmark.example/careers/head-of-content",
    tier: "premium",
    hoursAgo: 110,
    description: `For six years Heronsmark published everything: templates, glossaries, 1,400 answers to questions about sick notes. It worked, until answers like that became free everywhere.

We are looking for a head of content who sees that as good news. What remains is what only we can know: 3 million anonymised time sheets, 200 customers who would talk, and researchers who have not been asked yet.

You will have six people, a budget of $600,000 and a chief marketing officer who came from newspapers. You will close things. We expect a plan for those 1,400 pages that may well be a short one.

You have led a content team for four years or longer and have changed its direction at least once.

The base is $125,000 to $140,000 per year, with an annual bonus of 10%. Heronsmark pays for health insurance and a 401(k) in the US and matches both in cash elsewhere.

Please say in your application from where you would work.`,
  },
  {
    title: "SaaS Content Lead, EMEA",
    company: "Bowsprit CRM",
    location: "Remote - EMEA",
    salary: "€60,000 - €68,000 per year",
    tags: ["SaaS", "Research"],
    link: "https://bowspritcrm.example/careers/saas-content-lead",
    tier: "premium",
    hoursAgo: 185,
    description: `A yacht broker told us that he had read our whole blog on a night watch and disagreed with a third of it. We hired him as an adviser. Now we need someone to lead the thing he was reading.

The content lead plans a year around four boat shows, writes about half of what we publish and edits the rest. Two pieces of original research are due, on brokerage fees and on why listings go stale.

You have one writer, a video freelancer in Palma, and as much time with brokers as you can stand.

Six or more years of experience in content marketing is what we think it takes. You do not need to know boats, and should say so when you do not.

The salary for this role is €60,000 to €68,000 per year, via an employer of record where needed.

Candidates based in Europe, the Middle East or Africa can apply. Expect to be reachable from 10:00 to 16:00 CET.`,
  },
  {
    title: "Content Manager (Four-Day Week)",
    company: "Sundrift Solar",
    location: "Remote (Africa)",
    salary: "$2,500 - $3,100 per month",
    tags: ["Solar", "Four-day week"],
    link: "https://sundriftsolar.example/careers/content-manager",
    tier: "premium",
    hoursAgo: 540,
    description: `When the lights go out in Harare or Ibadan, traffic to our site triples within ten minutes. Sundrift sells solar kits on instalments in six countries, and explains them in nine languages.

You take charge of the content: buying guides, installer training, the WhatsApp course that 18,000 people have finished. You work with translators in every country and make sure that a watt means the same in each.

Accuracy is a safety matter. Anything on wiring gets signed by an engineer before it goes live, and you run that process.

You bring four years of experience as a content manager or editor, ideally for an audience reading on a cracked phone.

The pay is $2,500 to $3,100 per month for a week of four days. You would be employed, with medical cover and paid leave.

It is a remote role and candidates can be anywhere in Africa.`,
  },
];
