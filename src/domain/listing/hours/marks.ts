export const scheduleWords =
  /\bhours\b|\b(?:office|working|work) times?\b|\bclock\b|\b(?:their|our|local) time\b|\bblock\b|\bkeeps?\b|\blogs? on\b|\bday ?:|\bday (?:runs|starts|begins|is)\b|\byou (?:begin|start|finish)\b|schedule|\bshifts?\b|monday|\bmon\b|\bmo-fr\b|horario|\bwerk|\bonline\b|\bwindow\b|\bdesk\b|\bdaily\b|\b(?:everyone|everybody|we|you)(?: \w+){0,3} (?:from|between)\b|availab|\bwork|arbeitszeit|kernzeit/;

/** A time of day, by the look of it. */
export const clockFigures = /\d ?[ap]\.?m\b|\d[:.h]\d\d/;

export const openSign = /flexi|zone|async|hours|schedule|overlap|whenever/;

/** What stands before a zone that one has to live in. */
export const livesInZone =
  /\b(?:liv(?:e|es|ing)|sit(?:s|ting)?|resid(?:e|es|ing|ence|ency|ent)|based|located|physically|(?:residence|home|address|base|where you (?:live|sit|are)) (?:has to|must|needs to|should) (?:fall|be|lie|sit)|(?:must|have to|has to|needs? to|should) be)(?: (?:based|located|physically|already|currently)){0,2} (?:in|inside|within|on|at) (?:an? |the |either |one of )?(?:the )?$|\bzone (?:of residence|(?:that )?you live in) ?[:=]? ?$/;

/** The day is told by the clock of those who offer the work. */
export const theirClock =
  /\bclock\b|\b(?:their|our|local|office) time\b|\btheirs\b|\btimes? (?:given|shown|quoted)\b|\beveryone\b|\bso (?:will|do|should) you\b|\bsame (?:hours|day)\b|\boffice (?:hours|time)\b|\b(?:you|shift|hours|day) follows?\b/;
