/**
 * The browser's half of the popup: it speaks the provider's messages, so that the provider's own library on the
 * page around it notices no difference. `base` is where the simulator is mounted.
 */
export const popupScript = (base: string): string => `
const base = ${JSON.stringify(base)};
const find = (id) => document.getElementById(id);
const sheet = find("sheet");
const note = find("note");
const cards = find("cards");
let current = null;

const tell = (event, data) => window.parent.postMessage({ event, data }, "*");

async function ask(path, init) {
  const response = await fetch(base + path, init);
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}

async function load(accessCode) {
  current = null;
  note.hidden = true;
  try {
    const details = await ask("/checkout/" + encodeURIComponent(accessCode) + "/details");
    current = { ...details, accessCode };
    find("amount").textContent = details.amount;
    find("email").textContent = details.email;
    sheet.hidden = false;
    tell("loaded:transaction", { id: details.id, customer: { email: details.email }, accessCode });
    find("title").focus();
  } catch (error) {
    tell("error", { type: "setup", message: error.message });
  }
}

async function pay(card) {
  if (current === null) return;
  setBusy(true);
  try {
    const path = "/checkout/" + encodeURIComponent(current.accessCode) + "/pay";
    const outcome = await ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ card }),
    });
    if (outcome.status === "success") return finish("success", outcome);
    say(outcome.message + ". You can try another card.");
  } catch {
    say("That did not get through. Please try again.");
  } finally {
    setBusy(false);
  }
}

function say(text) {
  note.textContent = text;
  note.hidden = false;
  note.focus();
}

function setBusy(isBusy) {
  for (const button of document.querySelectorAll("button")) button.disabled = isBusy;
}

function finish(event, data) {
  sheet.hidden = true;
  tell(event, data);
}

cards.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button !== null) pay(button.value);
});
find("close").addEventListener("click", () => finish("cancel", { status: "abandoned" }));

document.addEventListener("keydown", (event) => {
  if (sheet.hidden) return;
  if (event.key === "Escape") finish("cancel", { status: "abandoned" });
  if (event.key !== "Tab") return;
  const buttons = [...document.querySelectorAll("button:not(:disabled)")];
  const first = buttons[0];
  const last = buttons.at(-1);
  const isAtEdge = event.shiftKey
    ? document.activeElement === first || !buttons.includes(document.activeElement)
    : document.activeElement === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
});

window.addEventListener("message", (event) => {
  if (event.source !== window.parent) return;
  const message = event.data;
  if (message === "render" && current !== null) find("title").focus();
  if (message?.type === "inline:url") load(String(message.params?.accessCode ?? ""));
});

tell("loaded:checkout");
`;
