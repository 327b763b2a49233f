/** "Not", said of the same place in the same breath. */
export const refusedHere =
  /(?<!\b(?:why|whether or) )\b(?:not|no|sorry|cannot|can't|unable|never|isn't|aren't|don't|won't|regret|unfortunately|except|excluding)\b(?! (?:only|just|problem|matter|office|need|agenc\w+|experience|fees?|cv|limited|to worry|have to|mind|a problem|longer only|commut\w*))[^,;@]{0,60}(?<!\b(?:outside|beyond|than)(?: of| in)? (?:the )?)@(?:home|locals?|region|africans?)\b|(?<!\b(?:outside|beyond|than|not in|not from|not living in|not based in)(?: of| in)? (?:the )?)@(?:home|locals?|region|africans?)\b(?! (?:because|as|since)\b)[^.;@]{0,60}\b(?:wait|waiting list|waitlist|next (?:intake|time|round|year)|another time|sorry|unfortunately|ineligible|excluded|paused|on hold|suspended|frozen|closed|full|no longer|unavailable|off limits|declined|rejected|refused|turned (?:down|away)|discarded|filtered|ignored|disregarded|disqualified|barred|blocked|not (?:one|among|yet|part|on|in|covered|eligible|possible|supported|included)|isn't|aren't|can't|cannot|won't)\b(?! (?:only|just|problem|matter|a problem|an issue|an obstacle|required|needed|essential|mandatory|a must|important))/;

/** "Anywhere in the world, we said in our last advert": what holds today is another matter. */
export const wasOpen =
  /\b(?:we said|we used to|used to be|(?:our|the|in) (?:last|previous|old|first) (?:advert|ad|posting|listing|version)|still (?:being )?(?:discussed|decided|deciding|undecided|open question)|to be (?:confirmed|decided)|tbc|tbd)\b/;

/** "With alumni in Durban": people who were there are not there any more. */
export const peopleBefore =
  /\b(?:alumn(?:i|ae|us|a)|(?:former|past|ex) ?-?(?:colleagues?|staff|employees|interns|freelancers|team ?mates|team members|people)|used to (?:hire|employ|recruit|take|have|work with|engage))\b[^.;@]{0,50}(?:@\w+,? (?:and |or )?){0,4}@(?:home|locals?)\b/;

/** "We aren't able to employ people in every country": in some, then. */
export const notEverywhere =
  /\b(?:not|cannot|unable|\w+n't|never|difficult|hard|impossible)\b(?: [a-z]+){0,3} (?:hire|hiring|employ|employing|engage|engaging|contract|recruit|recruiting|pay|take|onboard|accept|consider|open|sign|work with|offer)\b[^.,;:@]{0,40}@world\b(?! @except)/;

/** "Every continent but Africa" is no turn. */
export const turn =
  /\b(?:but(?!(?<=(?:@(?:world|region)|anywhere|everywhere|everyone|everybody|anyone|(?:every|each|all|any) [a-z]{3,12}),? but) (?:for |in |from )?(?:the )?@(?:home|region|locals|africans)\b(?:\W*$|[,;)]))|(?<!\b(?:not|\w{1,6}n't|nobody|never|no one|unsure|unclear)(?: [a-z]{1,14}){0,3} )yet(?! to\b)|however|although|though|whereas)\b/g;

/** Said to the reader, and of nothing that may be asked for beside it. */
export const freed =
  /\b(?:no (?:requirement|need|obligation) (?:to (?:be|live|reside|sit)|for you to (?:be|live))|you (?:(?:do not|don't|won't|will not)(?: \w+)? (?:have|need) to|needn't|need not) (?:be|live|reside|sit)|(?:not|n't) (?:required|obliged|expected|necessary|essential|a must|a requirement|a condition) to (?:be|live|reside))\b[^.,;@]{0,24}@closed\b|\b(?:living|being|residing) (?:based |located )?in (?:the )?@closed (?:is not|isn't) (?:necessary|required|a (?:must|requirement|condition)|essential|needed)\b/;

/** "We are still working out whether we may hire outside Norway": nobody knows yet. */
export const unsettled =
  /\b(?:still (?:working out|deciding|looking into|checking|finding out|being decided|to be decided)|where things stand|(?:not|n't) (?:yet )?(?:sure|certain|clear|know|decided)(?: yet)? (?:whether|if|where|in which|from which|how)|(?:unsure|undecided|unclear|yet to (?:decide|see|learn)) (?:whether|if|where|in which)|(?:decide|see|check|find out|look at|looking at|exploring|consider|considering) whether we (?:can|may|could|will|are able to))\b/;

/** "As long as we have a work location there", and nobody knows where that is. */
export const whereTheyHaveSeat =
  /\b(?:as long as|provided(?: that)?|only if|if|where(?:ver)?) we (?:already |currently )?have (?:an? |our )?(?:legal |local |work |registered |physical )*(?:entity|entities|office|offices|location|presence|subsidiary)\b/;
