import type { Phrase } from "#domain/listing/rules/rule.ts";

/** What is denied in so many words, as in "it would be wrong to think we only hire in Europe". Read where places are marked. */
export const denialRows: readonly Phrase[] = [
  {
    id: "perhaps-there",
    pattern:
      /\bfor all (?:we|i) care\b|\ball others (?:an? |need|provide|use|sign|send|submit|fill)|\b(?:maybe|perhaps|imagine|picture) (?:you(?:'re| are)?|yourself|that you(?:'re| are)?)\b[^.]{0,70}@(?:closed|foreign)\b/,
    reason: "The place is made up, to say that it may be any.",
    fires: "Maybe you're on a beach in Thailand, or up a hill in Peru.",
    spares: "You're on a beach in Thailand, or up a hill in Peru.",
  },
  {
    id: "whether-there-or-not",
    pattern:
      /\b(?:whether|(?:mind|care|matters?) if)\b(?: or not)?(?: (?!must|has|need)[a-z']+){1,4}? (?:in|from|at) (?:the )?@(?:closed|foreign)\b/,
    reason: "It may be that place or another.",
    fires: "We don't mind whether our writers live in Germany or Japan.",
    spares: "We don't mind that our writers live in Germany.",
  },
  {
    id: "tired-of",
    pattern:
      /\b(?:tired of|sick of|fed up with|enough of|unlike|we hate)\b[^.@]{0,60}@(?:closed|foreign)\b/,
    reason: "Others ask for the place, and this one does not.",
    fires: "Tired of jobs that want you in Germany?",
    spares: "You are never tired: the job wants you in Germany.",
  },
  {
    id: "or-elsewhere",
    pattern:
      /@(?:closed|foreign)\b,? or (?:somewhere|anywhere|wherever|elsewhere|any other|another (?:country|place)|a place|some place)\b(?! (?:else )?(?:in|within|inside|across|of|you (?:\w+ )?in)\b)/,
    reason: "The place is one of any.",
    fires: "You live in Germany, or somewhere else.",
    spares: "You live in Germany, or you move.",
  },
  {
    id: "not-open-to-them",
    pattern:
      /(?<!@)\b(?:not|isn't|aren't|never|no longer|closed) (?:\w+ )?(?:open|available|offered|possible|accessible|to|for)(?: to| for)?(?: (?:in|for|on) this (?:round|role|intake|post|search|occasion))?:? (?:an?y? )?(?:(?:residents|people|applicants|candidates|persons|citizens|nationals|those|anyone|contractors|freelancers) (?:who (?:live|are|reside) )?(?:living |based |residing |located )?(?:in|of|from) (?:the )?)?@(?:closed|foreign|foreigners)\b(?! (?:only|alone|and (?:outside|beyond)))/,
    reason: "It is closed to those in the place, and so open to others.",
    fires: "This role is not open to residents of Germany.",
    spares: "This role is open to residents of Germany.",
  },
  {
    id: "only-exceptions",
    pattern:
      /\b(?:only|sole|one) (?:\w+ )?(?:countr(?:y|ies)|places?|nations?|people|exceptions?|ones|exclusions?)\b[^.@]{0,24}\b(?:can't|cannot|can not|won't|unable|not able|not allowed|don't|do not|excluded?|off limits|exceptions? (?:is|are)|exclusions?)\b/,
    reason: "The places named are the only ones left out.",
    fires: "The only countries where we cannot hire are Germany and France.",
    spares: "The only countries where we hire are Germany and France.",
  },
  {
    id: "everyone-except",
    pattern: /\b(?:everyone|everybody|anyone|anybody|all)\b[^.@]{0,60}@except/,
    reason: "Everybody is taken but those in the place.",
    fires: "Everyone may apply except people in Germany.",
    spares: "Everyone who applies is in Germany.",
  },
  {
    id: "they-are-left-out",
    pattern:
      /(?<!\b(?:outside|beyond|not in|not from|other than|elsewhere than in)(?: of)? (?:the )?)@(?:foreign|closed)(?: residents| candidates| applicants| citizens)? (?:are|is|will be) (?:not (?:eligible|accepted|considered|able)|ineligible|excluded)\b/,
    reason: "Those in the place are left out.",
    fires: "German citizens will be excluded.",
    spares: "German citizens will be included.",
  },
  {
    id: "not-hired-there",
    pattern:
      /\b(?:unable to|cannot|can't|not able to|do not|don't|won't) (?:\w+ )?(?:hire|engage|employ|contract|accept|take|consider|work with|onboard|pay) (?:(?!outside|beyond|other|except|unless|anyone|not)\w+ ){0,3}(?:in|from):? (?:the )?@closed\b(?! or (?:outside|beyond))/,
    reason: "They do not hire in the place, and so elsewhere.",
    fires: "We are unable to onboard freelancers from Germany.",
    spares: "We are unable to onboard freelancers from outside Germany.",
  },
  {
    id: "rule-dropped",
    pattern:
      /\b(?:dropped|scrapped|lifted|abandoned|gave up|given up|got rid of|binned|removed|retired|ditched|abolished|done away with|ended|relaxed)\b[^.@]{0,20}@(?:closed|foreign)\b[^.@]{0,24}\b(?:rule|requirement|policy|restriction|condition|limit|clause|line)\b/,
    reason: "A rule about the place was given up.",
    fires: "We dropped the Germany requirement.",
    spares: "We kept the Germany requirement.",
  },
  {
    id: "words-struck-out",
    pattern:
      /\b(?:taken?|took|removed?|deleted?|struck|crossed|edited|cut)\b[^.@]{0,16}@(?:closed|foreign)[ -](?:only|based)\b[^.@]{0,6} (?:out|off|away|from)\b/,
    reason: "The words were taken out of the ad.",
    fires: 'We took "Germany only" out of this ad.',
    spares: 'We put "Germany only" into this ad.',
  },
  {
    id: "not-our-words",
    pattern:
      /@(?:closed|foreign)\b[^.@]{0,30}\b(?:is|are|was|were) (?:a (?:line|phrase|sentence|rule)|something|words|what)\b[^.@]{0,20}\b(?:not|never|old|won't|don't|no longer|used to|wrong)\b/,
    reason: "The words are named as some that do not hold.",
    fires: "Germany only is a rule we no longer have.",
    spares: "Germany only is a rule we keep.",
  },
  {
    id: "not-what-is-meant",
    pattern:
      /\b(?:(?:do not|don't|does not|doesn't) mean|(?:not|n't) (?:to )?(?:imply|suggest))(?: that)? (?:an? |the |your |you need an? )?@(?:closed|foreign)\b|\bwhich is not to say\b/,
    reason: "What might be understood is said not to be meant.",
    fires: "You write like a native, by which we do not mean a British passport.",
    spares: "You write like a native, by which we mean a British passport.",
  },
  {
    id: "not-only-there",
    pattern:
      /\b(?:wrong to think|not true|myth|don't assume|do not assume|contrary to|\w*(?:not|n't) (?:only|just|(?:limited|restricted|confined|exclusive) to)|by no means|in no way|no longer only|(?:isn't|aren't|not|no|nor|neither|never) (?:just |only )?(?:an? |another |yet another |one more )?@(?:closed|foreign)[ -](?:only|based)(?= |\W*$))\b/,
    reason: "That it is the place alone is denied.",
    fires: "We are not limited to Germany.",
    spares: "We are limited to Germany.",
  },
  {
    id: "and-other-countries",
    pattern:
      /\b(?:(?:and|or|plus) (?:in )?(?:some|several|many|a few|other|certain|various|\d+)(?: other| more)? (?:countries|places|markets|locations|nations))\b/,
    reason: "Other countries are meant as well, without a name.",
    fires: "We hire in Germany and several other countries.",
    spares: "We hire in Germany and sell in France.",
  },
  {
    id: "need-not-live-there",
    pattern:
      /\b(?:\w*(?:not|n't) (?:need|want|require|expect) (?:you|anyone|anybody|people) (?:to be )?(?:in|at) (?:the )?@(?:closed|foreign)|no (?:requirement|need|obligation|necessity) to (?:be|live|reside|move|relocate|sit|work)|\w*(?:not|n't) (?:have|need|required|obliged|necessary|expected|asked) to (?:be|live|reside|move|relocate|sit|come)|nobody has to (?:be|live|move|relocate|sit|come|reside)\b|need(?:n't| not) (?:be|live|reside|sit|move|relocate)|not required to)\b/,
    reason: "Nobody has to live in the place.",
    fires: "You do not need to live in Germany.",
    spares: "You need to live in Germany.",
  },
  {
    id: "no-paper-needed",
    pattern:
      /\bno (?:\S+ )?@\w+ (?:\S+ ){0,2}(?:is |are )?(?:needed|required|necessary)\b|@(?:closed|foreign)(?:[ -][a-z]+){0,4}? (?:is|are)(?: not|n't) (?:required|needed|necessary|essential|asked for|a must|a requirement|important)\b|(?<!\b(?:must|should|shall|may|who|if you|who would|that) (?:do |does )?)\b(?:not|\w{2,6}n't|never|nobody|no one) (?:\w+ )?(?:needs?|requires?|asks? for|insists? on) (?:to (?:have|hold|own) )?(?:an? |any |the |your )?(?:\w+ )?@(?:closed|foreign)[ -](?:\w+ )?(?:address|visa|permit|passport|citizenship|residency|bank|phone|work|tax|number|licence|license)\b/,
    reason: "Nothing from the place is needed.",
    fires: "No German address is needed.",
    spares: "A German address is needed.",
  },
  {
    id: "not-a-must",
    pattern:
      /\b(?:entirely optional|(?:isn't|is not|not|n't|never) (?:an? |at all |strictly |absolutely )?(?:must|requirement|deal.?breaker|prerequisite|essential|mandatory|compulsory|obligatory|condition|necessity))\b/,
    reason: "It is called no condition.",
    fires: "Being in Germany is not a must.",
    spares: "Being in Germany is a must.",
  },
  {
    id: "only-they-turned-away",
    pattern:
      /\b(?:\bonly\b[^.]{0,60}@(?:closed|foreign)\b[^.@]{0,40}\b(?:turned (?:away|down)|excluded|off limits|ruled out|declined|rejected|we can't|we cannot|not possible|not eligible))\b/,
    reason: "Only those in the place are turned away.",
    fires: "Only people in Germany are turned away.",
    spares: "Only people in Germany are taken.",
  },
  {
    id: "not-remote-within",
    pattern: /\b(?:\bnot ["'(]?(?:just |only )?remote[ -](?:in|within|from))\b/,
    reason: "It is remote, and not within some place.",
    fires: 'This is remote, not "remote in Germany".',
    spares: 'This is "remote in Germany".',
  },
  {
    id: "who-would-like-to",
    pattern:
      /\b(?:who(?:'d| would) like to|(?:who|if you|should you) (?:want|wants|wish|like|choose|prefer) to)\b/,
    reason: "It is for those who wish to.",
    fires: "An office in Berlin awaits those who want to use it.",
    spares: "An office in Berlin awaits those who join.",
  },
];
