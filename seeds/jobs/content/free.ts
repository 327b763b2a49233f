import type { JobSeed } from "#seeds/job-seed.ts";

export const freeContentJobs: readonly JobSeed[] = [
  {
    title: "Content Marketer",
    company: "Oakenledger",
    location: "Worldwide",
    salary: "$45,000 - $54,000 per year",
    tags: ["B2B SaaS", "Blog"],
    link: "https://oakenledger.example/careers/content-marketer",
    tier: "free",
    hoursAgo: 5,
    description: `Oakenledger does the books for timber merchants. It is a small world: 2,300 yards in the whole of Britain and about as many in Ontario. If an article of ours is wrong, someone rings.

You would write two long pieces a month, on things like moisture loss and stock valuation, after talking to people who have sawdust on their keyboards. The interviews are the best part of the job.

There is also a calculator to look after, a printed almanac in autumn, and a sales team that needs a page on each rival, fair enough to show to the rival.

Send two articles that needed real reporting. We do not count words, and we would rather have four good paragraphs than a pillar page.

Pay is $45,000 to $54,000 per year. You can join as a contractor or as an employee of a local partner firm.

We hire people from anywhere in the world; the last four starters came from four continents.`,
  },
  {
    title: "Copywriter",
    company: "Larderfold",
    location: "Remote (South Africa)",
    salary: "R35 000 - R42 000 per month",
    tags: ["Food", "Packaging"],
    link: "https://larderfold.example/careers/copywriter",
    tier: "free",
    hoursAgo: 29,
    description: `The back of a sauce bottle has room for 46 words. At Larderfold those are argued over for a week, and that is where you come in.

We are a pantry brand from Paarl that sells more in Texas than at home. You will write labels, product pages, recipe cards, the odd billboard and the apology when a jar arrives broken.

Our voice is dry, a bit rural, never cute. There is a four-page guide. You will be asked to improve it in your second month.

We want a writer with two to four years of experience as a copywriter who can show work in more than one voice and has, at some point, made a legal department smile.

The salary is R35 000 to R42 000 per month, together with medical aid and a share of the December bonus pool.

Location: anywhere in South Africa. We gather in Paarl each quarter, to taste things.`,
  },
  {
    title: "Content Writer, Personal Finance",
    company: "Greywether",
    location: "Worldwide",
    salary: "$30 - $40 per hour",
    tags: ["Freelance", "Finance"],
    link: "https://greywether.example/careers/content-writer-finance",
    tier: "free",
    hoursAgo: 48,
    description: `Greywether explains money to people who have just arrived somewhere: the nurse in Dublin, the student in Adelaide, the welder in Qatar. How to open an account, what a payslip deducts, how to send some of it home for less.

Five guides a month is the usual load. For each, you read the law, call a bank and pretend to be confused, and write the result so that someone with basic English can act on it.

An editor in Manila checks facts. A reader panel of 40 checks whether it is clear, and sends back what is not.

We ask for at least two years of experience as a writer, in any field, and for the habit of citing sources.

We pay $30 to $40 per hour, about 24 hours a week; most of our freelancers have been with us for over two years.

This work is open to freelancers in any country, and it is even better if you have moved between two.`,
  },
  {
    title: "Junior Content Writer",
    company: "Mistlebyte",
    location: "Remote - EMEA",
    salary: "€1,500 - €1,900 per month",
    tags: ["Entry level", "Software"],
    link: "https://mistlebyte.example/careers/junior-content-writer",
    tier: "free",
    hoursAgo: 60,
    description: `You will not be asked to write "in today's fast-paced world". Anybody who does buys cake for the team.

Mistlebyte makes backup software for photographers. We have a help centre, a blog and a course, and they disagree with each other in places. A junior writer with sharp eyes can do a lot of good here in a short time.

Your first three months are repairs: find the contradictions, test what the text claims, fix it. Then you start on new lessons for the course together with Ondřej, a wedding photographer who lost a wedding once.

We expect clear English and a sample of anything. Training is provided on the product and on editing, an hour each day at first.

The pay is €1,500 to €1,900 per month in the first year, rising after it.

We accept applicants from across EMEA. You choose your own schedule inside the European day; nobody is online after seven.`,
  },
  {
    title: "Content Strategist",
    company: "Velloquay",
    location: "Remote",
    salary: "$68,000 - $76,000 per year",
    tags: ["Strategy", "Healthcare"],
    link: "https://velloquay.example/careers/content-strategist",
    tier: "free",
    hoursAgo: 95,
    description: `Hospitals buy software by committee. Our last deal had fourteen people in it, each with a different question, and our website answered the questions of two.

Velloquay makes rota software for wards. The strategist's task is to work out what the other twelve need, in which order, and to see that it gets made: a page for the union rep, a sheet for the data officer, a film for the ward sister who will never read a sheet.

You commission rather than write, although you should be able to do both. A budget of $8,000 a month pays for freelancers you choose.

Our marketing team has four members, sales nine. You will listen to calls every week.

We ask for five years of experience in content, preferably for a complicated product.

The salary range is $68,000 to $76,000 per year, with 30 days off. We are remote and work across several time zones without much fuss.`,
  },
  {
    title: "Technical Content Marketing Writer",
    company: "Fathomroot",
    location: "Remote (US)",
    salary: "$85,000 - $95,000 per year",
    tags: ["Water", "Engineering"],
    link: "https://fathomroot.example/careers/technical-content-marketing-writer",
    tier: "free",
    hoursAgo: 155,
    description: `Under most American towns there is a pipe nobody has looked at since 1951. Fathomroot sends small robots through it and sells what they see.

Our readers are utility engineers. They distrust marketing, with reason, and they will read 3,000 words on pipe coating if those words are right. You would write such papers, about one a month, with field teams and sometimes in a vest.

You also turn each paper into a talk, a short film and a page for procurement.

You have an engineering background, or five years of experience writing for people who have one. Work samples with equations are welcome.

The base salary is $85,000 to $95,000 per year, plus health insurance, a 401(k) and boots.

Field visits are frequent and public contracts set conditions, so you must live in the United States and be authorized to work in the US.`,
  },
  {
    title: "Podcast and Content Producer",
    company: "Hollerith Lane",
    location: "Worldwide",
    salary: "$2,900 per month",
    tags: ["Podcast", "Audio"],
    link: "https://hollerithlane.example/careers/podcast-content-producer",
    tier: "free",
    hoursAgo: 240,
    description: `Old census machines, forgotten spreadsheets, the man who alphabetised a city. Hollerith Lane is a podcast about data, paid for by a company that sells databases and has the sense to mention itself only once an episode.

It has 54,000 listeners. We publish fortnightly and would like someone to run it end to end: finding guests, preparing the host, editing with our sound engineer, then turning every episode into an essay, clips and a newsletter.

The essay matters. It reaches three times more readers than the audio has listeners, and it is how database buyers tell us they found us.

You have produced a show before, at work or at the kitchen table, and can cut an hour into twenty-eight minutes without anyone missing it.

We pay $2,900 per month on a rolling freelance contract.

You may work from any country. Guests are mainly in Europe, so recordings fall between 09:00 and 17:00 CET, on two days a week.`,
  },
  {
    title: "Content Marketing Intern",
    company: "Underbough",
    location: "Remote",
    salary: "$900 per month",
    tags: ["Internship", "Climate"],
    link: "https://underbough.example/careers/content-marketing-intern",
    tier: "free",
    hoursAgo: 480,
    description: `Underbough measures how much carbon a forest really holds, using lasers and, where lasers fail, a person with a tape. We sell those figures to people who insure forests.

An intern joins the content team for six months. You will shadow an editor, write up field visits from recordings, build charts in Datawrapper, and finish with one long story of your own choosing, published under your name.

Two of our last five interns now work here. The other three we hear from.

We want curiosity and clean sentences in English. It is an internship for someone who is studying or has recently graduated, in any subject; forestry is not an advantage, strange as that sounds.

The pay is $900 per month, and we cover a laptop if yours is failing.

The next intake starts in eight weeks. Apply with a page about something you measured.`,
  },
];
