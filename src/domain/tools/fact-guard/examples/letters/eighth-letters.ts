import { lettersIn } from "./letter.ts";

export const letters = lettersIn(`
S: Marketing lead at a veterinary wholesaler in Kempton Park. I answer to the CFO. Every second week I put out a price bulletin to 410 practices. I brought our rep conference online in 2022, and the bill dropped from R900 000 to R310 000. I look after one coordinator. My MBA at Wits is unfinished. Customer score: 41 to 55 on the NPS.
A: Head of Marketing, animal nutrition. Manage a team of twelve.
O: Dear Mr Naicker,

‹Managing a team of twelve would be a natural next step for me›. ‹I lead marketing at a Kempton Park veterinary wholesaler, reporting to the chief financial officer›. ‹Every two weeks I send a price bulletin to 410 practices›. ‹In 2022 I moved our conference for reps online, saving R590,000›. ‹Our Net Promoter Score climbed 14 points to 55›, «the industry's highest ever». ‹I supervise a coordinator›, and «recruited two of them from competitors». «I hold an MBA from Wits», «I came first in the regional sales challenge» and «I sit on the Onderstepoort alumni council».

‹I would welcome the chance to tell you more›.
---
S: I run a small PR outfit from Kalk Bay, only me and one junior. On our books: a cookbook author, two wine farms and a surf school. I write releases, set up tastings for journalists and answer the phones. One tasting got four articles. Basic French. I worked in a bookshop before.
A:
O: Hello Margaux,

‹I have a two-person PR agency in Kalk Bay with four clients, among them two wine farms and a surf school›. ‹I write press releases and organise tastings for journalists; a single one led to four articles›. «I speak fluent French», «placed a client in Decanter» and «represented the tourism board for a season». ‹Prior to this I worked in a bookshop›, «later becoming stock manager». ‹Might we speak about your harvest plans?›
---
S: Digital officer at a municipal library service, Msunduzi. BA (isiZulu), UKZN. I keep the website current, post on Facebook, and teach pensioners to use the e-book app on Wednesdays. App loans: 1 200 a month, it was 700. I drafted the signage text for the new branch with the architect. I deal with complaints.
A: Communications Officer, provincial museum. 40 sites.
O: Dear Selection Panel,

‹Forty sites is a challenge I would relish›. ‹As digital officer for the Msunduzi library service I keep our website up to date and post to Facebook›. ‹On Wednesdays I show pensioners how to use the e-book app, whose monthly loans went up by 500 to 1,200›. ‹I worked on the signage copy for the new branch together with the architect›. ‹I handle complaints as well›. «I managed the library's R2m digitisation grant» and «introduced a reading app for deaf children». «I completed a BCom at UKZN» and «was named Librarian of the Year». ‹Some travel would suit me›.
---
S: Growth person at a prepaid electricity app. I own the referral scheme and the SMS reminders. 3 versions of the referral screen tested with the product squad, and the best one took sign-ups per referrer from 0.6 to 0.9. I found that 7% of sign-ups were being counted double. Mixpanel, a bit of SQL. From call centre agent to this job in 2020.
A:
O: • ‹Owns the referral scheme and SMS reminders for a prepaid electricity app›.
• ‹Tested three variants of the referral screen together with the product squad, lifting sign-ups per referrer by half›.
• ‹Uncovered that 7% of sign-ups were duplicates›.
• ‹My toolkit includes Mixpanel and some SQL›.
• ‹Brings call centre experience›.
• «Cut fraud losses by R1.3m».
• «Leads a squad of five engineers».
• «Rolled out WhatsApp payments in Zambia».
• «Holds a Reforge growth certificate».
---
S: Content marketer, ERP software, Cape Town, mostly for British and Australian readers. Two long guides a month, the product newsletter (9 000 people), webinars with our consultants. The guide on stock-taking brought 260 demo requests in 2024. I brief two freelance writers. BSocSci, UCT. Earlier: five years on the news desk at a radio station.
A: Senior Content Marketer, fintech. Remote.
O: Dear Hiring Team,

‹I'm a content marketer in Cape Town, writing about ERP software chiefly for readers in the UK and Australia›. ‹Each month I produce two in-depth guides and a product newsletter that reaches 9,000 people›. ‹In 2024 our stock-taking guide generated 260 requests for a demo›. ‹I run webinars alongside our consultants, and I brief a pair of freelance writers›. ‹My degree is a BSocSci from UCT, and I spent five years in radio news›. «I tripled organic sign-ups», «rebuilt the site in Webflow» and «lead a content team of four». «I previously wrote for Xero» and «am certified in Contentful». ‹Working in fintech is my next ambition›.
---
S: I do the marketing of a family-run hiking outfitter near Hogsback, with my sister. Bookings through our site: 30 in 2021, 120 in 2024. I take the photos, guide on weekends, write the trail notes and reply to every review. We started with a R5 000 Facebook budget. Matric. I speak isiXhosa and English.
A:
O: Hi Joanna,

‹Together with my sister I market our family's hiking business near Hogsback›. ‹Website bookings have quadrupled since 2021, from 30 to 120 in 2024›. ‹I shoot the photographs, write trail notes, guide hikers at weekends and answer all our reviews›. ‹It began with just R5,000 on Facebook›. ‹I'm at home in isiXhosa and English›. «Lonely Planet lists us», «we won a Lilizela award» and «I trained eight local guides». «I studied tourism at NMU». ‹Would your readers enjoy a piece about the forest trails?›
---
S: Loyalty and email at a pharmacy group of 62 stores. I look after the points programme in Salesforce Marketing Cloud, about 1.4 million members. My birthday voucher is redeemed by 22% of those who get it. I sit with pharmacists once a month to choose health topics. 4 years, before that I sold airtime door to door. National Diploma, DUT.
A: CRM Manager, grocery chain. 900 stores.
O: Dear Ms Khumalo,

‹Nine hundred stores would keep anybody awake, and I mean that as praise›. ‹I run email and the points programme for a 62-store pharmacy group, on Salesforce Marketing Cloud, with some 1.4m members›. ‹Of those who receive my birthday voucher, 22% redeem it›. ‹Health topics are chosen in monthly sessions with our pharmacists›. «I rebuilt the data warehouse with Deloitte», «raised repeat purchases by 9%» and «manage an analyst in Durban». ‹I have four years in this role, after selling airtime door to door›. ‹My qualification is a National Diploma from DUT›; «a BTech followed in 2021».
---
S: Video editor, wants to be a strategist. Three years at a production house in Maboneng. I cut ads for YouTube and TikTok, 20 to 25 a month, and add subtitles. Clients are a bank, a shoe brand and two game lodges. The bank asked for me by name for its second campaign. Premiere and DaVinci. I taught myself colour grading.
A: Junior Creative Strategist, mobile games studio.
O: Dear Studio Team,

‹Moving from the edit suite into strategy is my next goal›. ‹For three years I've edited YouTube and TikTok ads at a Maboneng production house, up to 25 each month, subtitles included›. ‹I work for four clients: a bank, a shoe brand and two game lodges›. ‹When the bank planned its second campaign, it requested me by name›. ‹I use Premiere and DaVinci, and I'm self-taught in colour grading›. «My hook tests cut cost per install by 31%», «I directed a shoot in Windhoek» and «I mentor three junior editors». «I also know After Effects». «One of my ads took silver at the Bookmarks».
---
S: Communications for a trade union in Marshalltown. I lay out the monthly paper (28 000 copies), run the WhatsApp channel in four languages and write speeches for the general secretary. I arranged transport and T-shirts for the 2023 march. Coming from journalism: 9 years on a Sowetan-type daily. I read proofs at night.
A:
O: • ‹Union communicator with nine years in daily journalism behind me›.
• ‹Lays out a monthly newspaper with a print run of 28,000›.
• ‹Manages a WhatsApp channel in four languages›.
• ‹Drafts speeches for the general secretary›.
• ‹Organised T-shirts and transport for the march in 2023›.
• ‹Also proofreads›.
• «Negotiated airtime with SABC».
• «Doubled paid-up membership».
• «Supervises two designers and a photographer».
• «Won a Taco Kuiper commendation».
---
S: SEO consultant, alone, since 2018. Seven retainers at the moment, four of them law firms. I do audits, fix site speed with their developers, and write briefs for their writers. A Sandton conveyancer went from 90 to 260 enquiries a month. I've spoken twice at a small meetup in Rosebank. Ahrefs, Sitebulb. I used to be a paralegal.
A:
O: Hi Thandeka,

‹I've been an independent SEO consultant since 2018, with seven clients on retainer, most of them law firms›. ‹I audit sites, sort out page speed with developers and brief writers›. ‹One conveyancer in Sandton nearly tripled its monthly enquiries, to 260›. ‹My tools are Ahrefs and Sitebulb›. ‹A past life as a paralegal helps me read the fine print›. ‹I have given two talks at a meetup in Rosebank›. «I rank first for 50 legal terms», «Webber Wentzel is a client» and «I employ a link builder». «I'm a Google Premier Partner». ‹Would a short review of your site be of use?›
---
S: Trade marketing rep for a sweets importer, Durban North. 75 stores on my route. I put up displays, count stock on my phone and train the shop assistants on new lines. Display compliance is 93%, the region's average is 80%. Code 10 licence. Half a year left of my BCom at Unisa.
A: Field Marketing Supervisor. Lead eight merchandisers.
O: Dear Mr Reddy,

‹Leading eight merchandisers is the step I'd like to take next›. ‹I look after 75 stores for a sweets importer based in Durban North›. ‹I build displays, do stock counts by phone and train shop assistants when new lines arrive›. ‹My display compliance stands at 93%, 13 points above the regional average›. ‹I have a Code 10 licence›, ‹and I'm half a year away from finishing my BCom through Unisa›. «I opened the Richards Bay route», «cut returns by a fifth» and «negotiated gondola ends with Spar». «I was Rep of the Year in 2023». «I speak fluent Tamil».
---
S: Event marketer at a convention centre in East London, five yrs. I sell stands for the home show, do the exhibitor manual and the radio plan. 118 exhibitors last time against 86 the time before. Power cuts in 2023 meant I moved two expos at a week's notice. I work with a designer and a floor manager. N6 Public Relations, Buffalo City College.
A: Exhibition Marketing Manager, Johannesburg.
O: Dear Ms Sithebe,

‹I have five years' experience marketing events at an East London convention centre›. ‹For our home show I sell exhibition stands, compile the exhibitor manual and plan radio›. ‹Exhibitor numbers grew from 86 to 118, a rise of 37%›. ‹When load-shedding hit in 2023, I rescheduled two expos with only seven days' notice›. ‹A designer and a floor manager work alongside me›. «I introduced a hosted-buyer programme», «signed Absa as title sponsor» and «filled 4,000 seats at a wellness summit». ‹I studied Public Relations (N6) at Buffalo City College›, and «I'm a member of AAXO». ‹Relocating to Johannesburg would be no obstacle›.
---
S: Social media for three restaurants of one owner in Linden. I film with my phone, edit in CapCut and reply to DMs till late. TikTok went from nothing to 19k in 14 months. I was a waiter at one of them first. Fridays I plan the next week with the chef. No degree.
A:
O: Hey Chris,

‹I handle social media for a restaurateur in Linden who has three places›. ‹I shoot on my phone, cut the clips in CapCut and answer messages late into the evening›. ‹Our TikTok account reached 19,000 followers in just over a year›. ‹I started there as a waiter›. ‹Each Friday the chef and I map out the coming week›. «I spend R12,000 a month on Meta ads», «we were reviewed in Eat Out» and «I consult for a brewery in Parkhurst». ‹I know the dining room from the inside, which helps›. ‹Fancy a chat about your new opening?›
---
S: Market research exec, Randburg, agency side. I write questionnaires, brief the fieldwork company and turn tables into slides for beer and bread clients. About 11 projects a year. I made a chart macro in Excel that saves the team a day per project. Psychology Honours from Rhodes. Wish to go client-side.
A: Consumer Insights Manager, dairy.
O: Dear Dr Venter,

‹I'm keen to move from an agency to the client side›. ‹At a research agency in Randburg I design questionnaires, brief fieldwork suppliers and turn data tables into presentations›, ‹for clients in beer and bread›. ‹I complete around eleven projects annually›. ‹An Excel macro I wrote for charts gives the team back one day on each project›. ‹I hold an Honours degree in Psychology from Rhodes›. «I moderate focus groups in Setswana», «built a segmentation of 3,000 shoppers» and «presented at the SAMRA conference». «I manage a research assistant». «My tools include SPSS and R».
---
S: Marketing administrator, funeral cover broker, Welkom. I print and post policy packs, keep the leads sheet, order pens and gazebos, and book the loudhailer car. I thought up a stokvel talk and 340 people signed up across 12 talks. Cashier before. I am doing a short course in Excel.
A: Marketing Assistant, insurer.
O: Dear Recruiter,

‹I'm a marketing administrator at a funeral cover brokerage in Welkom›. ‹I keep the leads spreadsheet, send out policy packs and order promotional items such as pens and gazebos›. ‹I also book the loudhailer car›. ‹My idea of giving talks to stokvels led to 340 sign-ups over a dozen talks›, ‹or roughly 28 per talk›. ‹I used to be a cashier, so I'm comfortable with customers›. ‹At present I am taking an Excel short course›. «I run the company's Facebook page», «won Employee of the Month» and «processed 60 claims a week». «I have my RE5 certificate». ‹Thank you for reading this far›.
---
S: Brand manager, craft gin and tonic water, Paarl, 2 years 6 months. I launched the rooibos flavour: 22 000 bottles in the first season. I set the promo calendar with two retail chains and go to tastings most Saturdays. R1.1m budget, I came in under by 4%. Previously sommelier's assistant. BSc Viticulture, Stellenbosch.
A:
O: • ‹Brand manager for craft gin and tonic with two and a half years in the role›.
• ‹Brought a rooibos flavour to market, selling 22,000 bottles in its first season›.
• ‹Agrees the promotional calendar with two retail chains›.
• ‹Finished 4% below a R1.1m budget›.
• ‹Attends tastings on most Saturdays›.
• ‹BSc in Viticulture from Stellenbosch University; formerly assistant to a sommelier›.
• «Secured a listing at Heathrow duty free».
• «Grew the mailing list to 15,000».
• «Mentors the junior brand manager».
• «Winner of a Michelangelo double gold».
---
S: Marketing at a bus company, Thohoyandou. I put up the timetable posters, answer people on Facebook, and do the Easter and December adverts on Phalaphala FM. Ticket sales for Easter 2024 were R4.6 million, in 2023 R4m. I count passengers at the rank with a clicker to know which routes need adverts. ND Marketing, TUT. My boss is the operations director.
A: Marketing Coordinator, airline.
O: Dear Ms Nkuna,

‹I am writing to apply for the Marketing Coordinator position›. ‹I look after marketing for a bus operator in Thohoyandou›. ‹I prepare timetable posters, respond to customers on Facebook and produce the Easter and December radio adverts for Phalaphala FM›. ‹Easter ticket revenue rose 15% to R4.6m in 2024›. ‹To decide which routes to advertise, I count passengers myself at the taxi rank›. ‹I report to the operations director›. «I designed a mobile ticketing app», «brought in 14 corporate accounts» and «manage a street team in Musina». ‹I have a National Diploma in Marketing from TUT›. «I also completed an IATA course».
---
S: Fundraising copy for a hospice, Howick, half days. Two appeals a year by post and four by email. The winter letter raised R380 000 from 1 900 donors. I phone the top thirty donors at Christmas. I keep the donor list in Excel. I was a palliative nurse for 17 years. My English is better than my Zulu, but I manage.
A:
O: Dear Bronwyn,

‹I write the fundraising appeals of a hospice in Howick: two postal and four email appeals each year›. ‹Our winter letter brought in R380,000 from 1,900 donors, an average gift of R200›. ‹At Christmas I telephone our thirty biggest donors›. ‹The donor database is an Excel sheet that I maintain›. ‹Having been a palliative care nurse for seventeen years, I know what I write about›. ‹I work mornings only›. «I secured a bequest of R2m», «trained 20 volunteers in telephone fundraising» and «moved our donors to Salesforce». «I'm a member of the Southern African Institute of Fundraising». ‹May I send you the winter letter?›
---
S: Product marketing, API payments startup, remote from Gonubie. First marketer there, joined May 2022 when we were 9 people. I rewrote the docs landing pages, name features, and run the changelog. Developer sign-ups per week: 40 -> 130. I sit in on sales calls and collect objections. Tools: Notion, PostHog, Webflow. Self-taught, matric.
A: Senior PMM, developer tools, Berlin (remote).
O: Hello Anke,

‹Your Senior PMM role caught my eye›. ‹In May 2022 I became the first marketing hire at a nine-person payments API start-up, working remotely from Gonubie›. ‹I rewrote the landing pages for our documentation, run the changelog and come up with feature names›. ‹Weekly developer sign-ups more than tripled, from 40 to 130›. ‹By listening in on sales calls I gather the objections we need to answer›. ‹Day to day I use Notion, PostHog and Webflow›. «I led our Product Hunt launch to number two», «interviewed 60 developers» and «wrote the Series A deck». «Before that I was at Yoco». «I speak conversational German». ‹Berlin hours suit me well›.
---
S: In charge of the website and newsletters of a cricket union in Bloem. Match reports, season tickets campaign, sponsor logos on everything. Season tickets sold: 2 050, up from 1 480. The newsletter opens at 44%. I take two students on internships each summer. BA Communication Science (UFS). Keen scorer.
A: Digital Content Manager, football club.
O: Dear Club Secretary,

‹I'd swap the boundary for the touchline without hesitation›. ‹I'm responsible for a cricket union's website and newsletters in Bloemfontein›. ‹I write match reports and run the campaign for season tickets, which grew by 570 to 2,050›. ‹Our newsletter has a 44% open rate›. ‹Every summer I host two student interns›. ‹I make sure sponsors' logos appear where they should›. ‹My BA in Communication Science is from UFS›. «I negotiated a three-year deal with Toyota», «live-streamed 22 matches» and «accredited international media». «I'm fluent in Sesotho». «I was voted Administrator of the Season».
---
S: Influencer wrangler at a haircare brand, Joburg. 140 creators on a spreadsheet, 30 active at any time. I pick, brief, send boxes, chase posts, check captions for claims. Ambassadors' codes bring 12% of online sales. I wrote the claims rule sheet with our lawyer. 2 yrs; earlier a salon receptionist.
A:
O: • ‹Influencer marketer at a Johannesburg haircare brand, with a database of 140 creators›.
• ‹Selects and briefs creators, ships product boxes and follows up on posts›.
• ‹Discount codes of ambassadors account for 12% of online revenue›.
• ‹Checks captions for compliance, using a rule sheet drawn up with the company's lawyer›.
• ‹Two years in the role; started out as a receptionist in a salon›.
• «Negotiates usage rights with talent agencies».
• «Ran a pop-up at Mall of Africa».
• «Reached 6 million people in 2024».
• «Trained in Traackr».
---
S: Partner marketing, accounting software, Centurion, since Feb 2021. I run co-branded webinars with bookkeepers - 26 so far - and a partner kit. 480 partners. Leads from partners were a tenth of all leads and are now a quarter. I share a designer with the product team. CIMA dropout. Afrikaans at home, English at work.
A: Channel Marketing Manager, cloud telephony.
O: Dear Mr Pillay,

‹Since February 2021 I have handled partner marketing for an accounting software company in Centurion›. ‹I've hosted 26 co-branded webinars with bookkeepers and look after a kit for our 480 partners›. ‹Partners used to supply 10% of our leads; today it's 25%›. ‹I share a designer with product›. ‹Afrikaans is my mother tongue and I work in English›. «I built the partner portal in Impartner», «grew MDF spend to R3m» and «organised a partner summit at Sun City». «I manage two channel executives». «I'm a CIMA associate». ‹I'd be happy to meet in person or online›.
---
S: Ecommerce assistant, outdoor gear, Centurion. I load products (about 60 a week), write the descriptions and set up the Friday deals. Returns because of wrong sizes fell by a third after I added size charts. I use Shopify and Google Sheets. Packed orders in the same warehouse for a year first. I'd like to learn paid ads.
A: E-commerce Coordinator, cosmetics.
O: Dear Ms Adams,

‹I would love to bring my e-commerce skills to cosmetics›. ‹At an outdoor gear retailer in Centurion I upload some 60 products every week, write their descriptions and prepare our Friday deals›. ‹Size charts that I introduced cut wrong-size returns by a third›. ‹I work in Shopify and Google Sheets›. ‹Having spent a year packing orders in the warehouse, I know what happens after the click›. ‹Paid advertising is something I am eager to learn›. «I manage the Takealot store», «raised basket value by R85» and «run A/B tests with VWO».
---
S: Marketing coordinator, private school in Hilton. Open days (3 a year), the prospectus, the alumni magazine and parents' WhatsApp announcements. Enquiries went up from 210 to 290 between 2022 and 2024. I work closely with the admissions lady. I take drone pictures. Honours in English, UKZN. I coach the under-14 hockey girls.
A: Admissions and Marketing Manager, boarding school.
O: Dear Headmaster,

‹I'm the marketing coordinator of a private school in Hilton›. ‹I organise three open days annually, produce the prospectus and edit the alumni magazine›. ‹I also write WhatsApp announcements to parents›. ‹From 2022 to 2024 enquiries climbed 38%, to 290›. ‹I collaborate closely with our admissions officer and take aerial photographs by drone›. ‹I have an Honours degree in English from UKZN and coach under-14 girls' hockey›. «I secured R600,000 in bursary sponsorship», «introduced OpenApply» and «represented the school at fairs in Lusaka». «I hold a remote pilot licence».
---
S: Copy chief at a financial newsletter publisher (remote, for Baltimore). 5 copywriters report to me. I edit every promo before it goes out and host the Monday copy clinic. My best promo made $2.3m in 2023. I've been with them for eight years, first as a junior. I read law for two years and didn't finish.
A:
O: Hi Doug,

‹I'm copy chief at a Baltimore financial publisher, working remotely›. ‹I lead five copywriters, edit all promos before launch and run a copy clinic every Monday›. ‹In 2023 my top promotion earned $2.3 million›. ‹I joined eight years ago as a junior›. ‹I left law school after two years›. «I built a control that ran for 30 months», «opened our London desk» and «hired six of the current team». «I've lectured at AWAI's bootcamp». ‹Would you care to swap notes?›
`);
