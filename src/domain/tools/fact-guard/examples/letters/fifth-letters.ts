import { lettersIn } from "./letter.ts";

export const letters = lettersIn(`
S: Brand marketer, sportswear chain, Cape Town, 5 years. Store openings (11 so far), local running clubs, athlete content. Comrades pop-up 2023: 4 200 visitors in three days. I brief two agencies. I keep the brand guidelines. Budget this year R6.5m. BA Media, UCT.
A: Community Marketing Manager, outdoor apparel.
O: Dear Hiring Team,

‹Community is at the heart of my five years with a Cape Town sportswear chain›. ‹I have opened eleven stores, partnered with local running clubs and produced content with athletes›. ‹Our 2023 Comrades pop-up welcomed 4,200 people over a long weekend of three days›, ‹an average of 1,400 a day›. ‹I brief two agencies, act as guardian of the brand guidelines› and ‹look after R6.5 million this year›. «I signed Sipho Makhanya as an ambassador», «grew the Strava club to 15,000 members» and «supervise a team of four store marketers». «I also completed a sports management course at Wits». ‹I run a little myself, slowly›.
---
S: Website manager for a municipality in the Free State, 7 years. Drupal, accessibility checks, notices in Sesotho and English. Load shedding page had 310 000 views in one month. I train departments to upload. I took a UX course at Eduvos. Would like private sector.
A:
O: • ‹Manages a Free State municipality's Drupal website›
• ‹Publishes notices in English and Sesotho›
• ‹Built a load-shedding page that drew 310,000 views in a single month›
• ‹Shows departments how to upload their own content›
• ‹Checks pages for accessibility›
• ‹UX course, Eduvos›
• «Led the move to WordPress»
• «Administers a hosting budget of R400,000»
• «Introduced live chat, handling 90 queries a day»
• «Certified Scrum Master»
• «Won a CIPR prize for public service»
---
S: I do influencer marketing at a beauty e-tailer. Two and a half years. 35 creators on contract, mostly micro. I handle the contracts, the gifting and the tracking codes in Aspire. Revenue from codes R3.8m last year, R2m the year before. I work with legal on ASA rules. I used to be a make-up artist.
A: Creator Partnerships Lead, remote, UK brand
O: Hi Emma,

‹I manage a roster of 35 creators for a South African beauty e-tailer, most of them micro-influencers›. ‹Contracts, gifting and discount codes all run through me, in Aspire›. ‹Last year those codes brought in R3.8m, 90% up on the year before›. ‹I also check ASA rules with our legal team›. «I negotiated an exclusive with a celebrity chef», «set up TikTok Shop» and «spoke on a panel at Creator Fest». «I manage one coordinator». ‹As a former make-up artist I know when a swatch is honest›. «I've also worked with Lumi & Fern». ‹Could we find a time to talk next week?›
---
S: Marketing all-rounder at a family accounting firm, Welkom, since 2015. I do the tax-season mailers, client evenings, LinkedIn for the partners, our Google listing. We got 64 new clients last tax season. I edit the budget speech guide every February. Part-time bookkeeping too. National Certificate N6 Marketing.
A: Marketing Manager at an audit firm.
O: ‹I have marketed a family-run accounting practice in Welkom since 2015›. ‹My year follows the tax calendar: mailers in the season, client evenings, and each February our guide to the budget speech, which I edit›. ‹I write LinkedIn posts for the partners and keep our Google listing up to date›. ‹Last tax season sixty-four new clients signed up›. ‹I help with the books part-time, so I speak the language›. ‹I hold an N6 National Certificate in Marketing›. «I introduced Salesforce», «manage a R900,000 budget» and «launched a Xero advisory service». «I was runner-up for SAICA's marketing award». «I have a BCom Accounting from UFS». ‹An audit firm would be a natural next step›.
---
S: SEM analyst for a travel group, 3 years, Umhlanga. I manage bids for 14 hotel brands, write scripts in JavaScript to pause sold-out hotels, weekly report for revenue managers. Direct bookings share 22% -> 34%. Also Microsoft Ads. Google Ads Search cert. BSc IT, Varsity College.
A:
O: ‹SEM analyst responsible for bidding across fourteen hotel brands in a travel group›.
• ‹Writes JavaScript that pauses ads when a hotel is full›.
• ‹Raised the share of direct bookings by 12 points, to just over a third›.
• ‹Reports every week to revenue managers›.
• ‹Works in both Google Ads and Microsoft Ads; Search certified by Google›.
• ‹BSc IT from Varsity College›.
• «Owns metasearch on Trivago».
• «Manages R22m in annual spend».
• «Built forecasts in BigQuery».
• «Coaches two interns».
• «Six Sigma Green Belt».
---
S: Freelance translator moving to content marketing: English to Afrikaans, 10 years, medical and legal. I blog about language, 8 000 readers a month. I manage my own invoices and 20 or so clients. I did a copywriting bootcamp in 2024. Mother of two.
A: Localisation Content Specialist, remote
O: Dear Localisation Team,

‹For a decade I have translated medical and legal texts from English into Afrikaans›. ‹I look after some twenty clients, and all the invoicing that comes with them›. ‹My blog about language is read by 8,000 people every month›. ‹In 2024 I went through a copywriting bootcamp because I want to write as well as translate›. «I work in Trados and memoQ», «manage a pool of five translators» and «subtitle for Showmax». «I am accredited by SATI». «I also translate from Dutch». ‹Localisation is exactly where my two interests meet›.
---
S: B2B marketing exec, industrial pumps, Germiston, 3 years. Catalogue (240 pages, yearly), trade shows in SA and Zambia, a case study a month, the CRM clean-up (Dynamics). I make the technical drawings understandable. 40 leads per show. Diploma mechanical engineering before I moved across.
A: Marketing Manager, mining equipment
O: ‹My route into marketing ran through a mechanical engineering diploma, which is why I can make technical drawings understandable›. ‹At an industrial pump maker in Germiston I produce the annual 240-page catalogue and write twelve case studies a year›. ‹I run our trade shows in South Africa and Zambia, each worth about 40 leads›, and ‹I cleaned up the CRM, which runs on Dynamics›. «I manage distributors in the DRC», «ran a LinkedIn campaign that won an R8m tender» and «direct product videos». «I supervise a junior designer». «I hold a pneumatic systems certificate from Festo». ‹I would enjoy doing the same for mining equipment›.
---
S: E-commerce CRO and UX writer. 4 yrs at OneDayOnly. I wrote about 70 test hypotheses, 28 shipped. The gift-card page test: +19% conversion. Microcopy, error messages, checkout labels. Figma, VWO. Psychology honours, Rhodes. I'd love to work for a bank's app.
A:
O: Hi Karabo,

‹I've spent four years on conversion and UX writing at OneDayOnly›. ‹Of around seventy test ideas I wrote, 28 went live: two in five›. ‹One change to the gift-card page raised conversion by nearly a fifth›. ‹I write the small things: error messages, checkout labels, microcopy›, ‹mostly in Figma and VWO›. ‹An honours degree in psychology from Rhodes helps›. «I ran usability sessions with 40 shoppers», «built the company's design system» and «mentor on ADPList». «I won a Bookmark for UX». «I was a content designer at Capitec in 2019». ‹I'd love to hear how your team writes for a banking app›.
---
S: Marketing intern turned assistant at a theatre, Braamfontein. 1 yr 2 months. Programme notes, ticket giveaways with radio stations, Quicket listings, audience surveys. Houses went from 52% full to 71%. Dad joke captions on Instagram. BA Dramatic Arts, Wits, 2023.
A: Marketing Coordinator, arts festival
O: ‹I joined a Braamfontein theatre as an intern and am now its marketing assistant, fourteen months in›. ‹I write programme notes, arrange ticket giveaways with radio stations, list shows on Quicket and survey the audience›. ‹Attendance has risen from 52% to 71% of capacity›. ‹My captions on Instagram lean heavily on dad jokes›. ‹I graduated from Wits with a BA in Dramatic Arts in 2023›. «I secured R120,000 from BASA», «manage front-of-house volunteers» and «produced a trailer in Premiere Pro». «I sit on the festival's programming committee». «In 2022 I interned at the Baxter». ‹Festivals are what I grew up on›.
---
S: Performance lead, lending fintech, Nairobi and Cape Town. 3 direct reports. $120k/mo across Meta, Google and Apple Search Ads. Cost per funded loan $31 -> $22. I set the incrementality testing plan. Fraud checks with risk team. Ex Jumia (2 yrs). Strathmore BBIT.
A: Director of Performance Marketing
O: ‹As performance lead at a lending fintech with offices in Nairobi and Cape Town, I manage three people and $1.44 million a year›. ‹We spend across Meta, Google and Apple Search Ads›. ‹The cost of each funded loan has come down by 29%, to $22›. ‹I designed our incrementality testing plan and work on fraud checks with the risk team›. ‹Earlier I spent two years at Jumia›. ‹My degree is a BBIT from Strathmore›. «I took the app from 100,000 to 1 million users», «raised our Series B deck» and «built an in-house creative team of seven». «I speak French and Swahili». ‹I am ready for a director's brief›.
`);
