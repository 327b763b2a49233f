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
`);
