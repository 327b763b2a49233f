const wordsIn = (list: string): readonly string[] => list.trim().toLowerCase().split(/\s+/);

/** Parts of the names of places and peoples. They open many a company's name. */
export const places: ReadonlySet<string> = new Set(
  wordsIn(`
    South Africa African Africans Cape Town Johannesburg Joburg Durban Pretoria Stellenbosch Sandton Gqeberha Bloemfontein Polokwane Nelspruit Mbombela George Knysna Paarl Somerset Western Eastern Northern Gauteng KwaZulu Natal Limpopo Mpumalanga
    Karoo Overberg Winelands Drakensberg Lowveld Highveld Boland Garden Route Wild Coast Midlands Transkei Platteland Midrand Centurion Soweto Randburg Roodepoort Rosebank Umhlanga Ballito Pietermaritzburg Kimberley Rustenburg Hermanus Plettenberg Franschhoek Constantia Khayelitsha Mthatha Makhanda Grahamstown Elizabeth Bay East London Worcester Upington Welkom Vereeniging Witbank Emalahleni Tzaneen Potchefstroom
    Nairobi Kenya Lagos Nigeria Ghana Accra Namibia Botswana Zimbabwe Harare Mozambique Zambia Egypt Morocco Uganda Rwanda Tanzania Mauritius
    London Manchester Dublin Ireland Berlin Germany Munich Paris France Madrid Spain Barcelona Lisbon Portugal Amsterdam Netherlands Europe European EU EMEA APAC MENA DACH LATAM UK US USA UAE Dubai America American Americas Canada Toronto Australia Sydney Melbourne Zealand India Singapore Asia Israel
    New York Francisco San California Texas Austin Boston Chicago Angeles Los Seattle Miami Denver Britain British Scotland England Sweden Norway Denmark Finland Poland Italy Switzerland Austria Belgium Brazil Mexico Japan China United States Kingdom States North West East Central
    Sub Saharan SADC BRICS Pty Ltd Inc LLC GmbH`),
);

/** Words that are written with a capital and are neither a company nor a tool. */
export const noNames: ReadonlySet<string> = new Set([
  ...wordsIn(`
    I I'm I've I'd I'll Mr Mrs Ms Dr Dear Hi Hello Hey Regards Sincerely Best Kind Warm Yours Thanks Thank Subject Re PS Hiring Manager Team Sir Madam`),
  ...wordsIn(`
    January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec
    Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays Q1 Q2 Q3 Q4 H1 H2 Christmas Easter Black Cyber Valentine's Mother's Father's Heritage Diwali Ramadan Eid`),
  ...places,
  ...wordsIn(`
    English Afrikaans Zulu isiZulu Xhosa isiXhosa Sotho Sesotho Tswana Setswana French German Spanish Portuguese Dutch Italian Arabic Swahili Mandarin Chinese Hindi`),
  ...wordsIn(`
    SEO SEM PPC CRM CRO KPI KPIs ROI ROAS CPA CPC CPL CPM CTR CTA CTAs CLV LTV CAC AOV MQL MQLs SQLs B2B B2C D2C DTC SaaS UGC PR CMS AI UX UI API SMS RSS PDF FAQ FAQs CV FMCG NGO NPO SME SMEs SMME EdTech FinTech HealthTech MarTech AdTech IT HR P&L GTM OKR OKRs ABM SERP SERPs
    GDPR POPIA POPI CAN SPAM EAT EEAT YMYL PLG ICP TOFU MOFU BOFU NPS CSAT A B AB COVID Covid ICT OTT CTV DSP SSP DOOH OOH ATL BTL TTL GMV ARR MRR VIP URL QA RFP SLA HTML5 Q As iOS Android Web Internet Wi-Fi SAST GMT EST CET PST UTC TV BBBEE BEE
    Marketing Digital Content Social Media Email Brand Growth Performance Strategy Analytics Advertising Paid Search Organic Creative Communications Campaign Campaigns Product Sales Customer Senior Junior Lead Head Director Specialist Executive Coordinator Strategist
    Professional Summary Key Skills Experience Achievements Education Recommendations Responsibilities Core Tools Profile Objective Contact References Work History Projects Certifications Awards Languages Name Company Role Position Date Phone Location Remote Level Entry Mid
    Black Friday Day Women's Youth Month Week Series God Gen Z Millennials Millennial Agile Scrum Kanban Lean`),
]);
