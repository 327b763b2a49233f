import type { Experience } from "#domain/listing/facts.ts";
import { anyOf, patternOf, type Rule } from "#domain/listing/rules/rule.ts";

/** A passage that tells how senior somebody must be, without a number of years. */
export type LevelSign = Rule<{ readonly level: Experience }> & { readonly id: LevelRule };

export type LevelRule =
  | "entry-in-text"
  | "entry-not-asked"
  | "entry-beginners"
  | "entry-first-steps"
  | "entry-taught"
  | "senior-has-led"
  | "senior-long-career"
  | "senior-by-name"
  | "senior-guides";

const pieces = {
  no: anyOf("no, zero, nil, without, never, not any, hardly any, geen, keine, sin, kein, ninguna"),
  past: anyOf(
    `experience, work history, track record, background, work experience, job experience, marketing experience,
    prior experience, previous experience, ondervinding, ervaring, werkervaring, erfahrung, berufserfahrung,
    vorkenntnisse, vorerfahrung, experiencia, experiencia previa, years of anything, cv to speak of, portfolio,
    qualifications, diploma, degree, prior knowledge, previous job, previous jobs`,
  ),
  asked: anyOf(
    `required, needed, necessary, essential, asked for, expected, demanded, a must, a requirement, called for, a condition,
    a problem, an obstacle, no problem, fine, ok, okay, nodig, vereis, benodig, erforderlich, notig, necesaria, requerida`,
  ),
  beginners: anyOf(
    `graduates?, grads?, school.?leavers?, matriculants?, beginners?, newcomers?, starters?, first.timers?, novices?, students?,
    career.?changers?, career.?switchers?, interns?, trainees?, juniors?, apprentices?, freshers?, rookies?, newbies?,
    undergraduates?, diplomates?, absolvent\\w*, berufseinsteiger\\w*, quereinsteiger\\w*, starters?, schoolverlaters?,
    skoolverlaters?, studente, gegradueerdes?, nuwelinge?, beginners?, principiantes?, recien graduados?, estudiantes?,
    people without experience, those without experience, anyone without experience`,
  ),
  welcome: anyOf(
    `welcome, may apply, can apply, should apply, encouraged, invited, considered, fine, in mind, wanted, willkommen, welkom,
    bienvenidos, do well here, at the start of their careers?`,
  ),
  people: anyOf(
    `teams?, departments?, people, staff, direct reports, functions?, squads?, managers, marketers, writers, specialists,
    agenc(?:y|ies), crews?, juniors, colleagues, reports, designers, editors, groups?, units?, divisions?`,
  ),
  led: anyOf(
    "led, managed, run, headed, headed up, directed, overseen, supervised, built, built up, grown, hired, line.managed, been in charge of",
  ),
  junior: anyOf(
    "juniors?, junior \\w+, the younger \\w+, less experienced \\w+, newer \\w+, the interns?, interns?, younger colleagues",
  ),
};

const pattern = (source: string): RegExp => patternOf(source, pieces);

