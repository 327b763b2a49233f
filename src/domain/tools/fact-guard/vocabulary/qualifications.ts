/** Degrees by the level they stand for. */
export const degreeNames: readonly (readonly [name: string, level: string])[] = [
  [
    "bachelor",
    "bachelor degree|bachelors degree|bachelor's degree|bachelor of|bachelors|bachelor|undergraduate degree|btech|b tech|bba|b ed|bed degree|llb|bis|bjourn|b journ|bsocsci|bsoc sci",
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
    "national diploma|higher diploma|advanced diploma|postgraduate diploma|post graduate diploma|pgdip|diploma|higher certificate|nd degree",
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

/** Where people study. Also schools of marketing and of design. */
export const schoolNames: readonly string[] =
  `University of Cape Town|UCT|University of the Witwatersrand|Wits|Wits University|Wits Business School|Stellenbosch University|University of Stellenbosch|Maties|University of Pretoria|Tuks|University of Johannesburg|UJ|UNISA|University of South Africa|Rhodes University|University of KwaZulu-Natal|UKZN|Nelson Mandela University|NMU|North-West University|NWU|Potch|University of the Free State|UFS|University of the Western Cape|UWC|CPUT|Cape Peninsula University of Technology|TUT|Tshwane University of Technology|DUT|Durban University of Technology|Walter Sisulu University|Vaal University of Technology|Varsity College|Vega|Vega School|AAA School of Advertising|AAA School|Red & Yellow|Red and Yellow|Red & Yellow School|IMM Graduate School|IMM|MANCOSA|Regenesys|GIBS|Gordon Institute of Business Science|UCT Graduate School of Business|Milpark|Boston City Campus|Damelin|Rosebank College|IIE MSA|Monash South Africa|Eduvos|AFDA|City Varsity|Henley Business School|Duke CE|Harvard|Harvard Business School|Oxford|Cambridge|Stanford|MIT|INSEAD|London Business School|LSE|Wharton|Columbia University|NYU`.split(
    "|",
  );

/** Words by which a certificate is known, in small letters. */
export const certificateWords: ReadonlySet<string> = new Set(
  "certified certification certifications certificate certificates accredited accreditation accreditations nanodegree credential credentials chartered".split(
    " ",
  ),
);

/** Certificates and those who give them, known without such a word. */
export const certificateNames: readonly string[] =
  `Meta Blueprint|Facebook Blueprint|HubSpot Academy|Google Digital Garage|Google Skillshop|Skillshop|Semrush Academy|Trailhead|Salesforce Trailhead|Coursera|Udemy|Udacity|LinkedIn Learning|CXL Institute|CXL|Reforge|Section4|Mini MBA|MiniMBA|Digital Marketing Institute|CIM|Chartered Institute of Marketing|Chartered Marketer|CM SA|MASA|PRISA|IAB SA|PMP|PRINCE2|Six Sigma|Lean Six Sigma|Scrum Master|CSM|ITIL|GAIQ|Google Analytics Individual Qualification|Google Partner|Google Premier Partner|Meta Business Partner|HubSpot Partner|edX|General Assembly|Hyper Island|Le Wagon|Growth Tribe|Demand Curve|OMCP|DigitalMarketer|Copyblogger certified|AWAI|Udacity Nanodegree|WACE|Yoast Academy|Ahrefs Academy|Klaviyo Academy|Shopify Academy|Shopify Partner|Klaviyo Partner`.split(
    "|",
  );
