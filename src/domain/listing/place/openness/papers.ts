import { strictRows, type PlaceRule } from "./relation.ts";

/** Permits, passports and payrolls: what one has only where one lives. */
export const papers: readonly PlaceRule[] = strictRows(
  [
    "may-work-there",
    "asked",
    String.raw`\b(?:authori[sz]ed|authori[sz]ation|lawfully able|eligible|eligibility|legally able|able|allowed|rights?|permits?|permitted|permission|visa|clearance|entitled|entitlement|cleared|qualified) (?:\w+ ){0,3}(?:work|employment|working|live|reside|be employed) (?:[^\s@]+ ){0,5}<det><place>|\b(?:may|can|could) (?:legally |lawfully )?be (?:employed|hired|engaged) (?:in|within) <det>(?:@closed|@home|@region)\b`,
    "The right to work there is asked for.",
    "You must already be allowed to work in the Netherlands.",
    "You are able to work in a team.",
  ],
  [
    "paper-of-there",
    "asked",
    String.raw`<ofplace>[ -](?:@\w+ |or @\w+ |and @\w+ |valid |country |mailing |street |home |bank |tax |local |existing |active |professional |practising |real.estate |broker'?s |teaching |nursing |insurance |trade |liquor ){0,3}<paper>(?!\w)|\b<paper> (?:\w+ ){0,3}(?:in|for|of|from|under) <some><det><ofplace>`,
    "Papers of that place are asked for.",
    "Holders of a German passport can apply.",
    "German soup was on the menu.",
  ],
  [
    "lives-outside-not-taken",
    "asked",
    String.raw`\b(?:outside|other than|elsewhere than in|beyond|not (?:in|from|within|based in|living in|located in|resident in)|isn't (?:in|living in|based in|located in)|aren't (?:in|living in|based in|located in)|abroad from|away from|(?:don't|do not|doesn't|does not|didn't|not|isn't|aren't|unless (?:you|they|applicants|candidates|someone|somebody|the person)(?:'re| are| is)?)(?: (?:already|currently|yet|actually|yourself|permanently|be|to))* (?:<live> )?(?:in|from|within|inside))(?: of)? <some><det><place>[:,)]? (?:[^\s]+ ){0,6}<refused>\b(?! (?:an? )?(?:\w+ )?(?:problem|issue|obstacle|barrier|hurdle|deal.?breaker|drawback|disadvantage|concern|count against|be held|hold|held|hurt|harm|matter|stop|be a|disqualify|worry|mind|exclude|rule|affect|change|influence|prevent|put us off|bother|scare))`,
    "Whoever lives elsewhere is not taken.",
    "Persons domiciled outside Canada will not be contacted.",
    "Persons outside Canada are welcome.",
  ],
  [
    "not-taken-outside",
    "asked",
    String.raw`\b<no>(?! (?:an? )?(?:\w+ )?(?:problem|issue|obstacle|barrier|hurdle|deal.?breaker|drawback|disadvantage|concern|count against|be held|hold|held|hurt|harm|matter|stop|be a|disqualify|worry|mind|exclude|rule|affect|change|influence|prevent|put us off|bother|scare)) (?:[^\s]+ ){0,8}(?:outside|other than|beyond|isn't (?:in|living in|based in|located in)|aren't (?:in|living in|based in|located in)|not (?:in|from|living in|based in|located in)|(?:don't|doesn't|do not|does not) (?:already |currently )?<live> in|unless (?:you|they|applicants|candidates|someone|somebody|the person)(?:'re| are| is| can)?(?: (?:already|currently|be|to))* (?:<live> )?(?:in|from|within|inside))(?: of)? <some><det><place>`,
    "Nobody from elsewhere is taken.",
    "We won't consider anyone who isn't living in Canada.",
    "It is not a problem if you are outside Canada.",
  ],
  [
    "moves-there",
    "asked",
    String.raw`\b(?:relocat(?:e|ion|ing)|move|moving) to <some><det><place>`,
    "The applicant would move there.",
    "Relocation to Cyprus is required.",
    "We moved to a new website.",
  ],
  [
    "payroll-there",
    "asked",
    String.raw`\b(?:payroll|payments?|contracts?) (?:reaches|covers|works in|runs in) <det>(?:@closed|@home|@region)\b|\b(?:without|no) an? (?:@closed|@foreign) (?:address|passport|permit|visa)\b|<ofplace> (?:payroll|employment contract|w-?2|entity only)\b|\bpayroll (?:is |only )?(?:in|of) <det><place>`,
    "They pay people there.",
    "You'll be on our South African payroll.",
    "You design South African payslips.",
  ],
  [
    "employed-there",
    "elsewhere",
    String.raw`\b(?:employed|employment|payroll|payrolled)(?: (?:is|are|runs|goes))?(?: \w+){0,1} (?:by|through|via|with|from) (?:our |the |an? )?(?:\w+ )?@theirs(?!-here)\b`,
    "A company elsewhere is the employer.",
    "You are employed by our German subsidiary.",
    "You are supported by our German team.",
  ],
  [
    "visa-needed-there",
    "asked",
    String.raw`\b(?:need|needs|needing|require|requires|requiring) (?:an? )?(?:\w+ )?(?:visa|permit|sponsorship|permission)[^@.]{0,24} <det><place>[^.]{0,30}\b(?:reject\w*|declin\w*|turned down|ignored|not|cannot|unable|discarded)\b`,
    "Whoever needs a visa for that place is turned away.",
    "Applicants who need a visa for the UK will be rejected.",
    "Applicants who need a visa for the UK are helped.",
  ],
);