/** Said of others, or of what the job is not. */
const notHere =
  /\b(?:not (?:an?|for|suited|suitable|meant|aimed|looking|right)|isn't|is no|aren't|no (?:juniors|beginners|graduates|interns|students)|you(?:'ll| will)? (?:teach|train|mentor|coach|guide|manage|market|lead|brief|recruit|hire)|our (?:audience|readers|customers|clients|users|learners|students|interns|juniors|graduates)|aimed at|content for|campaigns? (?:for|to)|students of|attract|reach|kein fur|geen (?:beginner|junior))\b/;

const entry = { level: "Entry Level" } as const;
const senior = { level: "Senior" } as const;

/** What every number of years is told with. */
export const yearWords =
  /year|yrs|jahr|jaar|jare|decade|anos?\b|anni\b|\bans d|months|\d ?\+? ?yo?e?\b/;

/** In this order: what is said outright to be senior is no place to begin, whoever is taught there. */
export const levelSigns: readonly LevelSign[] = [
  {
    id: "entry-in-text",
    effect: entry,
    pattern:
      /\b(?:no (?:prior |previous |work )?experience (?:is )?(?:required|necessary|needed)|entry.level|recent(?:ly)? graduat\w+|internship|currently (?:enrolled|studying)|fresh grad(?:uate)?s?|new grad(?:uate)?s?|(?:(?:six|6|three|3)(?: ?(?:-|to) ?(?:\d{1,2}|twelve|six))?|a few) months'? (?:of )?(?:your own|experience|practice|(?:\w+ )?work)|training (?:is |will be )?provided|(?:provide|offer|receive) (?:full|paid|complete|all) (?:\w+ )?training|willing(?:ness)? to (?:learn|train)|no (?:special )?skills? (?:required|needed)|part.time jobs?|earn (?:extra )?(?:money|cash|income)|keine (?:berufs)?erfahrung|berufseinsteiger|all levels of experience|matriculants?|school.?leavers?|first job|career starters?|no degree (?:needed|required)|matric (?:only|is enough|certificate)|geen ondervinding|we(?:'ll| will) (?:teach|train) you|learnership|graduates? welcome|fresh out of)\b/,
    unless: /\b(?:not|isn't|no) (?:an? )?(?:entry.level|internship|place for|first job)\b/,
    reason: "The text says that nothing, or next to nothing, is asked.",
    fires: "No experience required, we will train you.",
    spares: "Experience with e-mail is a must.",
  },
  {
    id: "entry-not-asked",
    effect: entry,
    pattern: pattern(
      String.raw`\b<past>\b(?: \w+){0,3}? (?:(?:is|are|was|ist|sind|es) (?:not|never|niet|nie|nicht|kein|keine)|isn't|aren't|not) (?:\w+ )?(?:<asked>|vereist|muss)\b|\b(?:all (?:we|you) need|only need|just need|nothing (?:more|but)|enough|suffices?)\b[^.]{0,30}\b(?:matric|grade 12|a phone|a smartphone|curiosity|enthusiasm|a pulse|a laptop|the right attitude)\b|\b<past> ?[:-] ?(?:none|nil|not? <asked>|zero|0)\b|\b<no> <past>(?: \w+){0,3}? ?(?:is |are |at all )?(?:\? |, )?(?:<asked>|apply|welcome)\b|\b(?:don't|do not|won't|needn't|not) (?:ask for|need|require|expect|mind|want|care about|look for|insist on|have to have)(?: to have)? (?:any |your |much |a |previous |prior |relevant ){0,2}<past>\b|\b(?:needn't|don't need to|don't have to|need not|do not need to) have (?:done|worked|held|had|written|run)\b|\b(?:never|not) (?:worked|had a job|done this|held a job|done marketing)(?: \w+){0,4} ?(?:before|yet)?\?|\byou(?:'ve| have) never (?:worked|had a job|done|held|written|sold|run)\b|\b(?:no|zero|nil|little or no|little|hardly any|minimal|limited) (?:\w+ )?(?:experience|track record|work history|cv|resume|background)\b(?=\W*$|[?!,;:.]| (?:is|are|needed|required|at all|whatsoever|necessary|asked|and|to speak|yet|in)\b)|\byou need (?:none|no (?:cv|experience|degree|portfolio|qualification|background))\b|\b(?:don't|do not|needn't|no need) (?:have to |need to |to )?be (?:an? )?(?:experienced|expert|old hand|pro)\b|\bexperience\W{1,3}(?:none|not|no|zero|nil)\b|\b(?:inexperienced|untrained|unqualified) (?:people|applicants|candidates|but|and|is|are)\b|\banyone (?:with|who has|who can|can) (?:a )?(?:matric|grade 12|read|type|a phone|a laptop|do this|school)|\bsin (?:ninguna )?experiencia\b|\bno se (?:requiere|necesita|pide) experiencia\b|\bwithout (?:any|previous|prior|work) (?:\w+ )?(?:experience|background)\b`,
    ),
    unless:
      /\b(?:we (?:cannot|can't|won't|don't) (?:take|consider|hire|look at)|(?:will|can) not be|not be considered|don't apply|do not apply|need not apply|no place for|rejected)\b/,
    reason: "The text says outright that experience is not asked for.",
    fires: "Experience is not essential.",
    spares: "Experience is essential.",
  },
  {
    id: "entry-beginners",
    effect: entry,
    pattern: pattern(
      String.raw`\b<beginners>,? (?:please |do |by all means |you too,? )?apply\b|\b<beginners>(?:,? (?:and|or|und|en|y|of) (?:\w+ ){0,2}<beginners>)?(?: \w+){0,4}? (?:(?:are|is|also|very|most|more than|will be|sind|is|herzlich) ){0,3}<welcome>\b|\b(?:ideal|perfect|suitable|suited|great|right|good|open|aimed|meant|geared|written|geskik|geschikt|geeignet|ideaal)(?: \w+){0,2} (?:for|to|at|vir|voor|fur|para) (?:an? |any |recent |new |young |the |current ){0,2}<beginners>\b|\b(?:we'd (?:love|like)|we (?:want|like|take|hire|welcome|seek|need)|looking for|seeking) (?:an? |recent |young |bright |keen |complete |absolute |total ){0,3}(?:<beginners>)\b`,
    ),
    unless: notHere,
    reason: "Those who begin are asked to apply.",
    fires: "Newcomers and students are welcome.",
    spares: "You'll teach students to write.",
  },
  {
    id: "entry-first-steps",
    effect: entry,
    pattern:
      /\b(?:your|a|someone's|the) (?:very )?first (?:(?:or|and) second )?(?:\w+ )?(?:job|role|position|step|steps|post|gig)\b|\b(?:start|starting|begin|beginning|launch|kick.?start|kick off) (?:out )?(?:of )?(?:your|their|a|the) (?:\w+ )?career\b|\bat the (?:very )?(?:start|beginning|bottom) of (?:(?:your|their|a) (?:\w+ )?(?:career|working life|journey)|the (?:career )?ladder)\b|\b(?:foot in the door|bottom rung|first rung|lowest rung|step onto the ladder|get your foot|break into (?:the )?(?:\w+ )?(?:industry|marketing|field)|new to (?:the )?(?:\w+ )?(?:industry|marketing|field|profession|game|work)|straight (?:from|out of) (?:school|university|college|varsity|campus|uni)|just (?:finished|left|out of|completed|done with) (?:your )?(?:school|university|college|varsity|matric|studies|degree|uni)|fresh (?:from|off) (?:school|university|college|varsity|campus|uni)|less than (?:a|one|1) year|under (?:a|one|1) year|junior (?:role|position|level|post|hire|job|spot|seat)|at (?:a )?junior level|starter (?:role|job|position)|beginner level|level: (?:junior|entry|beginner)|(?:an?|someone|somebody|anyone|person) junior\b(?! (?:to|and train)|level)|recent (?:degree|diploma)|first.jobbers?|early.career|learner's post|early in (?:your|their|a) career|(?:just )?starting out|still (?:studying|at university|at varsity)|final.year (?:students?|of)|apprenticeship|traineeship|step up from (?:an )?internship|cut your teeth|find your feet|spread your wings)\b/,
    unless:
      /\b(?:not (?:an?|your)|isn't|no|never) (?:\w+ )?(?:first|junior|starter|beginner)|\bour first|as (?:our|the) first|first (?:marketing )?hire|oversee|supervis|manage \w+ junior|\bnot (?:\w+ ){0,2}start/,
    reason: "It is somebody's first step in the work.",
    fires: "This would be your first marketing job.",
    spares: "You would be our first marketing hire.",
  },
  {
    id: "entry-taught",
    effect: entry,
    pattern:
      /\b(?:teach|train|show) (?:you )?the rest\b|\bhire for attitude\b|\bwe(?:'ll| will| do| can)? (?:gladly |happily )?(?:teach|train|show|coach) you (?:everything|all|the ropes|from (?:scratch|zero|the ground)|the trade|the craft|how)\b|\b(?:learn(?:ing)? (?:\w+ )?on the job|taught (?:on the job|from scratch|everything)|train(?:ed)? (?:you |people )?from (?:scratch|zero|nothing|the ground up)|full training(?: is)? (?:given|provided|included|supplied)|learn the (?:ropes|trade|craft|basics)|you(?:'ll| will) learn (?:everything|it all|the rest|as you go)|wir lernen dich an|word opgelei|volle opleiding|te formamos|attitude (?:over|beats|counts for more than|before|matters more than) (?:\w+ )?(?:experience|skills|cvs?|years))\b/,
    reason: "Whoever is taught the work need not know it.",
    fires: "We teach you the ropes.",
    spares: "We teach children to read.",
  },
  {
    id: "senior-has-led",
    effect: senior,
    pattern: pattern(
      String.raw`\b(?:you(?:'ve| have|'ll have| will have)?|having|has|who has|who's|experience|experienced in|record of)(?: \w+ly| already| before| once| at least once| both)? (?:<led>|leading|managing|running|heading|directing|supervising|growing|building)(?: and (?:\w+))? (?:(?:an?|the|your|own|and|or|budgets?|campaigns?|small|large|whole|entire|cross-functional|marketing|content|creative|remote|in-house|several|other|teams? of|\d{1,3}|two|three|four|five|six|seven|eight|ten) ){0,5}(?:[a-z-]+ )?<people>\b|\byou(?:'ve| have) (?:<led>)(?: (?!(?:with|for|across|to|in|by|from|at|on|through|alongside)\b)[\w-]+,?){0,6} (?:(?:an? |the |your own )<people>|(?:of |and )people)\b|\b(?:proven|strong|natural|experienced) (?:people |team )?leader\b|\bleader of (?:\w+ )?<people>\b|\b(?:people|team|line) (?:leader|manager|management) (?:wanted|needed|experience|required)\b|\byou(?:'ve| have) (?:already )?been (?:an? |the )?(?:head of|director|vp|cmo|chief|team lead(?:er)?|manager of)\b`,
    ),
    unless:
      /\b(?:not need|no need|needn't|don't need|nice to have|bonus|a plus|advantage|preferred|our (?:founder|ceo|lead|director))\b/,
    reason: "Who has led others is no beginner.",
    fires: "You have led teams of five and more.",
    spares: "You have worked in teams of five and more.",
  },
  {
    id: "senior-long-career",
    effect: senior,
    pattern:
      /\b(?:seasoned|(?:an?|industry|marketing|agency) veteran(?! status)|battle.tested|old hands?|(?:well|long|highly|very|most|deeply) (?:established|experienced)|heavyweight|industry stalwart|(?:many|long|plenty of|lots of|countless|a good many) years|years and years|extensive (?:and \w+ )?(?:experience|track record|background)|vast experience|(?:(?:last|current|previous|present) (?:job )?title (?:was|is)(?: \w+){0,2} (?:head|director|lead|vp|chief|senior)|late.career|c.level|c.suite|inside out|(?:long|wealth of|considerable|substantial) (?:career|experience))|seen it all|been around the block|most experienced|grey hairs?|jarelange|langjahrige\w*|mehrjahrige fuhrung\w*|ruime ervaring|amplia experiencia|jare se ondervinding)\b/,
    unless:
      /\b(?:our|we're|we are|we have|work (?:with|alongside|under)|learn from|team of|mentors?|regardless|discriminat\w+|report(?:s|ing)? to|not (?:need|looking|necessar)|no need|needn't|don't need|for many years|supported by|alongside|surrounded|clients?|customers)\b/,
    reason: "A long career is asked for.",
    fires: "You're a seasoned marketer.",
    spares: "You report to a seasoned marketer.",
  },
  {
    id: "senior-by-name",
    effect: senior,
    pattern:
      /\b(?:(?:this is|it's|it is|as|need|want|seeking|looking for|hiring|after) (?:an? |our |truly |very |genuinely |fairly ){0,2}(?:senior|principal|executive|leadership|director|head)(?:.level)? (?:role|position|hire|post|job|person|level|seat|one|marketer|copywriter|writer|strategist|specialist|candidate|operator|leader)|(?:need|want|seeking|looking for|hiring|after|is) (?:an? |someone |somebody )?(?:\w+ )?senior\b(?! (?:citizens?|management|leadership|stakeholders?|leaders|executives|team|colleagues|manager|director|people|living|care))|(?:at|on) (?:a )?(?:senior|director|executive|principal) level|(?:seniority|level|grade|experience) ?: ?(?:senior|lead|director|executive|expert)|senior.level|(?:this is|it's|in) an? leadership (?:role|position|post)|(?:head|lead|run) the (?:whole )?(?:marketing )?(?:department|function))\b/,
    unless:
      /\b(?:not (?:an? )?senior|report(?:s|ing)? to|support(?:s|ing)?|assist\w*|grow into|path to|with (?:our )?senior|no senior)\b/,
    reason: "The text calls the job senior.",
    fires: "This is a senior role.",
    spares: "You report to a senior manager.",
  },
  {
    id: "senior-guides",
    effect: senior,
    pattern: pattern(
      String.raw`\b(?:mentor|mentoring|coach|coaching|guide|guiding|train|training|develop|supervise|supervising|line.manage|look after|bring on|teach|teaching|review the work of|manage|lead|oversee)(?:s)? (?:and \w+ )?(?:a |the |our |your |two |three |four |some |any ){0,2}<junior>\b|\byou(?:'ll| will|'d| would)? (?:also )?(?:lead|manage|line.manage|head|supervise|be responsible for|be in charge of)(?: and (?:mentor|coach|manage|grow|develop|lead))? (?:an? |the |our )?(?:\w+ ){0,2}(?:teams? of|department of) (?:marketers|writers|specialists|people|editors|copywriters|strategists|\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:people|marketers|specialists|direct reports|managers|writers|reports) (?:will )?report(?:ing)? (?:in)?to you\b|\b(?:has|have|with|comes with) (?:two|three|four|five|six|seven|eight|ten|\d{1,2}) direct reports\b|\bset(?:ting)? (?:the |our )?(?:\w+ )?strategy (?:and|,)(?: \w+){0,3} (?:mentor|lead|coach|manage)\b`,
    ),
    reason: "Who guides those who begin does not begin.",
    fires: "You coach the juniors.",
    spares: "You coach the speakers.",
  },
];
