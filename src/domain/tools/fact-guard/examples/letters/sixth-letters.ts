import { lettersIn } from "./letter.ts";

export const letters = lettersIn(`
S: Digital content producer for a community radio station in Mthatha, 3 years. I cut interviews into clips, write web stories in isiXhosa and English and manage the Facebook page with 52 000 followers. I also fix the website when it breaks. Our live election stream in 2024 had 14 000 viewers. I studied media at WSU but did not finish.
A: Multimedia Journalist / Content Producer at a national broadcaster.
O: Dear Editor,

‹I would like to be considered for the Multimedia Journalist position›. ‹For three years I have produced digital content at a community station in Mthatha›, ‹turning interviews into clips and writing web stories in English and isiXhosa›. ‹I run a Facebook page with 52,000 followers› and ‹troubleshoot the website›. ‹In 2024 our live election broadcast drew 14,000 viewers›, «making it the most watched stream in the province». «I trained six community reporters in mobile journalism», and «my work was picked up by eNCA». «I completed a media diploma at WSU». «I edit in Adobe Audition». ‹Thank you for taking the time to read this›.
---
S: Senior account manager at a digital agency in Pretoria. I look after six clients in property and motor, set quarterly plans, chase approvals and present results. Retained all six last year. I have 8 years' agency experience and lead two account executives. I use Asana and Looker Studio. Diploma in PR from TUT.
A: Client Success Director, martech vendor.
O: ‹Senior account manager with eight years on the agency side›.

• ‹Manages six property and automotive clients, all of whom renewed last year›.
• ‹Draws up quarterly plans and presents results to clients›.
• ‹Leads two account executives›.
• ‹Keeps approvals moving in Asana and reports in Looker Studio›.
• ‹Diploma in PR, TUT›.
• «Grew account revenue by 30% through upselling».
• «Runs pitch teams and won R9m in new business».
• «Introduced an NPS survey».
• «Drafts contracts and scopes of work».
• «Guest lecturer at Red & Yellow».
---
S: I'm a marketing coordinator at a rooibos exporter in Clanwilliam. I prepare trade show kits, update the product sheets in four languages with translators, and send samples to buyers. In 2023 I organised our stand at Anuga in Cologne. I have been here 26 months. I also keep the stock photos tidy. Degree in agribusiness from Stellenbosch.
A:
O: Hi Liezl,

‹I coordinate marketing for a rooibos exporter in Clanwilliam, just over two years now›. ‹I put together trade show kits, send samples to buyers and keep product sheets current in four languages›. ‹In 2023 I organised our stand at Anuga in Cologne›, «where we signed three distributors». «I also manage our Amazon storefront in Germany» and «ran a tasting roadshow in Japan». «My newsletter goes to 900 importers». «I'm learning Mandarin at Confucius Institute». ‹I'd be grateful for any advice on moving into FMCG brand roles›. ‹Would a quick call next month work for you?›
---
S: Paid search manager, in-house at a medical aid, Sandton, 6 years. R1.1m a month on Google Ads. I moved us to value-based bidding; cost per application fell by 23%. I share a data engineer with the web team. I run the brand safety list. Google Ads certified in Search and Display. BCom Economics, Wits.
A: Head of Paid Media at a challenger bank.
O: Dear Recruitment,

‹I am applying to be your Head of Paid Media›. ‹I have spent six years as paid search manager at a Sandton medical aid, where I control about R13 million a year in Google Ads›. ‹Switching to value-based bidding lowered our cost per application by nearly a quarter›. ‹I look after the brand safety list and share a data engineer with the web team›. ‹I hold Google Ads certifications in Search and Display› ‹along with a BCom in Economics from Wits›. «I built a team of five specialists», «introduced programmatic through DV360» and «reported directly to the CFO». «Before that I worked at Brandtech+». «I sit on the IAB measurement council». ‹A challenger bank is where I want to go next›.
---
S: Part-time social media for a dog groomer and a nursery school, both in Benoni. 18 months. I post four times a week, answer DMs and make reels on my phone. The groomer is now booked two weeks ahead. I'm also a full-time mom and studying towards a certificate in digital marketing at UNISA.
A: Virtual assistant with social media skills, US client.
O: Hello,

‹I handle social media part-time for a dog grooming parlour and a nursery school in Benoni›. ‹For eighteen months I have posted four times a week, replied to direct messages and filmed reels on my phone›. ‹The groomer's diary is now full two weeks in advance›. ‹I am studying towards a digital marketing certificate at UNISA›. «I increased engagement by 80%», «schedule everything in Buffer» and «look after a monthly ad budget of R3,000». «I previously worked as a PA for four years». ‹I am organised, reliable and used to juggling›. ‹I can start immediately›.
---
S: Brand manager at a dairy in Pietermaritzburg. I launched a lactose-free range in 2022 (5 products), wrote the briefs for the packaging, did retailer presentations at Spar and Pick n Pay. Range turnover R31m in year two. I manage one assistant. I joined as a sales rep in 2016. BSc Food Science, UKZN.
A:
O: ‹Brand manager with a food science degree from UKZN and a sales background›.

• ‹Launched a five-product lactose-free range in 2022 that turned over R31 million in its second year›.
• ‹Briefed packaging and presented the range to Spar and Pick n Pay›.
• ‹Supervises one assistant›.
• ‹Joined the dairy as a sales representative in 2016›.
• «Directed a R7m television campaign».
• «Reformulated two flavours with R&D».
• «Achieved 62% brand awareness in tracking studies».
• «Holds a postgraduate diploma from GIBS».
• «Led the company's sustainability committee».
---
S: SEO freelancer from Hermanus. 5 regular clients in tourism, incl. a whale-watching company whose bookings page ranks first for its main keyword. I do audits, on-page fixes and monthly calls. R45k a month income. Tools: Screaming Frog, Ahrefs, Surfer. I was a hotel receptionist until 2020.
A:
O: Hi Marco,

‹I'm an SEO freelancer in Hermanus with five regular tourism clients›. ‹One of them, a whale-watching company, now ranks number one for its main keyword›. ‹I audit sites, fix on-page problems and talk clients through progress every month›. ‹I use Screaming Frog, Ahrefs and Surfer›. ‹Until 2020 I worked on a hotel's front desk, so I know your guests›. «I've helped three lodges double their direct bookings», «I write schema markup by hand» and «I'm a Moz certified SEO». «I'm a regular contributor to Getaway magazine». ‹Would it help if I recorded a short video about your site?›
---
S: Marketing data analyst at an airline, 2.5 years. SQL, Tableau, campaign measurement, weekly pack for the commercial team. I found that 12% of retargeting spend went to people who'd already booked. I built a holdout test with the CRM team. MSc Operations Research, Stellenbosch. Learning dbt.
A: Senior Marketing Analyst, travel scale-up (Berlin, remote).
O: Dear Hiring Team,

‹I have two and a half years of experience as a marketing data analyst at an airline›. ‹Each week I prepare the performance pack for the commercial team, using SQL and Tableau›. ‹My analysis showed that 12% of retargeting budget was reaching people who had already booked›, «and stopping it saved R4m». ‹Together with the CRM team I set up a holdout test›. ‹I hold an MSc in Operations Research from Stellenbosch and am currently learning dbt›. «I've deployed models in Vertex AI», «lead a guild of ten analysts» and «published a paper on attribution». «I speak some German». ‹Working remotely with Berlin would suit me very well›.
---
S: Copy and content for a gym group, 22 clubs. Member emails, class posters, blog, app notifications. I started the podcast (16 episodes). January campaign: 3 900 joins vs 3 100 the year before. I share the design load with a studio. 4 years. Certified spinning instructor.
A:
O: ‹Content writer for a gym group of 22 clubs, four years in the role›.

• ‹Writes member emails, blog articles, class posters and app notifications›.
• ‹Launched a podcast and produced 16 episodes›.
• ‹Supported a January campaign that brought 3,900 joins, 800 more than the year before›.
• ‹Splits design work with a studio›.
• ‹Certified spinning instructor›.
• «Cut email unsubscribes by a third».
• «Developed a chatbot for class bookings».
• «Oversees three freelance photographers».
• «Shortlisted for an Assegai award».
• «Advises head office on pricing».
---
S: Field marketing for an ERP vendor, Midrand. Breakfast events for finance managers, partner co-marketing funds, follow-up with the SDRs. 18 events in 2024, 640 leads, 9% became deals. I use Marketo and Salesforce. 5 yrs. Before, events assistant at the CSIR. ND Marketing, VUT.
A: Regional Field Marketing Manager, EMEA
O: ‹I ran 18 events in 2024 for an ERP vendor in Midrand, mostly breakfasts for finance managers›. ‹They produced 640 leads, of which roughly 58 turned into deals›. ‹I manage partner co-marketing funds and follow up with SDRs, working in Marketo and Salesforce›. ‹In five years I have learnt what makes a finance manager leave their desk›. ‹I began my career as an events assistant at the CSIR and hold a National Diploma in Marketing from VUT›. «I expanded the programme to Kenya and Nigeria», «managed $250,000 in partner funding» and «hosted the annual user conference». «I coach the SDR team on messaging». «I am CIM chartered». ‹I'd welcome a conversation about your plans for EMEA›.
`);
