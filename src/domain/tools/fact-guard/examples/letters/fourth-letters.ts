import { lettersIn } from "./letter.ts";

export const letters = lettersIn(`
S: Digital marketing specialist with 4 years at a logistics company in Durban. I run LinkedIn Ads and Google Ads (R60k/month combined), write case studies and look after our HubSpot. Inbound leads went from 35 to 90 a month. I work with sales every week. BCom Marketing from UKZN.
A: Growth Marketer (remote), SaaS. HubSpot, paid media, ABM.
O: ‹Results-driven digital marketing specialist with four years of experience in logistics›. ‹Proven track record of growing inbound leads by more than 150%›. ‹Adept at leveraging HubSpot and paid media across LinkedIn and Google›, ‹with a combined monthly spend of R60,000›. ‹Passionate about working cross-functionally with sales to turn interest into revenue›. «Spearheaded an account-based marketing pilot for 20 target accounts». «Orchestrated a website relaunch in Webflow». ‹Crafts compelling case studies›. «Mentored two junior marketers». ‹BCom in Marketing, UKZN›. «Salesforce Certified Administrator».
---
S: Hi there, I saw your ad. I have been doing marketing for my church and for a friend's salon. I made her Instagram, 0 to 1 500 followers in 10 months, and I do her bookings. I know Canva. I work at Clicks as a cashier at the moment. I have matric.
A: Entry-level Social Media Assistant, training provided.
O: Dear Hiring Manager,

‹I was excited to see your entry-level vacancy, especially because you offer training›. ‹Although I currently work as a cashier at Clicks, marketing is what I do in my spare time, for my church and for a friend's salon›. ‹I created the salon's Instagram account and grew it to 1,500 followers in ten months›. ‹I also manage her bookings and design posts in Canva›. «I boosted posts with a small ad budget», «which brought in 40 new clients». «At Clicks I was promoted to shift supervisor in 2023». «I have completed Google's Fundamentals of Digital Marketing». ‹I am a fast learner, and I would not let you down›.

‹Kind regards›
---
S: Senior copywriter, 11 years, agencies in Joburg (Joe Public, FCB). Radio is my thing, two Loeries bronze. Clients: Chicken Licken, Toyota, Nedbank. I mentor interns. Went freelance last year. I have a diploma from AAA.
A:
O: Hi Tumi,

‹I'm a senior copywriter with eleven years at agencies including Joe Public and FCB, and I've been freelance for the past year›. ‹Radio is where I'm happiest, and it has earned me two bronze Loeries›. ‹You may know my work for Toyota, Nedbank and Chicken Licken›. «I also won a Cannes Lion in 2021» and «served as creative director on Vodacom». «I've written two feature films». ‹I studied at AAA› and ‹still enjoy mentoring interns›.

‹Are you looking for extra hands before the festive season?› ‹My rates are flexible for the right project›.
---
S: Market access & marketing at a wine estate in Robertson. Cellar door manager for 2 years and then marketing for 3. Wine club from 300 to 1 100 members. I host tastings in English, Afrikaans and German. I do the club mailer in Mailchimp and the Vivino replies. Cape Wine Academy diploma.
A: Brand ambassador / marketing manager, boutique distillery
O: ‹Over five years on a wine estate in Robertson I have gone from running the cellar door to heading up its marketing›. ‹Our wine club has grown by 800 members, to 1,100›. ‹I lead tastings in three languages, English, Afrikaans and German›, ‹write the club mailer in Mailchimp and reply to reviews on Vivino›. ‹I hold the Cape Wine Academy diploma›. «I negotiated listings with Nettle & Vine», «trained the waiters of 14 restaurants» and «organised the Wacky Wine Weekend stand». «Export sales to Germany rose 22%». «I am a qualified sommelier». ‹A distillery would let me put all of this to work on something new›.
---
S: Data-minded marketer. 6 years: 2 at a bank's call centre, 4 in marketing analytics at a retailer (TFG). I build dashboards in Power BI, run the weekly trading report and did a customer segmentation with k-means in Python. It's used by 5 brands. Honours in Statistics, UP.
A: Marketing Data Scientist, remote EU.
O: ‹I bring six years of experience, four of them in marketing analytics at TFG›. ‹I build Power BI dashboards and produce the weekly trading report›. ‹Using k-means in Python I created a customer segmentation that five brands rely on›. ‹My Honours in Statistics is from the University of Pretoria›. «I deployed a churn model on AWS» «that saved R12m». «I presented at the PyCon ZA conference». «I lead a squad of three analysts». ‹Working European hours from South Africa is no problem›. «I am fluent in R and dbt».
---
S: Nonprofit marketer: 3 yrs at an animal rescue in Cape Town (part-time, 20 hrs a week). Adoption posts, the Giving Tuesday campaign raised R118 000 in 2023 (R76 000 in 2022), a newsletter in Brevo to 2 200 donors, volunteers' WhatsApp group. I speak at schools. Previously a nurse.
A:
O: • ‹Part-time marketer for a Cape Town animal rescue, 20 hours a week over three years›
• ‹Raised R118,000 on Giving Tuesday 2023, R42,000 more than the year before›
• ‹Grew Giving Tuesday income by 55%›
• ‹Sends a newsletter to 2,200 donors via Brevo›
• ‹Gives talks at schools and keeps volunteers informed on WhatsApp›
• «Secured a corporate sponsorship from Hill's»
• «Runs the Google Ad Grants account»
• «Manages a calendar of six fundraising events»
• «Reduced adoption times by three weeks»
• ‹Background in nursing›
---
S: Amazon + Takealot account manager at a supplements brand. 18 months. Listings, A+ content, PPC. TACoS 24% -> 15%. 62 SKUs. I talk to the factory about stock. I did this after 5 years in a call centre. I use Helium 10, Sellerboard.
A:
O: Hi Grant, ‹I manage Amazon and Takealot for a supplements brand: 62 SKUs, listings, A+ content and PPC›. ‹In eighteen months TACoS dropped nine points, from 24% to 15%›. ‹I live in Helium 10 and Sellerboard, and I speak to the factory myself about stock›. «We launched in Germany and the UK last year», «and I manage a virtual assistant in Manila». «I've been through Amazon's Ads Academy». «Monthly sales are $85k». ‹Five years in a call centre taught me to be patient with support tickets›. ‹If you're open to it, I could audit one listing for free›.
---
S: Comms intern at SANParks, 6 months contract, Kruger. I write sightings posts, photograph events and do media clippings. My post of a leopard cub got 41 000 shares. I studied nature conservation at TUT and did an extra year of PR. Driver's licence, first aid level 1.
A: Content Creator, safari company
O: ‹I am completing a six-month communications internship with SANParks in the Kruger›, ‹where I write sightings posts, take photographs at events and compile media clippings›. ‹One post, about a leopard cub, was shared 41,000 times›. ‹My studies in nature conservation at TUT, followed by a year of PR, mean I can tell an accurate story›. ‹I have a driver's licence and Level 1 first aid›. «I hold a FGASA guide qualification», «manage the park's TikTok» and «edit in Lightroom». «I previously guided at Sabi Sabi». ‹I would love to help guests fall in love with the bush through your channels›.
---
S: Marketing & admissions at an online school. 2 years. Webinars for parents (1 a month, 60 to 100 parents), nurture emails in ActiveCampaign, call list for the 4 consultants. Applications to enrolment 11% to 16%. I wrote the parent handbook. BEd, taught Grade 4 for 3 years.
A: Lifecycle marketer, edtech, US company
O: Dear Team,

‹I am a former Grade 4 teacher now in marketing and admissions at an online school›. ‹Every month I host a webinar for as many as 100 parents›, ‹and I build the nurture emails in ActiveCampaign that follow it›. ‹Conversion from application to enrolment has improved from 11% to 16%, close to half as much again›. ‹I prepare the call list for four consultants and authored our handbook for parents›. «I set up lead scoring», «ran a student ambassador programme» and «A/B tested the application form». «I oversaw a rebrand with an agency in Lisbon». ‹With a BEd and three years in the classroom, I understand both parents and pupils›. «I have worked US hours for a year».
---
S: Sales rep turned marketer. Pharma, Adcock, 8 yrs rep + 2 yrs product manager. I launched a cough syrup: detailing aids, pharmacist training, radio. It took 6% of the market in year one. Budget R5m. BPharm NWU.
A: Brand Manager, OTC
O: ‹I spent eight years as a pharmaceutical rep at Adcock before two as product manager›, ‹a decade in total›. ‹I launched a cough syrup that won a 6% market share in its first year, on a budget of R5 million›. ‹The launch combined radio, training for pharmacists and detailing aids›. ‹I qualified as a pharmacist with a BPharm from NWU›. «I managed a field force of 12 reps», «negotiated shelf space with Dis-Chem» and «ran a TV campaign». «I was Rep of the Year in 2017». «I completed an MBA at Henley». ‹OTC is the part of the business I know best›.
`);
