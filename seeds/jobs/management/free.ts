import type { JobSeed } from "#seeds/job-seed.ts";

export const freeManagementJobs: readonly JobSeed[] = [
  {
    title: "Marketing Manager",
    company: "Brackenhythe",
    location: "Worldwide",
    salary: "$52,000 - $60,000 per year",
    tags: ["Software", "Generalist"],
    link: "https://brackenhythe.example/careers/marketing-manager",
    tier: "free",
    hoursAgo: 15,
    description: `Campsites fill up on three weekends in May and stand half empty in June. Brackenhythe sells booking software to 1,700 of them and knows more about June than anybody.

The marketing manager turns that into customers. You have one writer, a budget of $120,000 a year, and a founder who ran a campsite and is asked for at every trade show.

We imagine a calendar with four strong moments instead of forty weak ones: a pricing report in January, two fairs, and a thank-you in autumn. If you have a better idea, the calendar is in pencil.

You bring four years of experience in marketing, a habit of finishing things, and some feeling for people who fix showers for a living.

The pay is $52,000 to $60,000 per year. We work with you as an independent contractor and cover four weeks of leave.

Location: remote, and open to candidates worldwide. There is one call on Monday at 14:00 UTC and one on Thursday.`,
  },
  {
    title: "Associate Marketing Manager",
    company: "Swaleford",
    location: "Remote (South Africa)",
    salary: "R24 000 - R30 000 per month",
    tags: ["Entry level", "Education"],
    link: "https://swaleford.example/careers/associate-marketing-manager",
    tier: "free",
    hoursAgo: 23,
    description: `Swaleford tutors mathematics, online and in small groups, from Grade 8 up to first-year university. 2,100 pupils in South Africa, Botswana and Namibia have a lesson with us in a given week.

You assist Naledi, who manages marketing, and in time you take over a part of it for yourself. Which part is for the two of you to find out: open evenings, the parents' newsletter, school partnerships, adverts.

The beginning is practical. You prepare campaigns, keep the calendar, speak with parents, check the spelling of every school's name.

You have studied marketing or something near it, or worked in a school. You are exact, friendly and not afraid of fractions.

The salary is R24 000 to R30 000 per month, with medical aid, and you get leave for examinations if you are still studying.

We hire from all nine provinces of South Africa. Afternoons are busy here and mornings are calm, so the day runs from ten to six.`,
  },
  {
    title: "Field Marketing Manager, EMEA",
    company: "Jackdale Freight",
    location: "Remote - EMEA",
    salary: "€58,000 - €66,000 per year",
    tags: ["Events", "Logistics"],
    link: "https://jackdalefreight.example/careers/field-marketing-manager-emea",
    tier: "free",
    hoursAgo: 45,
    description: `Sixteen events, nine countries, one crate. The crate has been to Casablanca and came back with somebody else's banner. Your job includes the crate.

Jackdale matches empty lorries with loads. Carriers join after they have met us in person, and hardly ever before, which is why field marketing has the largest budget in the department: €400,000.

You choose the events, negotiate stands, plan dinners for twelve people who should meet, and account for what came of it half a year later. Regional sales managers are your allies once you have been on time twice.

We require five years of experience in field or event marketing, two languages, and a valid passport.

The salary is €58,000 to €66,000 per year. Outside Slovenia our colleagues are employed through an employer of record.

Candidates can live anywhere in EMEA close to an airport. Hours follow CET, 9:00 to 17:00, except when they follow a fair.`,
  },
  {
    title: "Marketing Lead (First Hire)",
    company: "Marlpit",
    location: "Remote",
    salary: "From $70,000 per year",
    tags: ["Start-up", "First hire"],
    link: "https://marlpit.example/careers/marketing-lead",
    tier: "free",
    hoursAgo: 77,
    description: `Marlpit tests soil. You post a bag of it, we tell you what will grow, and we are right often enough that a seed company has tried to buy us. So far the marketing was done by a robot that posts pictures of worms.

We would like a lead to replace the robot. You will be the sixth person here and the first in marketing, and you should want that: no processes, no brand book, a full list of customers who like to talk.

First things we would do in your place: speak with fifty growers, rewrite the results page, which everybody shows to their neighbours, and set a price for schools.

You may come from any corner of marketing. It matters that you have been early somewhere before.

Salary from $70,000 per year, with stock that we will explain truthfully.

The laboratory is in Iowa. Your hours should line up with US Central time for most of the day.`,
  },
  {
    title: "Marketing Manager, Southern Africa",
    company: "Oxbowline",
    location: "South Africa (Remote)",
    salary: "R60 000 - R72 000 per month",
    tags: ["Fintech", "Regional"],
    link: "https://oxbowline.example/careers/marketing-manager-southern-africa",
    tier: "free",
    hoursAgo: 105,
    description: `A hairdresser in Soweto pays Oxbowline 1.9% on each card payment and gets the money the next morning. She heard about us from her sister. We have 21,000 hairdressers, butchers and mechanics on our books, and a lot of sisters to thank.

You will manage marketing for South Africa, Eswatini and Lesotho. The team is five strong: field, digital, design, research, and a coordinator.

Your first large task is the launch of small loans, where trust is everything and the wrong word on a poster can cost us a licence.

You come with six years of experience in marketing, of which some in financial services or retail. isiZulu or Sesotho is more than a plus.

The salary is R60 000 to R72 000 per month with medical aid, pension contributions and an annual bonus.

This is a permanent position for somebody based in South Africa; the team works from home and meets in Johannesburg on first Mondays.`,
  },
  {
    title: "Marketing Team Lead",
    company: "Rushwick Agency",
    location: "Remote, CET +/- 2 hours",
    salary: "£3,000 - £3,600 per month",
    tags: ["Agency", "Leadership"],
    link: "https://rushwick.example/careers/marketing-team-lead",
    tier: "free",
    hoursAgo: 150,
    description: `Rushwick has reached the size where the founders cannot read everything any more. We tried. A client got two contradictory audits in one week.

The team lead will look after five specialists, from search to email. You distribute the work, read what goes out, coach, and step in on a difficult account. About half of your time is still hands-on.

We are not after a boss. The specialists here chose this post themselves, wrote most of this text and will sit in the interviews.

You have six or more years of experience in an agency and have led people, formally or not, for two.

The pay is £3,000 to £3,600 per month, as an independent contractor or on a South African employment contract.

Your time zone must be within two hours of CET, where all our clients and colleagues are.`,
  },
  {
    title: "Marketing Manager",
    company: "Cragwater",
    location: "Remote (LATAM)",
    salary: "$2,500 - $3,000 per month",
    tags: ["Outdoor", "Spanish"],
    link: "https://cragwater.example/careers/marketing-manager-latam",
    tier: "free",
    hoursAgo: 265,
    description: `Cragwater filters water for climbers and, since the drought, for whole villages. In Peru and Chile we are better known than at home in Utah.

A marketing manager for the region will take what has happened by accident and give it a shape. Dealers, mountain guides, municipalities and a festival of films want to work with us. You choose.

You will write in Spanish first and translate to English, not the other way around. The team in Utah is learning.

You know the region's outdoor shops and have three or more years of experience in marketing.

We pay $2,500 to $3,000 per month in dollars, to a contractor, with gear at cost.

We are looking for someone based in Latin America. Mountains nearby would be an advantage to your mood.`,
  },
  {
    title: "Partner Marketing Manager",
    company: "Aldermoth",
    location: "Remote, Worldwide",
    salary: "$66,000 - $74,000 per year",
    tags: ["Partners", "Cloud"],
    link: "https://aldermoth.example/careers/partner-marketing-manager",
    tier: "free",
    hoursAgo: 450,
    description: `Accountants, plumbers' merchants and two telephone companies sell our night-time alarm service under their own names. You have never heard of Aldermoth, and our partners like it that way.

You help 58 of them to sell more. In practice you produce campaigns in a box, adapt them with each partner's marketing person, share what worked for the others, and hold a rather good online gathering in March.

It is diplomatic work. You succeed when somebody else gets the applause, and your bonus is built on that.

Three to five years of experience in partner or channel marketing would prepare you well.

The salary is $66,000 to $74,000 per year. Colleagues outside Estonia are engaged through an employer of record.

We hire people living anywhere in the world. Partners keep European office hours and so, by and large, will you: 9:00 to 17:00 EET.`,
  },
];
