import type { ClosedJobSeed } from "#seeds/job-seed.ts";

export const closedSoftwareJobs: readonly ClosedJobSeed[] = [
  {
    title: "Lifecycle Marketing Manager",
    company: "Velloquay",
    location: "Remote",
    salary: null,
    link: "https://velloquay.example/careers/lifecycle-marketing-manager",
    daysAgo: 75,
    description:
      "Ward managers try our rota for a week and then forget it. You write what reminds them. We are a remote team and meet twice a year.",
  },
  {
    title: "Product Marketer, Integrations",
    company: "Velloquay",
    location: "Remote, Europe",
    salary: null,
    link: "https://velloquay.example/careers/product-marketer-integrations",
    daysAgo: 101,
    description:
      "You explain to hospital IT departments what our interface does and what it never will. You live in the European Union or the United Kingdom.",
  },
  {
    title: "Demand Generation Manager",
    company: "Velloquay",
    location: "Remote",
    salary: null,
    link: "https://velloquay.example/careers/demand-generation-manager",
    daysAgo: 140,
    description:
      "Nurses do not fill in forms. You find out what they do instead. We hire across EMEA.",
  },
  {
    title: "Content Marketing Manager",
    company: "Velloquay",
    location: "United Kingdom (Remote)",
    salary: null,
    link: "https://velloquay.example/careers/content-marketing-manager",
    daysAgo: 165,
    description:
      "Case studies from eight trusts, each read by a lawyer before it leaves. Applicants must be based in the UK.",
  },
  {
    title: "Marketing Operations Manager",
    company: "Velloquay",
    location: "Remote",
    salary: null,
    link: "https://velloquay.example/careers/marketing-operations-manager",
    daysAgo: 199,
    description:
      "HubSpot, Salesforce and a spreadsheet that nobody dares to delete. We hire across EMEA, so mornings overlap.",
  },
  {
    title: "Local SEO Manager",
    company: "Yonderkit",
    location: "Remote",
    salary: "€3,000 - €3,600 per month",
    link: "https://yonderkit.example/careers/local-seo-manager",
    daysAgo: 66,
    description:
      "Seventy-four towns, each with its own page and its own complaint about it. You can work from any country within three hours of Lisbon. The pay is €3,000 to €3,600 per month.",
  },
  {
    title: "Growth Marketing Manager",
    company: "Yonderkit",
    location: "Lisbon, Portugal (Hybrid)",
    salary: "€3,800 per month",
    link: "https://yonderkit.example/careers/growth-marketing-manager",
    daysAgo: 93,
    description:
      "You test one idea a week and write down why the last one failed. You come to our Lisbon office three days a week. The pay is €3,800 per month.",
  },
  {
    title: "CRM Marketing Specialist",
    company: "Yonderkit",
    location: "Remote, EU",
    salary: "€2,900 per month",
    link: "https://yonderkit.example/careers/crm-marketing-specialist",
    daysAgo: 119,
    description:
      "Renters who rented once are our cheapest customers. You bring them back. Only candidates with a residence permit in the EU can be considered. The pay is €2,900 per month.",
  },
  {
    title: "Paid Ads Specialist",
    company: "Yonderkit",
    location: "Remote",
    salary: "€3,100 per month",
    link: "https://yonderkit.example/careers/paid-ads-specialist",
    daysAgo: 147,
    description:
      "Search and shopping ads for canoes in June and crutches in January. We hire worldwide and pay in euros. The pay is €3,100 per month.",
  },
  {
    title: "Affiliate Marketing Manager",
    company: "Yonderkit",
    location: "Remote",
    salary: "€3,300 per month",
    link: "https://yonderkit.example/careers/affiliate-marketing-manager",
    daysAgo: 173,
    description:
      "Campsites, clinics and one very loyal blog about tents. We hire worldwide and pay in euros, South Africa included. The pay is €3,300 per month.",
  },
  {
    title: "Brand Marketing Manager",
    company: "Yonderkit",
    location: "Remote, EU",
    salary: "€4,100 per month",
    link: "https://yonderkit.example/careers/brand-marketing-manager",
    daysAgo: 205,
    description:
      "You find one sentence for a company that rents out everything. You must be resident in an EU country. The pay is €4,100 per month.",
  },
];
