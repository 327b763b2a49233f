import type { JobSeed } from "#seeds/job-seed.ts";

export const freeEmailJobs: readonly JobSeed[] = [
  {
    title: "Email Marketing Specialist",
    company: "Cindermoor Candles",
    location: "Worldwide",
    salary: "$2,600 - $3,200 per month",
    tags: ["Klaviyo", "Ecommerce"],
    link: "https://cindermoor.example/careers/email-marketing-specialist",
    tier: "free",
    hoursAgo: 1,
    description: `Half of what Cindermoor sells goes to people who have bought from us before, and nearly all of them come back through an email. Our list has 88,000 names and we have not annoyed it yet.

You would plan two campaigns a week, keep nine Klaviyo flows in good order and write most of the words. Design comes from a shared set of blocks, so nothing waits for a designer.

The first thing we want fixed is the welcome series. Four messages, a 31% open rate on the last one, and a discount in it that we suspect nobody needs.

Show us a flow you built and what it earned. Two years working in email for an online shop would be about right.

We pay $2,600 to $3,200 per month, and you work as a contractor with four weeks off that we pay for.

This role is open to applicants from any country. Elsa, who runs the shop, is in Porto; Bongani, who packs the data, is in Pietermaritzburg.`,
  },
  {
    title: "Junior Email Marketer",
    company: "Loamwick",
    location: "Remote (South Africa)",
    salary: "R18 000 - R24 000 per month",
    tags: ["Mailchimp", "Gardening"],
    link: "https://loamwick.example/careers/junior-email-marketer",
    tier: "free",
    hoursAgo: 27,
    description: `Every Sunday at six in the morning, 41,000 gardeners get a letter from Loamwick about what to plant this week. It is written by a botanist who would love some help.

You will build the letter in Mailchimp, check every link twice, split it by climate zone and write the short seed offers at the bottom. Sowing dates for Polokwane are not those for George.

From your third month you run the reminder emails for customers whose seed has gone past its date. That is your own small project, with its own number.

You need neat habits and good English or Afrikaans. This is an entry-level job: a marketing course, a student society newsletter or a shop you helped are all fine as proof.

Pay is R18 000 to R24 000 per month on a permanent employment contract, with a plot in our trial garden if you are ever nearby.

We are hiring in South Africa for this one because the seasons have to be in your bones.`,
  },
  {
    title: "Lifecycle Marketing Manager",
    company: "Bowsprit CRM",
    location: "Remote - EMEA",
    salary: "€52,000 - €60,000 per year",
    tags: ["SaaS", "Customer.io"],
    link: "https://bowspritcrm.example/careers/lifecycle-marketing-manager",
    tier: "free",
    hoursAgo: 58,
    description: `Seven of ten people who try Bowsprit never import a contact. Those who do stay for three years on average. Between those two sentences lies your job.

Bowsprit is a small CRM for yacht brokers. You own every message a user gets in the first ninety days: email, in-app notes, and the one text message we allow ourselves.

You work with Iñaki in product, who can ship a change to onboarding in a day, and with support, who will tell you what people really ask. We use Customer.io, Segment and Metabase.

We expect four years of experience in lifecycle or retention at a subscription business, SQL good enough to answer your own questions, and tests with a stated hypothesis.

The salary is €52,000 to €60,000 per year. Outside Spain you are employed through an employer of record, with the leave that local law asks for and five days on top.

We hire anywhere in EMEA. Working hours are 09:00 to 17:00 CET, and Friday afternoons are for sailing or pretending to.`,
  },
  {
    title: "Newsletter Editor and Marketer",
    company: "Inkstead",
    location: "Remote",
    salary: "£28 per hour",
    tags: ["Newsletter", "Part time"],
    link: "https://inkstead.example/careers/newsletter-editor",
    tier: "free",
    hoursAgo: 80,
    description: `Inkstead repairs fountain pens. It also publishes a fortnightly newsletter that has, to our surprise, more readers than we have customers.

We would like somebody to take it seriously: find the stories, edit the pieces our repairers send in, look after the list, and bring in the sponsors who already write to us and get no answer.

The work is about 16 hours a week, spread as you like, with one busy Wednesday in two. You would inherit 19,000 subscribers on Beehiiv, a growth rate of 3% a month and a drawer of unpublished letters.

Please send two issues of something you edited. We care about the second paragraph more than the subject line.

The rate is £28 per hour and the role is part time. If sponsorship passes the target we share, the hours grow.

Fully remote. We speak on the phone when something is difficult and otherwise leave each other in peace.`,
  },
  {
    title: "CRM Manager",
    company: "Dovelock Travel",
    location: "Remote - Europe only",
    salary: "€46,000 - €50,000 per year",
    tags: ["Travel", "Braze"],
    link: "https://dovelocktravel.example/careers/crm-manager",
    tier: "free",
    hoursAgo: 130,
    description: `Dovelock arranges rail holidays for people who would rather not fly. A trip is planned for five months on average, and during those months our customers hear from eleven different systems.

You will make it one voice. Braze is bought and half set up; the confirmations still come from a server under a desk in Ghent.

In the first half year: move the booking messages, design the weeks before departure, and build a reason to write to someone who came home happy. Our repeat rate is 22% and should be 30%.

You know consent rules well enough to sleep, you have moved a company from one email system to another at least once, and you have three or more years of experience as a CRM manager.

The salary is €46,000 to €50,000 per year, with a free rail pass and 30 days of paid leave.

We can only hire in the EU, since the team meets in person every month and goes there by train.`,
  },
  {
    title: "Email Automation Specialist",
    company: "Otterbeam",
    location: "Worldwide",
    salary: "$25 - $35 per hour",
    tags: ["Automation", "Freelance"],
    link: "https://otterbeam.example/careers/email-automation-specialist",
    tier: "free",
    hoursAgo: 190,
    description: `Otterbeam builds email programs for other people's shops: pet food, hiking socks, hot sauce. We have fourteen clients and turn away about as many.

This is half writing and half plumbing. On a Monday you might rewrite an abandoned-cart series for a sauce company that swears a lot; on Thursday you find out why the same flow sends twice to customers in Canada.

You will have three clients at a time, never more, and a strategist who handles the calls. Klaviyo and Omnisend are the tools; Liquid should not frighten you.

What convinces us: before-and-after copy, a screenshot of a flow with its numbers, and a paragraph on what you would have done with more time.

We pay $25 to $35 per hour, twice a month, for about 25 hours a week. This is a freelance role and you keep your other clients.

Location: anywhere in the world. Work when you like; clients see a message from us by 10:00 in New York, and that is the only clock we keep.`,
  },
  {
    title: "Email Deliverability and Marketing Automation Specialist",
    company: "Thistlewire",
    location: "Remote",
    salary: "$70,000 - $80,000 per year",
    tags: ["Deliverability", "HubSpot"],
    link: "https://thistlewire.example/careers/deliverability-specialist",
    tier: "free",
    hoursAgo: 370,
    description: `On 4 March our newsletter went to spam at two large providers at once. It took us nineteen days to climb out. We would prefer not to learn anything more that way.

Thistlewire sells fencing and gates to farms, with 210,000 contacts in HubSpot gathered over twelve years and not always gently. You would clean them, segment them and give us a sending plan that a postmaster would approve of.

The second half of the job is automation: quotes that go cold after a week, dealers who forget to follow up, service reminders for gate motors.

You can explain SPF, DKIM and DMARC to a salesperson. You have three years of hands-on experience with marketing automation, and you have read bounce logs for pleasure or at least without complaint.

Salary: $70,000 to $80,000 per year, plus a profit share that was 6% last year.

Your day is 9am to 5pm EST, because the dealers ring then and you will want to hear them.`,
  },
  {
    title: "Retention Marketing Associate",
    company: "Marrowfen Pet",
    location: "Remote, Worldwide",
    salary: "$1,800 - $2,200 per month",
    tags: ["SMS", "Subscriptions"],
    link: "https://marrowfen.example/careers/retention-marketing-associate",
    tier: "free",
    hoursAgo: 620,
    description: `A dog does not cancel a subscription, an owner does, usually in month four. Marrowfen ships raw food in boxes and wants to know what happens in month three.

You would help our retention manager, Priyanka, with the messages that go to 12,000 subscribers: delivery notes, feeding advice by weight and age, the awkward email after a late box.

Much of it is careful routine. You prepare the sends, test them on three phones, log the results, and phone ten customers a month to ask why they left.

We will teach you Klaviyo and Recharge. Bring clear writing, some nerve on the telephone, and a willingness to learn. A dog is not required.

The pay is $1,800 to $2,200 per month to start, and Priyanka's own pay was that two years ago.

We welcome candidates from anywhere on the planet. Expect two hours of overlap with London in the afternoon.`,
  },
];
