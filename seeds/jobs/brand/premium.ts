import type { JobSeed } from "#seeds/job-seed.ts";

export const premiumBrandJobs: readonly JobSeed[] = [
  {
    title: "Senior Product Marketing Manager",
    company: "Latchfold",
    location: "Worldwide",
    salary: "$105,000 - $120,000 per year",
    tags: ["Security", "Developer tools"],
    link: "https://latchfold.example/careers/senior-product-marketing-manager",
    tier: "premium",
    hoursAgo: 16,
    description: `Latchfold used to have one product and one kind of user. It now has three and, as of this spring, buyers who never open a terminal. The words have not kept up.

You will write the story again from the start, along with the chief product officer: what we are for, who should not buy us, how each plan differs. Then you bring it to sales, to the site and into the product itself.

Two launches are waiting for you. One is large. Both are late, for good reasons.

We need six years of product marketing experience, with developers or security people as the audience, and somebody who interviews customers every single week.

The salary is $105,000 to $120,000 per year and equity. Outside our two home countries you sign a contractor agreement with full leave.

Wherever you are in the world, you can apply. We are async-first and proud of our documents.`,
  },
  {
    title: "Head of Brand",
    company: "Isinglow",
    location: "Remote - EMEA",
    salary: "£75,000 - £85,000 per year",
    tags: ["Leadership", "Beauty"],
    link: "https://isinglow.example/careers/head-of-brand",
    tier: "premium",
    hoursAgo: 39,
    description: `Isinglow has never retouched a photograph and does not plan to. It is the easiest rule in our brand book. The others are harder, and the head of brand keeps the book.

You lead design, photography, packaging and words: seven people, all better than us at their craft. You choose the two or three moments a year when we speak loudly, and stay calm in between.

Our shelves are moving from the web into 400 pharmacies. What a brand like this looks like beside the toothpaste is the question of your first year.

You have led a brand team for at least four years and are at ease with people whose faces have a history.

The salary is £75,000 to £85,000 per year with a pension scheme and paid parental leave.

You can be based anywhere in EMEA; the working day is 9:30 to 17:30 London time, as for all of us.`,
  },
  {
    title: "PR Manager, Technology",
    company: "Copperwhin",
    location: "Worldwide",
    salary: "$5,000 per month",
    tags: ["PR", "Science"],
    link: "https://copperwhin.example/careers/pr-manager-technology",
    tier: "premium",
    hoursAgo: 61,
    description: `One of our spectrometers found paint under a Vermeer. Another found horse in the sausages of a fairly large country. We are told these were missed opportunities.

As PR manager you make sure that the next one is not. You know science reporters on three continents, or will; you have a nose for which of our 2,000 laboratories is about to find something; and you are trusted by researchers because you wait until the paper is out.

There is no agency. You may hire one for a launch and dismiss it afterwards.

We think this takes five years of PR experience, in technology or in research.

The pay is $5,000 per month, and you are engaged as an independent contractor with twenty-five days off.

Applications are welcome from all over the world. News does not keep hours, but on most days neither do we.`,
  },
  {
    title: "Product Marketing Manager, Platform",
    company: "Velloquay",
    location: "Remote",
    salary: "Up to $98,000 per year",
    tags: ["Healthcare", "Launches"],
    link: "https://velloquay.example/careers/product-marketing-manager-platform",
    tier: "premium",
    hoursAgo: 120,
    description: `A rota is a promise to 60 nurses. Velloquay's platform lets other systems read and change that promise, which makes hospital IT departments nervous and our partners very keen.

You will be the product marketing manager for it. Your audiences could not be further apart: a security officer who wants a diagram, and a partner's salesman who wants one sentence.

You plan launches, write both of those, train the partner managers and sit in on procurement calls, muted, taking notes.

Expect to spend a third of your time with product, a third with partners and the rest on paper. Four years of experience in B2B product marketing is needed; health care is learnable.

The salary goes up to $98,000 per year for someone who has marketed a platform before.

The day is built around US East Coast hours, 10am to 6pm EST, because that is where partners are.`,
  },
  {
    title: "Brand Marketing Lead, Africa",
    company: "Tamarwell",
    location: "Remote (Africa)",
    salary: "$4,200 - $5,000 per month",
    tags: ["Consumer goods", "Launch"],
    link: "https://tamarwell.example/careers/brand-marketing-lead-africa",
    tier: "premium",
    hoursAgo: 245,
    description: `Our fruit comes from Malawi and Senegal. Our customers, till now, are elsewhere. That ends next year, when Tamarwell begins to sell in Nairobi, Accra and Johannesburg.

We need a lead who builds the brand there from the first poster. Not a copy of the American one: other stains, other water, other jokes, and competition that is very good and very cheap.

You start alone with a launch budget of $300,000 and hire two people within the year. You answer to the founder, Wanjiru, who will come along to the first hundred doorsteps.

You know household goods in at least one of these cities, with seven years of experience in brand marketing.

We pay $4,200 to $5,000 per month in dollars. You will be employed, with health insurance and paid leave.

You live anywhere in Africa and travel for about eight weeks in the year.`,
  },
  {
    title: "Brand Director (Fractional)",
    company: "Candlewharf",
    location: "Remote",
    salary: "$700 - $800 per day",
    tags: ["Fractional", "Sports"],
    link: "https://candlewharf.example/careers/fractional-brand-director",
    tier: "premium",
    hoursAgo: 670,
    description: `Fans know our scores, our jokes and our mistakes. Few could say what Candlewharf is called. We have grown as an account without ever becoming a brand, and sponsors have started to notice.

Two days a week for nine months, a brand director could change that. You would settle name, look and voice, decide which of eleven sub-accounts survive, and help us sell a season instead of a post.

We do not need a rebrand with a film and a manifesto. We need decisions, in writing, and somebody who stays until they are carried out.

You have directed a brand in media, sport or games, and bring ten or more years of experience.

The day rate is $700 to $800 per day, and the agreement runs month to month.

You pick the days. The editors are on the West Coast, hence calls start at five in the afternoon UTC.`,
  },
];
