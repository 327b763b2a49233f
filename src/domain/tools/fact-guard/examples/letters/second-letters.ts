import { lettersIn } from "./letter.ts";

export const letters = lettersIn(`
S: Loyalty marketing analyst at a grocery chain in Durban. I pull basket data in SQL and write the monthly voucher plan with the category buyers. Redemption rose from 4% to 7% in 2023. I also look after the app push calendar. Five years in total, two as a data capturer. I have a diploma in retail management from DUT.
A: CRM & Loyalty Manager at a fuel retailer. Braze, segmentation, partner offers.
O: Dear Hiring Manager,

‹I am writing to apply for the CRM & Loyalty Manager role›. ‹In five years at a Durban grocery chain I moved from data capturing to loyalty analysis›. ‹Using SQL, I extract basket data› and ‹shape the monthly voucher plan together with category buyers›. ‹Redemption climbed three percentage points in 2023›, «generating R18 million in extra sales». ‹I also manage the calendar for app push messages›, and «I built a churn prediction model». «I led the rollout of a coalition partnership with Sasol». ‹I hold a diploma in retail management from DUT› and am «a certified CRM professional».

‹I have not used Braze yet, but I am keen to learn it›. ‹I look forward to hearing from you›.
---
S: Freelance brand designer in Pretoria, since 2017. Logos, packaging and pitch decks, mostly for food start-ups. Around 40 brands so far. I work in Illustrator and Figma. A peri-peri sauce I packaged got into Checkers. I charge per project. I was at a print shop for three years before.
A:
O: Hi Busi,

‹I'm a freelance brand designer based in Pretoria, working mostly with food start-ups›. ‹Since 2017 I've created logos, packaging and pitch decks for about forty brands›. ‹A peri-peri sauce I designed the packaging for is now on the shelves at Checkers›, and ‹I know print from three years in a print shop›. ‹My tools are Illustrator and Figma›. «I also teach typography at Open Window» and «animate in After Effects». «One rebrand lifted sales by 60%». I have «a Loerie for packaging».

‹Do you have any packaging projects coming up?› ‹I'd be happy to send over my portfolio›. ‹Have a lovely weekend!›
---
S: Social media executive at an agency in Randburg, 2 years 6 months. Community management for three FMCG brands, monthly content calendars, briefing the studio. I answer about 200 comments a day. Facebook engagement on one brand went up by half. I use Sprout Social. BA Corporate Communication, UJ.
A:
O: • ‹Handles community management for three FMCG brands, answering around 200 comments daily›.
• ‹Plans monthly content calendars and briefs the design studio›.
• ‹Increased Facebook engagement for one brand by 50%›.
• ‹Two and a half years of agency experience in Randburg›.
• ‹Works in Sprout Social› and «Brandwatch».
• «Writes crisis response protocols».
• «Manages paid boosting budgets of R40,000 a month».
• «Coordinates influencer campaigns with 15 creators».
• «Presents quarterly reviews to clients' marketing directors».
• ‹BA in Corporate Communication from UJ›; «postgraduate diploma in digital marketing».
---
S: I am the marketing person at a solar installer in George. Website, quotes follow-up, Google reviews, a stand at the Saturday market. We went from 8 to 20 enquiries a week. I set up a simple CRM in Airtable. Before this I sold cellphone contracts. I've been here since February 2022.
A: Marketing Coordinator, renewable energy company, hybrid.
O: Dear Team,

‹Please consider me for the Marketing Coordinator position›. ‹Since February 2022 I have looked after marketing for a solar installer in George›, ‹from the website and Google reviews to following up on quotes›. ‹Weekly enquiries have gone from 8 to 20, two and a half times as many›. ‹I built a simple CRM in Airtable› and ‹staff our stand at the Saturday market›. «I negotiated a partnership with Standard Bank» and «wrote a funding proposal for the municipality». «Our Google Ads return was 6:1». «I supervise two sales agents». ‹My background in selling cellphone contracts taught me to listen first›.

‹I am excited about your work in renewable energy›. ‹Thank you for reading my application›.
---
S: Copywriter (conversion), remote, Kimberley. 6 years. Sales pages, email sequences and Facebook ad copy for coaches and course creators, most in the US. One launch sequence brought in $84,000. I work in Google Docs, and clients pay me through Wise. Never worked in an agency.
A:
O: Hi Jordan,

‹I write sales pages, email sequences and ad copy for coaches and course creators›, ‹mainly in the States›. ‹I've been doing this for six years, fully remote from Kimberley›. ‹One of my launch sequences earned a client $84k›. «I've written for Harlan Pryce's team» and «my average open rate is 48%». «I run a copy coaching group of 25 writers». «I'm StoryBrand certified». «I also build funnels in Kajabi».

‹I noticed your course relaunches in June›. ‹Could I send you a short teardown of your sales page?› ‹No strings attached›.
---
S: PR and events officer at a museum in Makhanda, since 2016. I write press releases, host school tours and plan the annual book fair, which drew 2 600 people last year. Media list of 90 journalists. I also take minutes at board meetings. I'm bilingual, English and isiXhosa. Honours in History from Rhodes.
A: Communications Manager at a heritage foundation.
O: ‹I would like to put myself forward as Communications Manager›. ‹At a museum in Makhanda I write media releases, guide school groups and organise the annual book fair, which attracted 2,600 visitors last year›. ‹I maintain a list of ninety journalists› and ‹take the minutes at board meetings›. ‹I have been in this post since 2016›. «I secured R750,000 in Lottery funding» and «launched a museum podcast». «I am a member of PRISA». ‹I speak English and isiXhosa› and «conversational German». ‹I hold Honours in History from Rhodes University›. «In 2020 I was acting director». ‹It would be a privilege to help tell your stories›.
---
S: Performance marketing intern at a property portal, 8 months. I pull daily spend reports, write search ad copy, check broken links on landing pages and build audiences in Meta Ads Manager. I found a tracking error that double-counted leads. I'm doing a part-time BCom at Unisa, final year.
A:
O: Performance marketing intern with eight months at a property portal.

• ‹Compiles daily spend reports and writes copy for search ads›.
• ‹Builds audiences in Meta Ads Manager and checks landing pages for broken links›.
• ‹Uncovered a tracking fault that counted leads twice›.
• «Reduced cost per lead by 22%».
• «Manages a daily budget of R15,000».
• «Automated reporting with Python scripts».
• ‹Final-year BCom student at Unisa, studying part-time›.
• «Google Ads Display certified».
• «Dean's list in 2023».
---
S: Trade marketer for a wine distributor, Paarl. I run tastings, print shelf talkers and manage listings with 45 independent bottle stores and 6 restaurants groups. In 2024 the sauvignon blanc sold 12 000 cases, up from 9 500. Driver's licence. WSET Level 2. I report to the sales director.
A: Brand Manager, craft gin.
O: Dear Recruiter,

‹Your Brand Manager advert for a craft gin caught my eye›. ‹I look after trade marketing for a wine distributor in Paarl›, ‹working with 45 independent bottle stores and six restaurant groups›. ‹In 2024 our sauvignon blanc grew by 2,500 cases to 12,000›, ‹an increase of about 26%›. ‹I host tastings and produce shelf talkers›. ‹I hold WSET Level 2 and a driver's licence›, and «I am busy with WSET Level 3». «I redesigned the label with a Cape Town studio», «managed a R3 million marketing budget» and «opened the export market in Kenya». ‹I report to the sales director›. «In 2022 I was named Salesperson of the Year».
---
S: SEO content editor at an online health magazine. I edit 25 articles a month from eight freelancers, update old posts and do keyword mapping in Ahrefs. Updating 60 old posts brought a 35% lift in organic clicks. I check medical claims with a pharmacist. I started as a freelance writer there in 2019.
A:
O: Hi Nomsa, ‹I edit an online health magazine's articles, roughly 25 a month from eight freelance writers›. ‹I refresh older posts too: reworking 60 of them raised organic clicks by 35%›. ‹I map keywords in Ahrefs and have medical claims checked by a pharmacist›. ‹I began there as a freelancer in 2019›. «I manage the editorial budget» and «recruit new writers». «Last year I spoke at BrightonSEO». «I previously edited for Health24». ‹I'm exploring in-house roles and would value your advice›. ‹Would you have fifteen minutes for a call?›
---
S: E-mail & CRM manager at a betting company, Cape Town. 4 people report to me. We send 3 million emails a month in Optimove. I rebuilt the reactivation journey: deposits from lapsed players up 14%. I own the deliverability and the consent audit. 8 years' experience, MBA from UCT GSB (2021).
A: Head of CRM, UK fintech
O: ‹With eight years in CRM and an MBA from UCT's Graduate School of Business, I would bring depth to your Head of CRM role›. ‹I lead a team of four› ‹sending some 3 million emails each month through Optimove›. ‹I rebuilt the reactivation journey, and deposits from lapsed players rose by 14%›. ‹Deliverability and the consent audit are mine›. «I cut unsubscribe rates by half» and «negotiated the Optimove contract down by $40,000». «I introduced holdout testing». «I worked in London for two years». «I also hold a CIPP/E privacy certification». ‹Moving from betting to fintech means the same care with regulated customers›.
---
S: Digital marketing lecturer at a college in Polokwane for 4 years, before that 3 years running ads for a car dealer. I teach two modules, about 70 students a year, and wrote the course handbook. I run the college's TikTok (11k followers). PGCE from Univen. I'd like to go back into industry.
A:
O: ‹Digital marketing lecturer with seven years of marketing and teaching experience›.
• ‹Teaches two modules to around 70 students annually›.
• ‹Authored the course handbook›.
• ‹Runs the college's TikTok account, which has 11,000 followers›.
• ‹Spent three years managing advertising for a car dealer›.
• «Supervises postgraduate research».
• «Consults for the Limpopo Tourism Agency».
• «Increased pass rates from 61% to 84%».
• «Trained in Google's Digital Skills for Africa».
• ‹PGCE from Univen›. 
• «Master's in Media Studies».
---
S: I manage the online shop of a bicycle store in Stellenbosch: WooCommerce, product photos, Google Shopping, newsletters to 4 800 people. Online was 15% of sales when I came in 2021, now 38%. I also started a Saturday group ride, about 30 riders. Self-taught. I raced mountain bikes before.
A: E-commerce Manager, outdoor brand, remote
O: Dear Outdoor Team,

‹I run the WooCommerce shop of a bicycle store in Stellenbosch›. ‹When I joined in 2021, online made up 15% of sales; today it is 38%›, ‹more than double›. ‹I photograph products, manage Google Shopping and write newsletters for 4,800 subscribers›. ‹The Saturday group ride I founded draws about thirty riders›. ‹I am self-taught and a former mountain bike racer, so I know the customer›. «I implemented a loyalty programme», «cut cart abandonment by 18%» and «integrated the shop with Xero». «I oversee a warehouse team of five». «I also speak Dutch». ‹Remote work suits me well›.
---
S: Marketing manager for a dental group, 7 practices, Gqeberha and East London. Team: one designer, one social media junior. Budget R150k per month, mostly Google Ads. New patients per month 410, it was 290 two years ago. We rebranded in 2023. I did a short course in healthcare marketing at GetSmarter.
A: Senior Marketing Manager, hospital group.
O: ‹I currently head marketing for a group of seven dental practices in Gqeberha and East London›. ‹I lead two people, a designer and a social media junior›, and ‹manage R1.8 million a year›, ‹most of it in Google Ads›. ‹We now welcome 410 new patients a month, 120 more than two years ago›. ‹In 2023 we rebranded the group›. ‹I completed a healthcare marketing short course with GetSmarter›. «I opened two new practices in Mthatha», «managed medical aid relationships with Discovery» and «built patient dashboards in Power BI». «I was previously marketing manager at Netcare». ‹I would be glad to bring this to a hospital group›.
---
S: Student, third year journalism at TUT. I edit the campus paper, 16 pages a month, and manage its X account (2 300 followers). Interned at a community radio station in Mamelodi for six weeks. I know WordPress and basic Audacity. I won second prize in a student writing competition in 2023.
A: Junior Content Writer
O: Hello,

‹I'm a third-year journalism student at TUT and the editor of our 16-page monthly campus newspaper›. ‹I also run its X account, followed by 2,300 people›. ‹A six-week internship at a community radio station in Mamelodi taught me to write for the ear›. ‹I'm comfortable in WordPress and know the basics of Audacity›. ‹In 2023 I came second in a student writing contest›. «I have published articles in Daily Maverick», «manage five student reporters» and «write in Sepedi and English». «My blog gets 3,000 readers a month». ‹I'd love to grow as a writer with your team›.
---
S: Growth lead for a language-learning app, remote from Hermanus. UA on TikTok and Google, $70k a month. CAC down from $9.50 to $6.20. Ran 24 creative tests last quarter. I work with a data analyst and two editors in Poland. Earlier: growth marketer at Yoco, 2018-2021.
A:
O: ‹Growth lead running user acquisition on TikTok and Google with $70,000 a month›.
• ‹Brought acquisition cost down by about a third, from $9.50 to $6.20›.
• ‹Ran two dozen creative tests last quarter›.
• ‹Works with an analyst and two Polish editors›.
• ‹Formerly a growth marketer at Yoco for three years›.
• «Scaled installs to 1.2 million».
• «Launched the app in Brazil».
• «Built the referral loop from scratch».
• «Manages agency relationships».
• «Expert in AppsFlyer and SKAN».
`);
