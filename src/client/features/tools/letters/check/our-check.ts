// What is fetched once there is a letter to check: the rules, and how their findings are shown.
export { checkLetter } from "#domain/tools/letters/check-letter.ts";
export { Critique } from "./critique.tsx";
export { ScorePanel } from "./score-panel.tsx";
