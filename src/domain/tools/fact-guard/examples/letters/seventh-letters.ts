import { lettersIn } from "./letter.ts";

export const letters = lettersIn(`
S: Marketing officer at a credit union in Maseru-side Ficksburg, 6 years. Branch posters, radio spots in Sesotho, SMS to members, the annual general meeting booklet. Loan applications through SMS doubled between 2021 and 2023. I handle complaints on Facebook. I supervise a receptionist. Diploma in Marketing, CUT.
A: Marketing Manager at a microfinance company.
O: Dear Ms Mokoena,

‹I am pleased to apply for the post of Marketing Manager›. ‹I bring six years of experience as marketing officer at a credit union in Ficksburg›. ‹My work spans branch posters, Sesotho radio spots, SMS messages to members and the booklet for the annual general meeting›. ‹Between 2021 and 2023, loan applications via SMS increased by 100%›. ‹I respond to complaints on Facebook and supervise one receptionist›. «I designed a financial literacy programme for schools» and «cut printing costs by R50,000». «I oversee branches in three provinces». ‹I hold a Diploma in Marketing from CUT›, and «I am registered with the Marketing Association of South Africa». ‹I am motivated by helping ordinary people save›.

‹I look forward to the opportunity of an interview›.
---
S: UX/content designer at a telecoms app team in Centurion, 2 yrs. I write in-app copy, test it with 5 to 8 users each sprint, keep the tone guide. Complaints about the data-balance screen fell by 40%. Figma, Maze. Before this, subeditor at Beeld for six years. BA Languages, UP.
A:
O: • ‹Writes in-app copy for a telecoms product team in Centurion›.
• ‹Tests wording with up to eight users every sprint, using Maze›.
• ‹Reduced complaints about the data-balance screen by 40%›.
• ‹Maintains the tone guide and designs in Figma›.
• ‹Six years as a subeditor at Beeld›.
• ‹BA Languages (UP)›.
• «Launched a voice assistant in isiZulu».
• «Ran a content design guild across 14 squads».
• «Reduced app store complaints by 12%».
• «Holds the UX Writing Hub certificate».
• «Spoke at UX South Africa 2023».
---
S: Freelance Klaviyo person. 7 brands, all in the US or Canada, from my flat in Sea Point. Flows, campaigns, list hygiene. One tea brand: email revenue share 18 -> 33%. I invoice in dollars. Started in 2021 after 4 years as a product owner at a bank.
A:
O: Hi Dana,

‹I'm a freelance email marketer specialising in Klaviyo, with seven brands in the US and Canada›. ‹I build flows, send campaigns and keep lists clean›. ‹For one tea brand, email went from 18% to a third of revenue›. ‹I work from Cape Town and invoice in dollars›. ‹Before going freelance in 2021 I was a product owner at a bank for four years›. «My average client sees a 25% lift in repeat purchases». «I'm a Klaviyo Gold partner», «run a team of two designers» and «also manage Postscript SMS». «I was featured on the eCommerce Fuel podcast». ‹Are you happy with what email brings in at the moment?› ‹I'd be glad to look over your welcome flow, free of charge›.
---
S: Tourism marketing coordinator, Garden Route, 3 years 4 months. Itineraries, travel agent newsletter (1 150 agents), famil trips for journalists (9 last year), Instagram takeovers. I know Mailchimp, Canva, a bit of Lightroom. Forest guide on Saturdays. ND Tourism, NMU.
A: Destination Marketing Executive
O: ‹Please find my application for Destination Marketing Executive›. ‹In more than three years as tourism marketing coordinator on the Garden Route I have created itineraries, written a newsletter to 1,150 travel agents and hosted nine media trips in the past year›. ‹I also arrange Instagram takeovers›. ‹I work in Mailchimp and Canva and know some Lightroom›. ‹On Saturdays I still guide visitors through the forest›. ‹I have a National Diploma in Tourism from NMU›. «I negotiated rates with 40 guesthouses», «represented the region at ITB Berlin» and «tracked arrivals in Power BI». «Visitor numbers rose 16% on my watch». «I am fluent in French». ‹Your campaign on slow travel made me want to apply›.
---
S: Growth analyst, betting, Cape Town. 20 months. I own the A/B tests on the bet slip, three tests a month. SQL, Amplitude, Optimizely. Biggest win +6% bets per session. I taught myself Python. Earlier maths tutor for 2 years. BSc Maths, UCT. I want out of betting.
A: Growth Analyst, wellness app
O: Dear Wellness team,

‹I have spent 20 months as a growth analyst in the betting industry, and I would like to move to a product that does people good›. ‹I run about three A/B tests a month on the bet slip, using Optimizely and Amplitude›. ‹My best test increased bets per session by 6%›. ‹I work in SQL and have taught myself Python›. ‹I tutored maths for two years and hold a BSc in Maths from UCT›. «I built a retention model that cut churn by 9%», «manage a Looker instance» and «lead the experimentation council». «I interned at Luno». «I'm halfway through an MSc». ‹A wellness app is exactly the change I am after›.
---
S: Trade and shopper marketing, pet food, Roodepoort, 5 years. In-store promotions at vets and co-ops, gondola ends, a rep incentive. Distribution went from 310 to 540 outlets. Annual budget R4m. I travel two weeks a month. Matric, plus IMM certificate in marketing management.
A:
O: ‹Trade marketer with five years in pet food›.

• ‹Plans in-store promotions at veterinary practices and co-ops›.
• ‹Grew distribution by 230 outlets to 540›.
• ‹Manages a R4 million annual budget›.
• ‹Runs a rep incentive and books gondola ends›.
• ‹Travels two weeks a month›.
• ‹IMM certificate in marketing management›.
• «Negotiates annual trading terms with Massmart».
• «Leads six merchandisers».
• «Improved return on promotional spend by 1.8 times».
• «Built a pricing model in Excel».
• «Finalist, Shopper Marketing Awards».
---
S: Webinar and community producer for an HR software company, remote from Knysna. 4 years. 30 webinars a year in Zoom, Slack community of 2 700 HR people. I write the run sheets and coach guest speakers. NPS of the events 61. I used to stage-manage theatre.
A: Community Manager, HR tech (Dublin)
O: ‹I produce around 30 webinars a year and run a Slack community of 2,700 HR professionals for an HR software company›. ‹I write run sheets and prepare guest speakers, skills I brought from stage management in the theatre›. ‹Our events have an NPS of 61›. ‹I've done this remotely from Knysna for four years›. «I launched an ambassador programme with 50 members», «moderate a monthly book club» and «moved us from Zoom to Goldcast». «My webinars sourced 22% of pipeline». «I have a CMX certification». ‹Working with a Dublin team would be easy from my time zone›. ‹I'd love to meet the people behind your community›.
---
S: PPC + analytics at a tutoring company, Bedfordview. 3y. Google Ads R220k pm, Bing R15k. Cost per trial lesson R310, down from R455. I report in Looker Studio each Friday. Ex-teacher (Maths, 5 years). PGCE.
A: Performance Marketing Specialist, edtech
O: ‹I spend about R235,000 a month on Google Ads and Bing for a tutoring company in Bedfordview›. ‹In three years the cost of a trial lesson has fallen by almost a third, to R310›. ‹Every Friday I report in Looker Studio›. ‹Five years of teaching maths, and a PGCE, mean that I understand what parents are buying›. «I also manage YouTube campaigns», «built server-side tracking» and «trained tutors to upsell». «Last year our return on ad spend was 5.2». «I was team lead of four». ‹I would be proud to do this for an edtech product›.
---
S: Marketing assistant at a book distributor in Cape Town, 2 years. I post new titles on Instagram, pack review copies, keep the bookshop mailing list (420 shops) and stand at festivals. One BookTok clip hit 230 000 views. I read about 60 books a year. BA Honours in Publishing, UP. Canva, Mailchimp.
A: Marketing Executive, children's publisher.
O: Dear Hiring Manager,

‹I am applying with enthusiasm for the Marketing Executive position›. ‹For the past two years I have been a marketing assistant at a Cape Town book distributor›, ‹sharing new titles on Instagram, sending out review copies and looking after a mailing list of 420 bookshops›. ‹A BookTok clip of mine reached 230,000 views›. ‹I represent us at festivals›, and ‹I get through some 60 books a year myself›. «I organised an author tour to eight cities», «wrote press releases for Quill & Vine Books» and «increased pre-orders by 45%». «I coordinate a street team of 20 student ambassadors». ‹I hold a BA Honours in Publishing from UP› and ‹am at home in Canva and Mailchimp›. ‹I would be thrilled to help children find your books›.
---
S: Digital marketing exec, estate agency, Ballito. 4 yrs. Property24 listings, drone photos by a contractor, Facebook lead ads (R35k a month), a database of 9 000 buyers in HubSpot. 22 agents. Leads per agent from 6 to 11 a month. I make the Friday video. Short course in SEO, GetSmarter.
A:
O: ‹Digital marketing executive with four years in real estate›.

• ‹Runs Facebook lead ads on R35,000 a month and nearly doubled leads per agent›.
• ‹Keeps a HubSpot database of 9,000 buyers›.
• ‹Supports 22 agents with Property24 listings›.
• ‹Produces a video every Friday›.
• ‹Commissions drone photography from a contractor›.
• ‹SEO short course (GetSmarter)›.
• «Developed an agent onboarding academy».
• «Ranks first on Google for Ballito property».
• «Manages a creative team of three».
• «Introduced virtual tours with Matterport».
• «Sold 14 sponsorships for the lifestyle magazine».
---
S: Email copywriter for a US non-profit consultancy, remote from Pietermaritzburg. 18 months. Donor appeals and thank-you series. Best appeal raised $212,000. I write around 25 emails a month, in Google Docs, then the team loads them in EveryAction. Before: high school English teacher, 9 years. B.Ed Hons.
A: Senior Email Strategist
O: Hi Rachel,

‹I write donor appeals and thank-you emails for an American non-profit consultancy, working from Pietermaritzburg›. ‹In a year and a half I've written some 450 emails›, ‹and my most successful appeal brought in $212k›. ‹I draft in Google Docs; colleagues load the emails in EveryAction›. ‹Nine years of teaching English in a high school taught me to write for people who would rather be elsewhere›. ‹I have a BEd Honours›. «I manage a calendar for 12 clients», «improved deliverability to 99%» and «segment donors by giving history». «I have an AFP fundraising certificate». ‹Would you be willing to tell me how your team tests subject lines?›
---
S: Brand activations freelancer, Soweto and Joburg CBD. 6 yrs. Campus activations, spaza branding, promoters (I book 15 to 40 at a time). Clients via agencies: Castle Lite, Capitec. My own bakkie and sound rig. Weekly feedback report with photos on WhatsApp. Grade 12.
A:
O: Hello Zanele,

‹I'm a freelance activations specialist working in Soweto and the Joburg CBD›. ‹Over six years I have run campus activations and spaza shop branding for brands such as Castle Lite and Capitec, through their agencies›. ‹I book anything from 15 to 40 promoters per job, and I bring my own bakkie and sound rig›. ‹Clients get a weekly report with photos on WhatsApp›. «I also handle permits with the City», «designed a sampling truck for Nando's» and «reached 100,000 students in 2024». «I'm a qualified event safety officer». ‹Do you have any campus work coming up this quarter?›
---
S: Product marketer, HR payroll SaaS, Gqeberha. 3.5 years. Release notes, in-app tours in Appcues, sales one-pagers, quarterly customer advisory calls. Feature adoption of leave module 34% to 58%. I ran the pricing page rewrite. I sit with 2 product managers. BCom, Rhodes.
A: Product Marketing Lead
O: ‹Over three and a half years as a product marketer in payroll software, I have learnt to explain dull things well›. ‹I write release notes and sales one-pagers, build in-app tours with Appcues and host customer advisory calls every quarter›. ‹Adoption of our leave module went up by 24 percentage points›. ‹I led the rewrite of our pricing page and work beside two product managers›. ‹I hold a BCom from Rhodes›. «I won back $400,000 in churned accounts», «trained the sales team on objection handling» and «launched a partner certification». «I was the first marketing hire at a Cape Town start-up». «I use Pendo and Gong». ‹Your roadmap posts are some of the clearest I have read›.
`);
