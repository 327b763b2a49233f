import { lettersIn } from "./letter.ts";

export const letters = lettersIn(`
S: I've been doing social media for small restaurants in Durban for about three years. I look after four accounts, take the photos on my phone and write the captions myself. One place went from 800 to 3,400 Instagram followers. I use Canva and Later. Before this I waitressed.
A: Brightside Hospitality needs a Social Media Manager. You'll own our Instagram and TikTok, plan content monthly, and report in Looker. 3+ years of experience.
O: Dear Brightside team, ‹for three years I have run social media for independent restaurants in Durban›. ‹I handle four accounts from start to finish›: ‹I shoot the pictures, write every caption› and ‹schedule posts in Later›. ‹One client's Instagram following more than quadrupled›, ‹from 800 to 3,400›. I also «managed a team of two interns» and «cut response times to under an hour». ‹My years as a waitress taught me how guests think›. I hold «a Meta Social Media certification». ‹I would love to own your Instagram and TikTok and report in Looker›. ‹I'd welcome the chance to talk through some ideas›.
---
S: Email marketer, 5 yrs. At Petalbox (online florist) I wrote 3 emails a week in Klaviyo, set up welcome and abandoned cart flows, email went from 12% to 31% of revenue. Before that junior copywriter at Ink & Co, 2018-2020. Diploma in copywriting, Red & Yellow.
A:
O: • ‹Wrote three weekly emails in Klaviyo for an online florist›
• ‹Built automated flows for new subscribers and for shoppers who left their baskets›
• ‹Lifted email's share of revenue by 19 percentage points›
• ‹Took email from 12% to almost a third of revenue›
• «Segmented the database by purchase history»
• «Ran A/B tests on subject lines that raised open rates»
• Managed a list of «140,000 contacts»
• ‹Started out as a junior copywriter with two years at Ink & Co›
• ‹Diploma in copywriting from Red & Yellow›
• «BCom in Marketing Management»
• Migrated Petalbox «from Mailchimp»
---
S: I do SEO. Worked on 14 client sites at an agency called Northlight in Cape Town from 2019 until 2023, mostly law firms and dentists. Technical audits with Screaming Frog, keyword research in Ahrefs, wrote briefs for two writers. One law firm went from 900 visits a month to 5,200. Now freelance, 3 clients.
A: Fully remote SEO lead at Tandem, US hours overlap. Experience with B2B SaaS preferred. You will manage content briefs, audits and reporting to leadership.
O: Hi Tandem team, ‹I'm an SEO with four years of agency experience behind me›, ‹most of it with legal and dental practices›. ‹At Northlight I worked across fourteen sites›, ‹auditing them in Screaming Frog› and ‹finding keywords with Ahrefs›. ‹I also prepared content briefs that two writers worked from›. ‹One law firm's monthly visits grew nearly sixfold›; ‹that is 4,300 more visits every month›. «In 2021 I was promoted to Head of SEO». «I built 200 backlinks through digital PR» and «presented results to the board». ‹Today I freelance for three clients›. ‹Your brief mentions B2B SaaS›; «I have worked with SaaS companies such as Chargebee». ‹I am comfortable overlapping with US hours›. ‹Could we speak for 20 minutes next week?›
---
S: Hi, I'm Thandeka. I ran the Google Ads for my uncle's plumbing business, R8k a month, and got the cost per lead from R240 down to R95. After that I did the same for two other tradespeople, an electrician and a roofer. I did the Google Ads Search certification in 2022. I've been a bookkeeper for 6 years, Xero and Excel.
A:
O: ‹I came to paid search through my family's plumbing business, where I managed a monthly Google Ads budget of R8,000›. ‹I brought the cost of a lead down by R145›, ‹a drop of roughly 60%›. ‹Since then I have repeated that for an electrician and a roofer›. ‹I am certified in Google Ads Search›. ‹Six years of bookkeeping mean I am at home in Excel and Xero› and ‹careful with other people's money›. Across those accounts I spent «R500,000». I also «ran Meta campaigns» and «built landing pages in Unbounce». «I work with a team of three freelancers». I studied «accounting at Unisa».
---
S: content writer. 60+ blog articles for a fintech called Paywell, ghostwrote LinkedIn posts for the CEO, edited a monthly newsletter (2,500 readers). Also wrote product pages. Freelance since 2021. English degree from Rhodes.
A: Content Marketing Manager, Loopline. Own the blog and newsletter. Experience with HubSpot a plus.
O: ‹I have written more than 60 articles for Paywell, a fintech company›, ‹ghostwritten for its chief executive on LinkedIn› and ‹edited a newsletter that 2,500 people read each month›. ‹I also wrote copy for its product pages›. ‹I hold a degree in English from Rhodes University›. ‹I have freelanced since 2021›. My articles «brought in 40,000 organic visits a month» and «ranked on page one for 25 keywords». I «manage the editorial calendar» and «commission three other writers». ‹HubSpot would be new to me, but I learn tools quickly›. ‹What draws me to Loopline is how clearly you explain a difficult product›. As «former Content Lead» I also «hosted a podcast».
---
S: Marketing coordinator at a private school in Pretoria, since Jan 2020. Open days (3 a year, about 200 families each), the school's Facebook page, the prospectus, ads in the local paper. Enrolment applications up by 18% last year. I have a Higher Certificate in Marketing from IMM.
A:
O: Professional Summary: ‹Marketing coordinator in education with experience of events, print and social media›. ‹Organises three open days a year, each welcoming around 200 families›, ‹which is some 600 families annually›. ‹Runs the school's Facebook page and produces its prospectus›. ‹Places advertisements in the local newspaper›. ‹Contributed to an 18% rise in applications›. «Introduced a CRM for enquiries». «Trained 12 teachers on social media policy». «Managed an annual budget of R1.2 million». ‹Higher Certificate in Marketing (IMM)›. «Certified in Google Analytics». «Fluent in Mailchimp».
---
S: For two years I've run TikTok and Reels for a skincare brand, Nuve. I script, film and edit everything in CapCut, 5 videos a week. Best video: 1.1m views. I also brief 6 to 8 influencers a quarter. Sold out a launch in 48 hours. I studied drama.
A:
O: Hi Sarah, ‹I script, shoot and cut five short videos a week for Nuve, a skincare brand›. ‹My most-watched clip passed one million views›. ‹Each quarter I brief up to eight creators›. ‹One launch sold out in two days›. ‹That's around 20 videos a month, all edited in CapCut›. ‹My drama training helps me write scripts that sound like people›. I «negotiate influencer contracts worth $5,000». I «grew Nuve to 250k followers». I also «use Premiere Pro». I previously «worked at Sorbet as a brand assistant». ‹Would you be open to a quick call on Thursday?›
---
S: Product marketing, 7 years. Currently PMM at Kudi (payments startup, 40 staff). Launched 3 products, wrote the positioning and sales decks, interviewed about 50 customers, worked with sales on battlecards. Win rate went from 21% to 29%. Before: marketing analyst at Discovery for 3 years (SQL, Tableau).
A: Senior PMM at Ferry
O: ‹Seven years in marketing, the last four of them in product marketing at Kudi›, ‹a 40-person payments startup›. ‹I took three products to market› and ‹wrote their positioning›. ‹About fifty customer conversations shaped that work›. ‹I equipped the sales team with decks and battlecards›, ‹and the win rate rose eight points›. ‹As an analyst at Discovery I worked in SQL and Tableau›. I «led pricing strategy» and «ran analyst relations with Gartner». I «doubled annual recurring revenue to $6m». I «manage two product marketers». I «hold a PMA certification». ‹Ferry's move into small business payments is what caught my attention›.
---
S: I help my mom's bakery with marketing: I set up their website on Wix, send a WhatsApp broadcast every Friday to 320 customers and do the menu design. Orders went up about 25% since I started in March 2024. I'm in my third year of a BCom at UJ.
A: Marketing intern
O: ‹I am a third-year BCom student at the University of Johannesburg›. ‹For my family's bakery I built the website in Wix›, ‹designed the menu› and ‹message 320 customers on WhatsApp each week›. ‹Since I began in March 2024 orders have risen by about a quarter›. ‹I am keen to learn from an experienced team›. I «ran Facebook ads with a R2,000 budget». I «was social media officer of the student council». I «achieved 75% for Marketing 3A». «I know WordPress» too. ‹I enjoy seeing a small change make a real difference to a business›.
---
S: Affiliate manager. 4 years at a travel deals site. 120 publishers on Awin and Impact. Recruit partners, negotiate commission, check for fraud, pay monthly. Affiliate sales grew from R3.2m to R7.9m a year. Team: me and one assistant.
A: 
O: ‹Managed a programme of 120 publishers across Awin and Impact›. ‹Recruited partners, agreed commission rates and policed fraud›. ‹Handled monthly payouts›. ‹Grew annual affiliate sales by R4.7m, close to two and a half times›. ‹Supported by one assistant›. «Launched the programme in three new countries». «Reduced partner churn by 12%». «Reported to the CMO». «Built dashboards in Power BI». «Won Best Affiliate Programme at the Bookmarks».
`);
