import { anyRow, type Phrase } from "#domain/listing/rules/rule.ts";

/** Whoever is still to be found: the freelancers spoken of may be the readers. */
const unlessSought = String.raw`^(?!.*\b(?:looking (?:for|to)|seek\w*|hir(?:e|ing)|need\w*|want\w*|wanted|add(?:ing)?|join\w*|(?:are|'re) after|search\w*|bring\w*|onboard\w*|you(?:'d|'ll| will| would)? (?:be|become)|appl(?:y|ications?)|welcome|growing|only (?:work|use))\b)`;

const team: readonly Phrase[] = [
  {
    id: "freelancers-they-have",
    pattern: new RegExp(
      String.raw`${unlessSought}.*\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,3}|several|some|a few|many|(?:network|bench|pool|roster|team|group|handful|stable|circle|list) of)(?: [a-z-]+){0,2} freelanc\w+|${unlessSought}.*\bfreelance (?:bench|network|pool|roster|budget|team|help|support)\b`,
    ),
    reason: "They have freelancers already.",
    fires: "Two in-house writers and six freelancers.",
    spares: "We are looking for six freelancers.",
  },
  {
    id: "freelancer-beside-you",
    pattern: new RegExp(
      String.raw`${unlessSought}.*\b(?:with|alongside|and|plus|through|via|by|brief) (?:an?|one|our|the|your) (?:[a-z-]+ ){0,2}freelance (?!basis|contract|role|job|position|work\b|agreement|engagement|capacity|arrangement|rate|terms)[a-z-]+|${unlessSought}.*\b(?:with|alongside|through|via) (?:an?|one|our|the|your) (?:[a-z-]+ ){0,2}freelancers?\b|${unlessSought}\W*an? (?:[a-z-]+ ){0,2}freelance [a-z-]+(?: [a-z-]+)? and (?:an?|the|our) `,
    ),
    reason: "A freelancer works beside the reader.",
    fires: "You look after the site with a patient freelance developer.",
    spares: "You sign an agreement and a freelance contract.",
  },
  {
    id: "team-so-far",
    pattern:
      /\bteam (?:is|consists of|has been|was) (?:currently |now |today |at present |just |so far )?(?:an?|one|two|three|four|our|me|you) [^.;]{0,40}\b(?:contractors?|freelancers?|consultants?)\b/,
    reason: "That is who the team is made of today.",
    fires: "The team is currently a contractor, a founder and a website.",
    spares: "You join the team as a contractor.",
  },
  {
    id: "made-for-the-self-employed",
    pattern: /\b(?:for|to|among|helps?|lets?) the self-employed\b/,
    reason: "They are whom the company serves.",
    fires: "We mend pensions for the self-employed.",
    spares: "You work for us, self-employed.",
  },
];

