import type { JobSeed } from "#seeds/job-seed.ts";

export const freeGrowthJobs: readonly JobSeed[] = [
  {
    title: "Growth Marketer",
    company: "Pondwick",
    location: "Worldwide",
    salary: "$48,000 - $56,000 per year",
    tags: ["SaaS", "Experiments"],
    link: "https://pondwick.example/careers/growth-marketer",
    tier: "free",
    hoursAgo: 9,
    description: `Vets switch invoicing software on the first of January or not at all. Pondwick has four months to be ready, and one growth marketer's chair is empty.

The plan so far is thin: a switching guide, a free import of old invoices, and a call with every clinic that leaves a rival. You would turn it into weekly experiments and tell us which to keep.

There are seven of us, all with keys to everything. You can change the pricing page yourself; you will then hear from Rahel in support about what people made of it.

The role asks for three years of experience in growth or product marketing, SQL at a modest level, and honesty about small samples. We have 1,900 customers, so most tests will not reach significance and you will have to think.

Pay is $48,000 to $56,000 per year, as a contractor.

We hire from anywhere in the world. Flexible hours, with a call at noon CET on Mondays.`,
  },
  {
    title: "Junior Growth Marketing Analyst",
    company: "Merrowdale",
    location: "Remote (Africa)",
    salary: "$1,100 - $1,400 per month",
    tags: ["Entry level", "Fintech"],
    link: "https://merrowdale.example/careers/junior-growth-analyst",
    tier: "free",
    hoursAgo: 21,
    description: `When a savings group in Kitwe tells the group next door about us, that is our growth model. It accounts for 68% of new groups. The junior analyst will help us understand the other 32%.

You clean data from field officers, SMS campaigns and radio spots, keep the weekly chart, and look into one question each fortnight. A recent one: why do groups sign up on Tuesdays?

Your mentor is Chanda, who has done this for nine years and replies to messages with voice notes from the road.

You should know spreadsheets thoroughly and want to learn SQL. Graduates from any field are welcome, as are people without a degree who can show us a piece of analysis.

We pay $1,100 to $1,400 per month, with medical insurance and a data bundle.

Applicants can be based anywhere in Africa, and the team speaks English, Bemba, Swahili and Zulu among itself.`,
  },
  {
    title: "Growth Marketing Manager",
    company: "Stoatworks",
    location: "Remote - EMEA",
    salary: "€55,000 - €62,000 per year",
    tags: ["Freemium", "Product-led"],
    link: "https://stoatworks.example/careers/growth-marketing-manager",
    tier: "free",
    hoursAgo: 43,
    description: `1.2 million people have drawn something in our free editor. 9,400 pay for the cloud. Nobody here thinks the second number should be as large as the first, but it could be twice what it is.

You will work between marketing and product with an engineer of your own. Candidates for attention: the moment when someone runs out of space, teams that share one login, students in their last year.

Stoatworks does not do dark patterns. Cancelling takes one click and will keep taking one click.

We would like you to have four years of experience in growth roles and a record of experiments, including the losers.

The salary is €55,000 to €62,000 per year. Like all our staff abroad you are hired via an employer of record.

Location: Remote - EMEA. Our core hours are 11:00 to 15:00 CET.`,
  },
  {
    title: "Demand Generation Specialist",
    company: "Quaystane",
    location: "Remote",
    salary: "$64,000 - $72,000 per year",
    tags: ["B2B", "Webinars"],
    link: "https://quaystane.example/careers/demand-generation-specialist",
    tier: "free",
    hoursAgo: 68,
    description: `The number of ports in the world is finite. We have a list of 835, and 112 are customers. Demand generation at Quaystane therefore looks less like fishing and more like correspondence.

You would plan programmes for about 200 named ports: a benchmark of waiting times, small round tables, letters to harbour masters, and adverts that only those people see.

One of two sales directors will be your daily partner. You agree together which ports matter this quarter, and share the credit when one signs.

Ideally you have three years of experience in demand generation with a sales cycle above six months. Salesforce and HubSpot are in use.

The salary is $64,000 to $72,000 per year, along with paid holidays and dental coverage.

The harbour masters are early risers on the Atlantic coast. Work hours are 8am to 4pm EST.`,
  },
  {
    title: "Growth Marketer, Referral and Loyalty",
    company: "Marrowfen Pet",
    location: "Worldwide",
    salary: "$3,000 - $3,600 per month",
    tags: ["Referral", "Subscriptions"],
    link: "https://marrowfen.example/careers/growth-referral-loyalty",
    tier: "free",
    hoursAgo: 107,
    description: `Dog owners meet other dog owners twice a day, every day, in all weathers. There is no better referral network on this planet, and Marrowfen's referral scheme is a link at the bottom of an email.

Build us a proper one. You would look at rewards, timing, the small card in the box, breeders, walkers, and vets who already recommend us for nothing.

It is a project with an end: six months to prove that referral can bring 15% of new subscribers, up from 4%. If it does, you run it, and loyalty as well.

We want somebody who has built a referral programme before, from the numbers to the wording.

You are paid $3,000 to $3,600 per month. The engagement is as an independent contractor at first.

We are happy with any location. Two hours of overlap with UK time keep things moving.`,
  },
  {
    title: "Customer Acquisition Marketing Manager",
    company: "Sundrift Solar",
    location: "South Africa (Remote)",
    salary: "R55 000 - R65 000 per month",
    tags: ["Solar", "Radio"],
    link: "https://sundriftsolar.example/careers/customer-acquisition-manager",
    tier: "free",
    hoursAgo: 145,
    description: `Sundrift opens in the Eastern Cape and Limpopo this summer. We need a manager for customer acquisition who knows that a taxi rank is a medium.

The mix will be unusual: community radio, spaza shops, church noticeboards, Facebook, and 60 agents on commission. You decide how much goes to each and find out what a customer costs, village by village.

Default is the risk in our business. A cheap customer who cannot pay is the most expensive kind, so you and the credit team share one target.

Please bring five years of experience in acquisition or trade marketing, some of it outside the big cities.

The salary is R55 000 to R65 000 per month with medical aid, a provident fund and a car allowance.

You will be based in South Africa, at home, and on the road perhaps one week in four.`,
  },
  {
    title: "Conversion Rate Optimization Specialist",
    company: "Orrismere Skincare",
    location: "Worldwide",
    salary: "$38 - $46 per hour",
    tags: ["CRO", "Shopify"],
    link: "https://orrismere.example/careers/cro-specialist",
    tier: "free",
    hoursAgo: 320,
    description: `Orrismere has 420,000 visits a month and converts 2.6% of them. On a phone it is 1.9%, and phones are four visits out of five. You can see where this is going.

You run two tests at a time, from research to code. The research comes first here: session recordings, a survey after purchase, five calls a month with people who did not buy.

Our theme is custom and decent. You should be able to write your own variants in JavaScript and Liquid, and to read a result without wishing.

We look for three years of experience with testing on a shop of similar size. Send one test that lost, with your notes.

The rate is $38 to $46 per hour for about 30 hours a week. You invoice us twice a month.

Candidates from any country are welcome, and unlike the campaign team you keep whatever hours you please.`,
  },
  {
    title: "Growth Generalist",
    company: "Xylofern",
    location: "Remote",
    salary: null,
    tags: ["Start-up", "Generalist"],
    link: "https://xylofern.example/careers/growth-generalist",
    tier: "free",
    hoursAgo: 590,
    description: `Xylofern is two people and a kiln. We make acoustic panels out of bracken, a plant that most hill farmers would pay to be rid of. Four recording studios and one noisy nursery have bought some.

It is too early for a marketing team. We look for a generalist who finds the next fifty customers with us, by whichever means: architects, school boards, a stand at a fair, a good film of the kiln.

You will have a say in price, name and product. You may also have to answer the phone.

A person who joined a company this small before knows what it is like; somebody with one or two years of marketing and a lot of energy could do it too.

We can offer a modest wage and a real share of the company, and would like to talk about both in person.

Our workshop is in the Scottish Borders. Whether you need to be near it is a question we have not settled.`,
  },
];
