import { lettersIn } from "./letter.ts";

export const letters = lettersIn(`
S: Marketing lead at a fibre provider in Bloemfontein. Door-drop leaflets, estate activations, Facebook ads and the referral scheme. We connected 1 900 homes in 2024 against a target of 1 500. Marketing budget is R2.4m a year. I manage an agency and one coordinator. Previously a radio producer at OFM for four years. National Diploma in Journalism, CUT.
A: Regional Marketing Manager at a telecoms operator.
O: Dear Mr Botha,

‹I wish to apply for the position of Regional Marketing Manager›. ‹As marketing lead at a Bloemfontein fibre provider I am responsible for leaflet drops, activations on estates, Facebook advertising and a referral scheme›. ‹In 2024 we connected 1,900 homes, beating our target by 400›, ‹or 27%›. ‹I oversee roughly R200,000 a month› and ‹direct an agency and a coordinator›. «I also handle the company's investor relations» and «developed a reseller channel in Lesotho». ‹Four years as a producer at OFM taught me what makes people listen›. «I was a finalist in the Sanlam awards for journalism». ‹I hold a National Diploma in Journalism from CUT› and «a certificate in project management».

‹I would be delighted to meet you in person›.
---
S: I sell handmade leather bags online, full time since 2020. I do everything from photos to courier bookings. Etsy and my own Shopify store. 3 100 orders so far, 40% repeat customers. My email list has 5 600 names, I send two emails a month. I've had two stalls at Kamers/Makers. I want a job in e-commerce.
A:
O: ‹E-commerce all-rounder who has run a handmade leather bag business full time since 2020›.

• ‹Sells through Etsy and a Shopify store, with 3,100 orders to date›.
• ‹Two in five customers come back to buy again›.
• ‹Emails a list of 5,600 people twice a month›.
• ‹Takes all product photographs and books couriers›.
• ‹Exhibited at Kamers/Makers on two occasions›.
• «Runs Pinterest ads at a 4x return».
• «Employs three seamstresses».
• «Stocks boutiques in London».
• «Completed Shopify's partner programme».
• «Featured in Visi magazine».
---
S: Content strategist, remote, Cape Town. I've worked with a US cybersecurity company for 3 years: 2 whitepapers a quarter, case studies, thought leadership for the CTO. Interviews with engineers are my favourite part. Traffic to the resources hub doubled in a year. I manage 3 freelancers in Contently. MPhil in Linguistics, Stellenbosch.
A: Senior Content Strategist at Vaultly (B2B security).
O: Hi Vaultly team,

‹For three years I've been the content strategist for an American cybersecurity firm, working remotely from Cape Town›. ‹I produce eight white papers a year, alongside case studies and thought leadership pieces for the CTO›. ‹I love interviewing engineers and turning what they know into clear prose›. ‹Within twelve months visits to our resources hub grew by 100%›. ‹I coordinate three freelance writers through Contently›. «My content influenced $5m in pipeline», and «I built an SEO strategy that ranks for 400 keywords». «I have a CISSP». ‹My MPhil in Linguistics from Stellenbosch makes me picky about words›. «Before that I was an editor at Media24».

‹Vaultly's approach to zero trust is refreshingly plain›, and ‹I'd love to write about it›.
---
S: Junior graphic designer + social. Two years at a church network, 12 branches. Sermon graphics, event posters, live-stream overlays, Instagram. I use Photoshop and Canva, learning Illustrator. Easter campaign reached 60 000 people. I volunteer as a photographer for weddings at weekends.
A: Social Media Designer
O: ‹I design for a church network with a dozen branches›: ‹sermon graphics, posters for events, live-stream overlays and Instagram content›. ‹I've been there two years, working mainly in Photoshop and Canva, and I'm teaching myself Illustrator›. ‹Our Easter campaign reached 60k people›. ‹On weekends I photograph weddings as a volunteer›. «I manage a team of eight volunteers», «edit the sermons into podcasts» and «animate in Blender». «I studied multimedia design at Boston City Campus». «My Instagram reels average 20,000 plays». ‹I'd be thrilled to join a team where design leads›.
---
S: Head of growth, insurance comparison site, Sandton. Team of 6. SEO, paid search, partnerships. R14m media a year. Policies sold per month went from 1 200 to 2 100 in two years. I present to exco monthly. Before: performance manager at iProspect (2015-2019), and analyst at Absa for two years.
A:
O: • ‹Leads a team of six across SEO, paid search and partnerships at an insurance comparison site›.
• ‹Manages annual media of R14 million›.
• ‹Grew monthly policy sales by 75% over two years›.
• ‹Presents to the executive committee each month›.
• ‹Spent four years as performance manager at iProspect after two years as an analyst at Absa›.
• «Launched a mobile app with 90,000 downloads».
• «Holds a CFA Level 1».
• «Built an in-house studio of four creatives».
• «Cut agency fees by R1.1m».
• «Named in the Mail & Guardian 200 Young South Africans».
---
S: Events marketer, Johannesburg. Conferences for the mining industry: 3 a year, 400 to 900 delegates. I sell sponsorships, brief speakers and run the email invitations in Everlytic. Last year sponsorship income was R2.1m. I started as a receptionist in the same company. 9 years.
A: Event Marketing Manager, fintech expo
O: Dear Events Team,

‹I market mining conferences in Johannesburg, three every year with up to 900 delegates each›. ‹I sell sponsorship packages, which brought in R2.1 million last year›, ‹brief the speakers› and ‹send invitations through Everlytic›. ‹Nine years ago I joined the company as its receptionist and worked my way up›. «I moderate panels on stage», «designed the conference app» and «took the event to Accra in 2023». «I manage a call centre of ten telesales agents». ‹A fintech expo would be a new subject, and I enjoy learning a new industry›. «I am fluent in Portuguese».
---
S: I'm a stay-at-home mom going back to work. Before my break (2018-2023) I was a brand manager for a biscuit brand at Bakers for 6 years. TV ads, in-store promos, one relaunch. Market share went from 18 to 23%. During the break I ran the school's fundraising and its Facebook group (900 parents). I did the Google Digital Marketing course online.
A: Brand Manager (part-time), snacks
O: ‹I am returning to work after a five-year career break›. ‹Earlier I spent six years as a brand manager at Bakers, looking after a biscuit brand›. ‹I worked on TV commercials, in-store promotions and a relaunch›, and ‹the brand's market share rose by five points to 23%›. ‹While at home I led fundraising for our school and looked after a Facebook group of 900 parents›. ‹I have also finished Google's online Digital Marketing course›. «I managed a R25 million budget», «supervised two assistant brand managers» and «won a Nielsen innovation award». «I have consulted for small bakeries since 2021». ‹A part-time role in snacks would suit me perfectly›.
---
S: Paid social specialist. Meta, TikTok, Pinterest. 3 yrs agency (Incubeta), now 1 yr in-house at a swimwear label. ROAS 3.1 to 4.4. Summer spend peaks at R900k a month. I make my own static ads in Figma. Working towards Meta Certified Media Buying Professional.
A:
O: Hi Candice! ‹I've spent four years in paid social: three at Incubeta and the past year in-house with a swimwear label›. ‹I run Meta, TikTok and Pinterest campaigns, and in summer spend peaks at R900,000 a month›. ‹ROAS improved by roughly 42%, from 3.1 to 4.4›. ‹I design static ads myself in Figma› and ‹am studying for Meta's media buying certification›. «I also manage our affiliate programme». «At Incubeta I ran Woolworths and Superbalist». «I lead two junior buyers». «Last year I spoke at Social Media Week in Lagos». ‹I saw that you are hiring on LinkedIn and wondered whether you'd be open to a chat?›
---
S: Admin assistant, wants to move to marketing. At a veterinary clinic in Nelspruit for 5 years. I send the SMS reminders, started a Facebook page (now 3 400 likes) and make a monthly newsletter in Mailchimp. No-shows went down from 15% to 9%. I did HubSpot's free Content Marketing certification in 2024. Matric.
A: Marketing Assistant
O: Dear Hiring Manager

‹After five years as an administrative assistant at a Nelspruit veterinary clinic, I am ready to move into marketing›. ‹I send SMS reminders that helped bring no-shows down by six percentage points›, ‹started the clinic's Facebook page, which now has 3,400 likes›, and ‹create a monthly Mailchimp newsletter›. ‹In 2024 I completed HubSpot's Content Marketing certification›. «I handle the clinic's Google Ads», «write blog posts on pet care» and «trained the reception team on customer service». «The newsletter has a 44% open rate». «I am studying towards a BCom at Unisa». ‹I learn quickly and would value the chance to grow with you›.
---
S: Technical marketer at an agritech start-up in Potchefstroom. I write product guides for sensors, film demos on farms, run the stand at Nampo. 2 years, before that agronomist for 7. I speak Afrikaans and English, some Sesotho. YouTube channel 0 to 9 200 subscribers. Honours degree in soil science, NWU.
A: Product Marketing Manager at a drone company
O: ‹I am an agronomist turned technical marketer›. ‹For the past two years I have written product guides, filmed demos on farms and staffed the stand at Nampo for an agritech start-up in Potchefstroom›. ‹I grew its YouTube channel from nothing to 9,200 subscribers›. ‹Seven years in the field as an agronomist mean farmers trust me›. ‹I work in Afrikaans and English and get by in Sesotho›. «I hold a remote pilot licence», «set the pricing for our sensors» and «coordinate dealers in twelve countries». «I completed a product marketing certificate at PMA». ‹I have an Honours in soil science from NWU›. ‹Your drones solve a problem I have seen first-hand›.
---
S: I'm a podcast producer and audience person. 3 shows, 2 of them weekly, for a news site in Johannesburg. Downloads 45 000 a month, up from 12 000. I book guests, edit in Descript, write the show notes and cut clips for social. I've done this for four years. Freelance sound engineer before.
A:
O: ‹Podcast producer with four years at a Johannesburg news site›.
• ‹Produces three shows, two of them weekly›.
• ‹Nearly quadrupled monthly downloads, from 12,000 to 45,000›.
• ‹Books guests, edits in Descript and writes show notes›.
• ‹Turns episodes into short social clips›.
• «Sells host-read advertising worth R300,000 a year».
• «Manages a team of two producers».
• «Distributes via Megaphone».
• «Created a live show at the Market Theatre».
• ‹Earlier freelanced as a sound engineer›.
---
S: Retention marketer, subscription coffee, Woodstock. Recharge + Klaviyo on Shopify. Churn 9% to 6.5%. I built the cancel flow with a pause option and a quiz for new people. 2 yrs. I also pack boxes in December. Before that barista trainer. No degree.
A: Lifecycle Lead, pet food subscription
O: ‹I run retention for a coffee subscription in Woodstock, using Klaviyo and Recharge on Shopify›. ‹In two years churn has come down from 9% to 6.5%›, ‹over a quarter lower›. ‹I built a cancellation flow with a pause option and a quiz for new customers›. ‹I still pack boxes in December, so I know what subscribers see when they open one›. ‹I used to train baristas›, which taught me to explain things simply. «I doubled average order value», «segmented customers by roast preference» and «ran SMS campaigns in Attentive». «I report weekly to the founders». «I have a certificate in data analytics from Coursera». ‹Pet food is a subscription people care about even more than coffee›.
`);