/** Readers who are self-employed, or a payroll service that is to be advertised, say nothing about this job. */
export const othersRows: readonly Phrase[] = [
  ...team,
  {
    id: "did-it-until-now",
    pattern:
      /\b(?:up to now|until now|so far|to date|previously|for years|up till now|till now)\b[^.]{0,24}\b(?:an?|our|one) (?:[a-z-]+ )?(?:freelancer|contractor|consultant)\b|\b(?:an?|our|one) (?:[a-z-]+ )?(?:freelancer|contractor|consultant) (?:has been |has |had |used to )?(?:did|done|ran|running|handled|handling|wrote|writing|looked|looking|managed|managing|posted|posting|took) /,
    reason: "Somebody else did the work until now.",
    fires: "Up to now a freelancer did our socials.",
    spares: "From now on a freelancer does our socials.",
  },
  {
    id: "service-they-sell",
    pattern:
      /\b(?:sells?|selling|offers?|provides?) (?:[a-z-]+ ){0,2}(?:employers?[- ]of[- ]record|eor|peo) (?:services?|solutions?|products?|software|in)\b|\b(?:marketing|product|sales|growth|content|demand|partner\w*|customer)\b[^.]{0,16}\b(?:manager|lead|director|head|marketer|specialist|executive|pmm)(?:,| for| of| -| \|) (?:our )?(?:eor|employer of record|peo)\b|\bis an? (?:[a-z-]+ )?(?:employer[- ]of[- ]record|eor|peo) (?:platform|company|service|provider|start-?up)\b|\bas (?:pmm|head|lead|manager) (?:for|of) (?:eor|employer of record|peo)\b/,
    reason: "The service is what the company sells.",
    fires: "Globehire sells employer of record services in 120 countries.",
    spares: "We hire through an employer of record in 120 countries.",
  },
  {
    id: "firms-use-us",
    pattern:
      /\b(?:use|trust|choose|pick|rely on|hire (?:\w+ )?(?:through|via|with)|come to|turn to|turned to) us\b|\bwe(?:'re| are) (?:an? |the )?(?:\w+ )?(?:employer[- ]of[- ]record|eor|payroll (?:company|provider|service))|\bour (?:eor|employer[- ]of[- ]record|payroll) (?:product|platform|software|solution|offering)\b/,
    reason: "A service that employs people for others is spoken of.",
    fires: "Companies trust us to employ people as contractors.",
    spares: "Companies trust me to employ people as contractors.",
  },
  {
    id: "product-for-them",
    pattern:
      /\b(?:app|apps|tools?|platform|software|product|service|site|marketplace|bank|system)\b.{0,36}\b(?:lets?|helps?|allows?|gives?|where|for|enables?|used by|built for|pays?|connects?|matches|serves?)\b.{0,24}\b(?:freelanc\w+|contractors|self-employed|employees|consultants)|\b(?:magazine|newsletter|podcast|book|guide|show|site|app|tool|insurance|accounting|banking|software|platform|club|union|cover) (?:\w+ ){0,2}for (?:the )?(?:self-employed|freelancers|contractors|consultants|employees)\b/,
    reason: "A product is made for people who work so.",
    fires: "Our app helps freelancers invoice.",
    spares: "Our team helps you invoice.",
  },
  {
    id: "brought-onto-it",
    pattern:
      /\b(?:next|first|more|new) (?:\d[\d,]{1,9} )?(?:freelancers|contractors|consultants) (?:through|via|with|onto|to our|on our|to sign up)\b|\bemployee (?:advocacy|engagement|experience|recognition|survey) (?:platform|software|tool|app|company|agency|start-?up|consultancy)\b/,
    reason: "They are whom a platform is to win, or whom it serves.",
    fires: "You bring in the next 20,000 freelancers through referral.",
    spares: "You bring in the next order through referral.",
  },
  {
    id: "base-of-customers",
    pattern: /\b(?:client|customer|user|member|subscriber) base\b/,
    reason: "A base of customers is no basis of a contract.",
    fires: "You grow our client base of contractors.",
    spares: "You work on a contract base.",
  },
  {
    id: "papers-handled",
    pattern:
      /\byou(?:'ll| will)? (?:\w+ )?(?:oversee|process|track|check|file|draft|review|chase|approve|reconcile|negotiate|administer) (?:(?!your|own)\w+ ){0,4}(?:contracts|invoices|agreements|retainers|payroll)\b/,
    reason: "Contracts or invoices are the work itself.",
    fires: "You will review supplier contracts.",
    spares: "You will review your own contract.",
  },
  {
    id: "written-about",
    pattern:
      /\b(?:guides?|articles?|content|blogs?|posts?|copy|stories|explainers?|webinars?|books?|courses?) (?:on|about|for|around) (?:\w+ ){0,3}(?:payroll|labou?r law|contracts|tax|freelanc\w+|employment|contractors|the self-employed)/,
    reason: "It is what one writes about.",
    fires: "You write articles about labour law.",
    spares: "You write articles as a freelancer.",
  },
  {
    id: "they-do",
    pattern:
      /\b(?:freelancers?|contractors|consultants|the self-employed) (?:love|use|trust|need(?! not)|hate|rely|pay|swear|adore|choose|want|everywhere|run|build|get paid|swap|share|discuss|chat|meet|gather|learn|talk|hang out|help each|ask (?:each|one)|subscribe|listen|complain|compare|rant)\b|\b(?:lean(?:s|ing)? on|rel(?:y|ies|ying) on|supported by|helped by|backed by|alongside|steer(?:s|ing)?) (?:[a-z-]+,? ){0,6}(?:freelance\b|freelancers\b|contractors\b|consultants\b)|\b(?:forums?|communit(?:y|ies)|podcasts?|newsletters?|webinars?|groups?|events?|meet-?ups?|clubs?|channels?|courses?) (?:in which|where|that|which|for|of) (?:\w+ )?(?:freelancers|contractors|consultants|the self-employed)\b/,
    reason: "People who work so are spoken of in general.",
    fires: "Freelancers love our invoices.",
    spares: "Freelancers may apply.",
  },
  {
    id: "audience",
    pattern:
      /\b(?:audiences?|readers?|readership|customers?|clients?|users?|buyers|personas?|target (?:group|market)|niche|icp) ?(?:are|is|is made up of|being|:|include)? ?:? ?(?:\w+ ){0,2}(?:freelanc\w+|contractors|consultants|the self-employed|self-employed)|\b(?:your|our|whose) (?:readers|audience|subscribers|users|customers|clients|listeners)(?: are|, )/,
    reason: "They are readers or customers.",
    fires: "Our audience: contractors in the building trade.",
    spares: "This role: contractors in the building trade.",
  },
  {
    id: "hired-by-you",
    pattern:
      /\byou(?:'d|'ll| will| would)? (?:\w+ )?(?:hire|hiring|find|recruit|source|pick|choose|brief|pay|vet|onboard) (?:\w+ ){0,3}(?:freelancers?|contractors|consultants)\b|\b(?:freelancers?|contractors?|consultants?) (?:onboarding|campaign|community|marketplace|platform|product|audience|persona|segment|newsletter|management)\b/,
    reason: "One hires or looks after them.",
    fires: "You will brief two freelancers.",
    spares: "You will work with us as a freelancer.",
  },
  {
    id: "sold-to-them",
    pattern:
      /\b(?:run(?:ning)? ads|market|marketing|promot(?:e|ing)|advertis(?:e|ing)|writ(?:e|ing)|sell|selling) (?:\w+ ){0,3}(?:for|to|about|an?|our) (?:\w+ ){0,2}(?:employer|eor|payroll|freelancers|contractors|self-employed)\b|\b(?:tell|story|stories|sell|pitch|position|market|promote|launch|explain|write|demand|leads|buyers|looking|need|shopping)\b.{0,50}\b(?:an?|our|the|of|for|about) (?:\w+ )?(?:employers?[- ]of[- ]record|eors?|payroll)\b(?: (?:product|service|platform|solution|offering)|.{0,4}$)/,
    reason: "It is to be sold or advertised.",
    fires: "You sell software to contractors.",
    spares: "You invoice us as contractors do.",
  },
];

export const aboutOthers = anyRow(othersRows);
