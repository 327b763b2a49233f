/** The look of every page of the simulator: quiet, and clearly not the shop's own. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f5f0e8, #080b13);
  --raised: light-dark(#ffffff, #161b27);
  --sunk: light-dark(#fdfaf4, #0d111b);
  --ink: light-dark(#181c26, #f2efe9);
  --quiet: light-dark(#565b67, #b3afa8);
  --link: light-dark(#a93a0a, #ffa069);
  --line: light-dark(#181c261f, #f2efe91f);
  --control: light-dark(#8a8e99, #7d8290);
  --yes: light-dark(#1c6b45, #7fd6a6);
  --yes-wash: light-dark(#e6f5ec, #17352a);
  --no: light-dark(#a12a2a, #f2a29b);
  --no-wash: light-dark(#fdecea, #3d1f1f);
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
body.page { background: var(--paper); padding: 1.5rem 1rem 4rem; }
body.popup { color-scheme: light; background: transparent; }
.veil { min-height: 100dvh; display: grid; place-items: center; padding: 1rem; background: #0d111bb8; }
[hidden] { display: none !important; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.75rem; letter-spacing: -0.01em; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.125rem; line-height: 1.5rem; }
p { margin: 0; }
a { color: var(--link); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
:focus:not(:focus-visible), h1:focus { outline: none; }
code { font: 0.875em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); font-size: 0.875rem; line-height: 1.25rem; }
h2 + .quiet { margin-block-end: 0.75rem; max-width: 60ch; }
.sheet { width: 100%; max-width: 26rem; margin: 0 auto; background: var(--raised); color: var(--ink); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; box-shadow: 0 12px 32px -8px #181c2640; }
.page .sheet { margin-block-start: 8dvh; }
.sheet > * { padding: 1rem 1.25rem; }
.strip { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding-block: 0.5rem; background: var(--sunk); border-block-end: 1px solid var(--line); font-size: 0.875rem; line-height: 1.25rem; color: var(--quiet); }
.strip strong { color: var(--link); font-weight: 600; }
.what { display: grid; gap: 0.125rem; padding-block-end: 0; }
.amount { font-size: 2.25rem; line-height: 2.5rem; font-weight: 650; letter-spacing: -0.02em; }
.cards { display: grid; gap: 0.5rem; }
.cards p { margin-block-end: 0.25rem; }
button { font: inherit; color: var(--ink); background: var(--raised); border: 1px solid var(--control); border-radius: 8px; min-height: 2.75rem; padding: 0.375rem 0.875rem; cursor: pointer; }
button:hover { background: var(--sunk); }
button.main { color: #1f0f09; background: light-dark(#f46527, #fc803e); border-color: transparent; font-weight: 600; }
button.main:hover { background: light-dark(#e0581d, #ff9355); }
select { font: inherit; font-size: 0.875rem; color: var(--ink); background: var(--raised); border: 1px solid var(--control); border-radius: 8px; min-height: 2.25rem; padding: 0.125rem 0.375rem; max-width: 100%; }
button:disabled { opacity: 0.6; cursor: progress; }
button.card { display: flex; justify-content: space-between; align-items: center; gap: 1rem; width: 100%; text-align: start; }
button.card span { color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
button.plain { padding-inline: 0; border-color: transparent; background: transparent; color: var(--link); text-decoration: underline; text-underline-offset: 3px; }
button.small { min-height: 2.25rem; padding: 0.125rem 0.625rem; font-size: 0.875rem; }
.foot { display: flex; justify-content: space-between; align-items: center; gap: 1rem; border-block-start: 1px solid var(--line); padding-block: 0.5rem; }
.note { margin: 1rem 1.25rem 0; padding: 0.625rem 0.875rem; border-radius: 8px; background: var(--no-wash); color: var(--no); }
.note.good { background: var(--yes-wash); color: var(--yes); }
main.wide { max-width: 60rem; margin: 0 auto; }
main.wide > p { max-width: 68ch; margin-block-start: 0.75rem; }
main.wide .note { margin: 1rem 0 0; }
.bar { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block: 1rem 0; }
.row { display: grid; gap: 0.75rem; padding: 1rem 1.25rem; margin-block-end: 0.75rem; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; }
.row .bar { margin: 0; align-items: center; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; }
.head strong { overflow-wrap: anywhere; }
.state { align-self: start; white-space: nowrap; padding: 0.125rem 0.625rem; border-radius: 999px; background: var(--sunk); border: 1px solid var(--line); font-size: 0.875rem; line-height: 1.25rem; }
.state.success, .state.active { background: var(--yes-wash); color: var(--yes); border-color: transparent; }
.state.failed, .state.attention, .state.reversed { background: var(--no-wash); color: var(--no); border-color: transparent; }
@media (width < 480px) { button.card { flex-direction: column; align-items: start; gap: 0; } .head { flex-wrap: nowrap; } }
@media (width >= 768px) { body.page { padding-block-start: 3rem; } h1.big { font-size: 2.25rem; line-height: 2.5rem; } }
`;
