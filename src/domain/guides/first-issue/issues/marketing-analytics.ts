import type { WrittenIssue } from "../written-issue.ts";

export const marketingAnalytics: WrittenIssue = {
  subjectLines: [
    "Delete a dashboard this week",
    "What would you do if it were half?",
    "The report that decided nothing",
  ],
  previewText: "One question to ask of every chart you send.",
  opening:
    "I stopped sending a weekly report at [client or employer] and told nobody. After [number] weeks one person asked where it was. She did not miss the numbers; she missed the sentence I used to write above them. So now the sentence is the report.",
  lesson:
    "A number is worth collecting if some value of it would make somebody do something else. Ask that before building: what will you do if this is half of what you expect, and what if it is double? If both answers are 'look into it', the chart is decoration. This sounds harsh, and it is a kindness to everybody: to engineers who tag events that no one reads, to colleagues who scroll past eleven tiles for the one that matters, and to you, who have to explain a Tuesday dip. It also shows what is missing. People who cannot say what they would do usually lack a threshold, not data. Agree on the threshold while nothing is on fire, write it on the chart as a line, and the weekly meeting becomes short: above it, on; below it, this.",
  steps: [
    "Open your most used dashboard and write beside each tile the last decision it changed.",
    "For those with none, ask its reader what half and double would mean; archive it if they shrug.",
    "Give each tile that stays a line: the value at which you would act, and what you would do.",
    "Write one sentence above it all: what changed, why you think so, how sure you are.",
    "Count next month how many decisions began with that page, and show that figure to whoever pays for it.",
  ],
  proof:
    "At [client or employer] we went from [number] tiles to [number]. The weekly meeting went from [minutes] to [minutes]. In the [period] since, [number] decisions can be traced to a line that was crossed, among them [the one you are proudest of]. Two of the archived charts were asked for again; both came back with a threshold.",
  invitation:
    "Which chart do you send that nobody has ever answered? Reply and tell me; I collect them. I set up measurement that ends in decisions for [type of company], in [tools you know].",
  linkedinPost:
    "I stopped sending a weekly report and waited to see who would notice.\n\nAsk of every chart: what would we do if it were half, and what if it were double? If the answer is 'look into it' both times, it is decoration.\n\nWhat is missing is seldom data. It is a threshold, agreed while nothing is on fire and drawn on the chart as a line.\n\nI cut a dashboard from [number] tiles to [number] that way. How, in this week's [newsletter name]. Link below.",
};
