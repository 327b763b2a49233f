import type { Phrase } from "#domain/listing/rules/rule.ts";

/** What a product does for others: "our app tells firms whether they may hire someone in Spain". */
export const productRows: readonly Phrase[] = [
  {
    id: "product-does",
    pattern:
      /\b(?:our|the|an?) (?:[\w-]+ ){0,2}(?:software|app|platform|tool|product|service|api|marketplace|card|bank account|account|wallet|insurance|newsletter|podcast|magazine|database|product|calculator|guides?|courses?|books?|articles?)\b[^.]{0,40}\b(?:tells?|lets?|helps?|shows?|allows?|enables?|makes?|gives?|checks?|answers?|for (?:people|anyone|anybody|teams|companies|firms|businesses|employers|those|nomads|freelancers|remote))\b/,
    reason: "A product does something for others.",
    fires: "Our app tells you whether you may work in Spain.",
    spares: "Our team tells you whether you may work in Spain.",
  },
  {
    id: "made-so-that",
    pattern:
      /\bwe(?:'ve| have)? (?:built|made|created|started|founded|launched|set up|designed|exist)\b[^.]{0,40}\b(?:so(?: that)? (?:people|teams|anyone|anybody|everyone|companies|workers|nomads|families|writers)|to (?:let|help|allow|enable) (?:people|teams|anyone|anybody|everyone|companies|workers|nomads))\b/,
    reason: "What was made, so that others can do it.",
    fires: "We built Wanderly so that people can work in Spain.",
    spares: "We built a team so that you can work in Spain.",
  },
  {
    id: "sold-and-taken",
    pattern:
      /\bour (?:[\w-]+ ){0,3}(?:cards?|payments?|currency|tickets?|vouchers?|products?|apps?|shoes|goods|parcels)\b[^.]{0,20}\b(?:is|are) (?:accepted|sold|used|shipped|available|delivered|welcome)\b|\bour (?:[\w-]+ ){0,3}(?:e?sims?|cards?|app|software|platform|phones?|insurance|tool|network)\b[^.]{0,12}\bworks?\b/,
    reason: "Where something is sold, or taken for money.",
    fires: "Our travel cards are accepted all over the world.",
    spares: "Our new people come from all over the world.",
  },
  {
    id: "people-helped",
    pattern:
      /\bwe help (?:[\w-]+ )?(?:expats|people|families|travellers|travelers|customers|clients|founders|students|investors|tourists|freelancers|sellers|nomads|migrants|farmers|shops|brands)\b/,
    reason: "Others are helped to do it.",
    fires: "We help expats open bank accounts in Spain.",
    spares: "We help you open a bank account in Spain.",
  },
  {
    id: "promise-of-product",
    pattern:
      /\b(?:promise|slogan|tagline|motto|strapline|pitch) (?:printed |written |behind |stamped )?(?:on|of|for|behind) our\b|\bthe promise we make\b|\bwe make [^.]{3,30} (?:simple|easy|possible|painless) for (?:people|those|firms|companies|teams|anyone|everyone|families)\b/,
    reason: "What a product promises.",
    fires: "'Hire anyone, anywhere' is the promise printed on our boxes.",
    spares: "We promise to hire anyone, anywhere.",
  },
  {
    id: "firms-helped",
    pattern:
      /\b(?:tells?|lets?|helps?|helping|letting|shows?|allows?|enables?) (?:\w+ )?(?:firms|companies|businesses|employers|teams|hr|founders|start-?ups|recruiters)\b/,
    reason: "Firms are helped to do it.",
    fires: "We show employers how to hire in Spain.",
    spares: "We show you how to start in Spain.",
  },
  {
    id: "firms-do",
    pattern:
      /\b(?:firms|companies|businesses|employers|hiring managers|founders|start-?ups|recruiters)\b[^.@]{0,30}\b(?:whether they|pay their|pay their teams|may (?:legally )?hire|can hire|use us|with us)\b/,
    reason: "Firms do it, with a product.",
    fires: "Recruiters find out whether they may take somebody in Spain.",
    spares: "We may take somebody in Spain.",
  },
];

/** What a company is out to do, or how old it is. */
export const missionRows: readonly Phrase[] = [
  {
    id: "company-wants-to",
    pattern:
      /\b(?:vision|mission|purpose|ambition|aim|goal|dream|quest|journey) (?:is |of |to |was ){1,3}(?:\w+ ){0,3}(?:redefin\w*|transform\w*|revolutioni[sz]\w*|becom\w+|build\w*|creat\w*|improv\w*|chang\w*|lead\w*|driv\w*|mak\w+|empower\w*|enabl\w*|provid\w*|bring\w*|deliver\w*|shap\w*|accelerat\w*|advanc\w*|unlock\w*|connect\w*|feed\w*|power\w*|serv\w*)\b/,
    reason: "What a company is out to do.",
    fires: "It has a vision to redefine farming in Africa.",
    spares: "It has a role to fill in Africa.",
  },
  {
    id: "company-was-founded",
    pattern:
      /\b(?:was|were|been) (?:established|founded|set up|started|created|formed|launched) (?:in|by) (?:(?:19|20)\d\d|[a-z]+)\b/,
    reason: "How old a company is.",
    fires: "We were founded in 2016 to feed Africa.",
    spares: "We hire across Africa.",
  },
];

/** Where those who work there already live. */
export const ownPeopleRows: readonly Phrase[] = [
  {
    id: "own-people",
    pattern:
      /\b(?:your (?:manager|boss|lead|line manager|future colleagues?|colleagues?|team)|our|of us|two of|some of|half of|most of|the rest of|the other half|founders?|editor|ceo|cmo|coo|cto|the director|herself|himself|colleagues?|report(?:s|ing)? to|peers?|boss|line manager)\b[^.:;]{0,40}\b(?:live|lives|sit|sits|work|works|dials? in|logs? (?:in|on)|were|(?:are|is)(?! (?:\w+ )?(?:looking|seeking|hiring|recruiting|searching|growing|expanding|after|in need|on the)\b))\b/,
    reason: "Those who work there already are spoken of.",
    fires: "The rest of us are in Germany.",
    spares: "Our team is growing, so we need somebody in Germany.",
  },
];
