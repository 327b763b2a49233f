/** Degrees by the level they stand for. */
export const degreeNames: readonly (readonly [name: string, level: string])[] = [
  [
    "bachelor",
    "bachelor degree|bachelors degree|bachelor's degree|bachelor of|bachelors|bachelor|undergraduate degree|btech|b tech|bba|b ed|b ed|bed|llb|bis|bjourn|b journ|bsocsci|bsoc sci",
  ],
  ["bachelor", "bcom|b com|bcomm|bachelor of commerce"],
  [
    "bachelor",
    "bsc|b sc|bachelor of science|ba degree|b a degree|bachelor of arts|bfa|bbusci|b bus sci|bachelor of business science|badmin|bbibl",
  ],
  [
    "honours",
    "honours degree|honors degree|honours|honors|bcom honours|ba honours|bsc honours|hons",
  ],
  [
    "master",
    "master degree|masters degree|master's degree|master of|masters in|master in|mcom|m com|msc|m sc|mphil|m phil|mfa|ma degree|ma in|masters",
  ],
  ["mba", "mba|emba|master of business administration"],
  ["doctor", "phd|ph d|doctorate|doctoral degree|dphil|dcom"],
  [
    "diploma",
    "national diploma|higher diploma|advanced diploma|postgraduate diploma|post graduate diploma|pgdip|diploma|higher certificate|nd degree|pgce",
  ],
  ["matric", "matric|national senior certificate|ieb matric"],
  [
    "degree",
    "degree|university degree|tertiary qualification|postgraduate degree|post graduate degree|postgraduate qualification",
  ],
  [
    "distinction",
    "cum laude|summa cum laude|magna cum laude|with distinction|first class honours|dean list|dean's list|valedictorian",
  ],
  ["graduate", "graduated|alumnus|alumna|alumni of|graduate of"],
].flatMap(([level = "", names = ""]) =>
  names.split("|").map((name): [string, string] => [name, level]),
);

/** Where people study, with the names of one school joined by "=". Also schools of marketing and of design. */
const schools = `University of Cape Town=UCT|UCT Graduate School of Business|University of the Witwatersrand=Wits=Wits University|Wits Business School|Stellenbosch University=University of Stellenbosch=Maties|University of Pretoria=Tuks=TUKS|University of Johannesburg=UJ|University of South Africa=UNISA|Rhodes University=Rhodes|University of KwaZulu-Natal=UKZN|Nelson Mandela University=NMU|North-West University=NWU=Potch|University of the Free State=UFS=Kovsies|University of the Western Cape=UWC|Cape Peninsula University of Technology=CPUT|Tshwane University of Technology=TUT|Durban University of Technology=DUT|Walter Sisulu University|Vaal University of Technology=VUT|Varsity College|Vega School=Vega|AAA School of Advertising=AAA School|Red & Yellow=Red and Yellow=Red & Yellow School|IMM Graduate School=IMM|MANCOSA|Regenesys|GIBS=Gordon Institute of Business Science|Milpark|Boston City Campus|Damelin|Rosebank College|Monash South Africa=IIE MSA|Eduvos|AFDA|CityVarsity=City Varsity|Henley Business School|Duke CE|Harvard=Harvard University|Harvard Business School|Oxford=Oxford University|Cambridge=Cambridge University|Stanford=Stanford University|MIT|INSEAD|London Business School=LBS|LSE=London School of Economics|Wharton|Columbia University|NYU=New York University`;

/** Each name of a school with the name it goes by. */
export const schoolNames: readonly (readonly [name: string, school: string])[] = schools
  .split("|")
  .flatMap((school) => {
    const names = school.split("=");
    return names.map((name): [string, string] => [name, names[0] ?? name]);
  });

/** Words by which a certificate is known, in small letters. */
export const certificateWords: ReadonlySet<string> = new Set(
  "certified certification certifications certificate certificates accredited accreditation accreditations nanodegree credential credentials chartered licensed licenced cert certs".split(
    " ",
  ),
);

/** Certificates and those who give them, known without such a word. */
export const certificateNames: readonly string[] =
  `Meta Blueprint|Facebook Blueprint|HubSpot Academy|Google Digital Garage|Google Skillshop|Skillshop|Semrush Academy|Trailhead|Salesforce Trailhead|Coursera|Udemy|Udacity|LinkedIn Learning|CXL Institute|CXL|Reforge|Section4|Mini MBA|MiniMBA|Digital Marketing Institute|CIM|Chartered Institute of Marketing|Chartered Marketer|CM SA|MASA|PRISA|IAB SA|PMP|PRINCE2|Six Sigma|Lean Six Sigma|Scrum Master|CSM|ITIL|GAIQ|Google Analytics Individual Qualification|Google Partner|Google Premier Partner|Meta Business Partner|HubSpot Partner|edX|General Assembly|Hyper Island|Le Wagon|Growth Tribe|Demand Curve|OMCP|DigitalMarketer|Copyblogger certified|AWAI|Udacity Nanodegree|WACE|Yoast Academy|Ahrefs Academy|Klaviyo Academy|Shopify Academy|Shopify Partner|Klaviyo Partner`.split(
    "|",
  );
