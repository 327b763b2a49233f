import { stemOf } from "../text/stems.ts";

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const stemsIn = (list: string): ReadonlySet<string> => new Set([...wordsIn(list)].map(stemOf));

/** Words that join others and claim nothing. */
export const joiningWords = wordsIn(`
  a an the this that these those my our your their his her its i we you they he she it me us them who whom which what
  and or but nor so yet as if than then because since while when where after before until during through throughout
  of to in on at by for from with without within into onto over under across between among about around per via using
  including such like not no also both each every all any some most more less few many much several various multiple
  is are was were be been being am have has had having do does did done will would can could may might must shall should
  very well just only even too really quite own same other another there here how why up out off down together hoc little lot bit
  i'm i've i'd i'll we've we're it's that's you're you've
  everyone everybody anyone anybody someone everything anything something nothing others themselves myself itself
  etc eg ie plus against toward towards along alongside upon despite amid behind beyond`);

/** Where the object of a verb ends. */
export const prepositions = wordsIn(`
  of to in on at by for from with without within into onto over under across between among about around per via using
  through throughout during after before until since while when where that which who whose because so as if than then
  resulting leading including such like against toward towards along alongside upon despite amid behind beyond but yet plus
  whilst although though worth`);

/** Words in an object that carry no claim of their own, by their stems. */
export const emptyNouns = stemsIn(`
  relationship activity aspect area approach effort work role task duty responsibility need thing way side level scale part kind type member collection portfolio suite morning afternoon evening night weekend
  variety number range set array mix host basis end scratch time day week month year quarter hour today
  marketing digital field industry sector career experience skill job position profession professional
  success result outcome impact goal objective target achievement performance value opportunity
  initiative programme project process solution function operation ops system practice issue problem error bug glitch mistake
  full cycle lifecycle spectrum new key major high low strong big small large great better best good real clear
  cross multi hand busy fast pace environment wide local global international national regional internal external
  total overall main core detail quality focus use consistent thing matter sure year`);

/** Nouns that need a word beside them to say much: "email strategy" is about email. */
export const softNouns = stemsIn(`
  strategy plan campaign programme content message messaging material creative asset communication channel function pipeline funnel
  journey touchpoint platform tool tech presence page group deck document template management coordination execution delivery
  development creation optimisation improvement growth support maintenance account brand client company list series rate business user
  reader message performance engagement base volume count pool share feedback opinion input note package offering service session piece slot space element format text version batch round
  scheme effort stream line`);

/** Words that say how, not what. */
export const colourWords = wordsIn(`
  engaging compelling creative innovative effective efficient successful strategic comprehensive robust tailored targeted
  dynamic seamless impactful insightful consistent strong clear high low key new own daily weekly monthly quarterly annual
  data driven results oriented detail hands end cross functional multi channel integrated actionable measurable significant
  substantial full complete entire whole regular ongoing existing current previous various diverse wide broad overall
  quality top leading major large small big fast growing busy local global regional national international
  long short term best better good great excellent solid proven sustainable scalable thoughtful persuasive relevant
  optimised optimized organic digital online direct prospective potential individual coming upcoming forthcoming promotional`);
