import type { JobSeed } from "#seeds/job-seed.ts";

export const freeBrandJobs: readonly JobSeed[] = [
  {
    title: "Brand Manager",
    company: "Kettleby Tea",
    location: "South Africa (Remote)",
    salary: "R48 000 - R56 000 per month",
    tags: ["Food and drink", "Packaging"],
    link: "https://kettlebytea.example/careers/brand-manager",
    tier: "free",
    hoursAgo: 13,
    description: `Rooibos grows in one valley system on earth, and most of what is sold abroad does not say which farm it came from. Ours does. The brand manager keeps that promise visible.

You look after packaging for 22 blends, the tone of every printed word, the tins that people refuse to throw away, and two collaborations a year with potters.

You will brief a studio in Cape Town and approve print in person. You guard the budget, which is R2.4 million, and the schedule, which is ruled by harvest.

We are searching for someone with four years of experience as a brand manager in food or drink.

The salary is R48 000 to R56 000 per month with medical aid, leave over Christmas and as much tea as is safe.

Candidates should live in South Africa, preferably within a morning's drive of Clanwilliam. You otherwise work from home.`,
  },
  {
    title: "Communications Manager",
    company: "Yarrowbridge",
    location: "Worldwide",
    salary: "$46,000 - $52,000 per year",
    tags: ["Nonprofit", "PR"],
    link: "https://yarrowbridge.example/careers/communications-manager",
    tier: "free",
    hoursAgo: 26,
    description: `A seven-year-old in Bogotá wanted her hand in purple. The photograph went round the world and our phone rang for a month. Nobody had planned it, and a good part of the calls went unanswered.

Yarrowbridge needs a communications manager who answers. You handle the press, prepare families for interviews and protect them when needed, write the annual report, and help our makers tell their own stories.

You will be alone in the role with a board member who used to edit a newspaper as your sparring partner.

We would welcome three years of experience in communications or journalism, and Spanish if you have it.

The salary is $46,000 to $52,000 per year, with seven weeks of leave, since we cannot pay more.

You can work from anywhere in the world. Families live in many time zones and calls are planned around their suppers.`,
  },
  {
    title: "Product Marketing Manager",
    company: "Tinderbrook",
    location: "Remote - EMEA",
    salary: "€54,000 - €62,000 per year",
    tags: ["Product marketing", "SaaS"],
    link: "https://tinderbrook.example/careers/product-marketing-manager",
    tier: "free",
    hoursAgo: 50,
    description: `An installer plans a heat pump in our software in 25 minutes. On paper it takes half a day. You would think that sells itself, and then you meet an installer who has used paper for thirty years and has never been wrong.

The product marketing manager works on that conversation. Positioning for three kinds of firm, launch plans for four releases a year, the demo script, and the page about price, which is the second most visited and the worst.

You visit customers at least monthly, on site, with boots. Recordings go to everyone.

The profile: four years of experience in product marketing, good German or Italian besides English, no fear of boilers.

We pay €54,000 to €62,000 per year gross. You are employed through an employer of record unless you live in Austria.

The position is open to people based in EMEA, and the working day is 8:30 to 16:30 CET.`,
  },
  {
    title: "PR and Communications Assistant",
    company: "Harrowtide",
    location: "Remote (South Africa)",
    salary: "£1,100 - £1,300 per month",
    tags: ["Entry level", "PR"],
    link: "https://harrowtide.example/careers/pr-communications-assistant",
    tier: "free",
    hoursAgo: 73,
    description: `The dinosaur that reviews sandwiches receives post. Real post, in envelopes. Also about sixty emails a day from journalists, teachers and one persistent baker.

Harrowtide wants an assistant for communications who sorts, answers and notices. You keep the press list, send releases for four museums, clip what appears, and draft replies in the proper voice; a dinosaur does not write like a gallery.

You will be trained by Femi, who began in this job and now runs accounts.

It is a beginner's position. We look for lovely written English, method, and a sense of humour that knows when to leave the room.

The pay is £1,100 to £1,300 per month. You will work as an independent contractor from home.

We are hiring in South Africa because the first three people we found there were so good. Hours are 9am to 4pm UK time.`,
  },
  {
    title: "Brand Strategist",
    company: "Osprey & Fennel",
    location: "Worldwide",
    salary: "$400 per day",
    tags: ["Freelance", "Strategy"],
    link: "https://ospreyandfennel.example/careers/brand-strategist",
    tier: "free",
    hoursAgo: 94,
    description: `Osprey & Fennel names things. A bus route, a cheese, a bank for fishermen, twice a baby, as a favour. We are four partners and a circle of freelance strategists, and the circle has room for two more.

You join for a project at a time. It starts with research, usually eight interviews and a morning of standing in a shop, and it ends with a page that says what the thing is for. Names come after.

Clients speak to you directly. There are no account people, for better or worse.

You have five years of experience in brand strategy or planning and can show us one page that changed what a company did.

The rate is $400 per day and a project has between twelve and twenty days. You send us an invoice at the middle and at the end.

Strategists live all over the world; we only ask for one language besides English, any one.`,
  },
  {
    title: "Brand Marketing Manager",
    company: "Dovelock Travel",
    location: "Remote, Europe",
    salary: "€48,000 - €55,000 per year",
    tags: ["Travel", "Rail"],
    link: "https://dovelocktravel.example/careers/brand-marketing-manager",
    tier: "free",
    hoursAgo: 165,
    description: `Nobody photographs an airport. People photograph trains all day long, and half of those pictures could be ours if we asked nicely.

Dovelock's brand has been made of good intentions so far. There is a bird, there is a green, there is a tone that changes with whoever is on holiday. You will settle it, then use it: on the site, in stations, in a printed timetable that customers frame.

You have an annual budget of €220,000 for campaigns and commission your own photographers and illustrators.

The ideal person has four to six years of experience in brand marketing and has sat on a night train without complaining.

The salary is €48,000 to €55,000 per year with a rail pass.

Most of the team lives in Europe. For this role we are open to candidates worldwide who can join us by train, boat or otherwise twice a year.`,
  },
  {
    title: "Communications Specialist",
    company: "Underbough",
    location: "Remote",
    salary: "$42,000 - $50,000 per year",
    tags: ["Climate", "Science"],
    link: "https://underbough.example/careers/communications-specialist",
    tier: "free",
    hoursAgo: 390,
    description: `When a newspaper says that a forest the size of Belgium has been saved, someone should ask how it was measured. At Underbough we are the ones who get asked.

The communications specialist explains our figures to journalists, insurers and, now and then, an angry landowner. You write background notes, organise four briefings a year, prepare scientists for the radio and correct us when we overstate.

You will work beside the content team, which publishes the long stories, and report to the research director.

It would be good if you had two to three years of experience in science communications. You can read a paper and find the weak table.

The salary is $42,000 to $50,000 per year, full time or at four fifths.

Most days are quiet and then one is not. We keep in touch by text and meet on video on Thursdays.`,
  },
  {
    title: "Brand and Communications Manager",
    company: "Gantrymoor",
    location: "Remote (Germany)",
    salary: "€58,000 - €64,000 per year",
    tags: ["Industry", "Trade press"],
    link: "https://gantrymoor.example/careers/brand-communications-manager",
    tier: "free",
    hoursAgo: 730,
    description: `A used press brake costs as much as a house. Whoever buys one through a website wants to know who is behind it, and for our dealers that is a matter of faces, trade fairs and the right magazine.

You build that trust. Press work with nine trade titles, two fairs a year, portraits of dealers, a yearbook of machines with remarkable careers.

The person before you did it for eleven years and will be there for the first three months.

You speak and write German as a native and have five years of experience in corporate communications, preferably in engineering.

The salary is €58,000 to €64,000 per year, with a company pension and 30 days of annual leave.

Because of the fairs and our dealers, you must be based in Germany. Where in the country is up to you.`,
  },
];
