const wordsIn = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What somebody says of themselves after "I" without claiming to have done any work, and words that stand between. */
export const personalVerbs = wordsIn(`
  am was have had do did will would can could may might must should shall cannot can't don't didn't haven't won't wouldn't couldn't
  love like enjoy believe think know feel felt hope want wish need admire appreciate understand see saw read notice noticed come came find found
  hear heard learn learned learnt agree care prefer thrive aim plan intend bring offer live lived speak hold held hate excel look looked
  graduated studied completed joined left moved started began became spent stand stood suspect guess mean say said promise attach attached enclose
  thank apologise apologize realise realize remember trust value respect imagine welcome expect ask asked invite suggest recommend propose consider considered
  pride take took get got go went keep kept stay stayed remain seek sought try tried make made give gave put let set meet met owe recognise recognize
  discovered stumbled followed follow reached write recently never always just often sometimes myself alone both first once too really truly
  too also even still then now only genuinely strongly fully already ever probably certainly definitely possess has wanted loved liked enjoyed hoped needed
  grew sit type wear wore call called describe applied apply qualify qualified wonder wondered turn turned earn earned work worked speak spoke`);

/** Everyday verbs that go on a list of what somebody does, and are nouns elsewhere: "and watch for", "and flag it". */
export const everydayVerbs = wordsIn(`
  watch check flag escalate spot chase look make take keep let see talk listen think learn turn move sort tidy pull push shape feed hand pass note log file
  spend aim care ensure help send give get set put show tell ask raise call meet read cut hit bring hold follow pick pack wrap pair match fit join split
  summarise summarize sum speak visit travel drive walk stand sit wait stay live love like enjoy want need use try start stop finish end close open come go`);
