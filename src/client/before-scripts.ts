/** What somebody did before there was anybody to hear it, kept by the script in the page itself. */
interface BeforeScripts {
  /** Where the page was sent to. */
  readonly sentTo: string;
  /** Fields by what was ticked or typed. */
  readonly changed: ReadonlyMap<Field, string | boolean>;
  /** The last button pressed, or form sent, that needed scripts. */
  readonly pressed: HTMLElement | undefined;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

declare global {
  interface Window {
    beforeScripts?: () => BeforeScripts;
  }
}

/**
 * Takes over from the script in the page. From here on React hears of everything; what was done before is done again,
 * once, when what this returns is called. Whoever presses something else until then means that instead.
 */
export function takeOverPresses(): { readonly sentTo: string | undefined; replay(): void } {
  const { sentTo, changed, pressed } = window.beforeScripts?.() ?? {};
  const { href } = location;
  let isWanted = true;
  const forget = () => {
    isWanted = false;
  };
  addEventListener("click", forget, { capture: true, once: true });
  return {
    sentTo,
    replay() {
      removeEventListener("click", forget, { capture: true });
      pressed?.removeAttribute("aria-busy");
      if (location.href !== href) return;
      for (const [field, value] of changed ?? []) if (field.isConnected) change(field, value);
      if (isWanted && pressed?.isConnected === true) press(pressed);
      isWanted = false;
    },
  };
}

function change(field: Field, value: string | boolean): void {
  if (typeof value === "string") return type(field, value);
  if (!(field instanceof HTMLInputElement)) return;
  // The tick is taken back first where it is still there, so that the click sets it and is heard.
  if (field.checked === value) field.checked = !value;
  field.click();
}

function type(field: Field, text: string): void {
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart;
  // React hears of a value only when it is another than the one it saw last, and when it was set past React.
  field.value = "";
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event("change", { bubbles: true }));
  else if (caret !== null) field.setSelectionRange(caret, caret);
}

function press(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) return control.requestSubmit();
  if (control instanceof HTMLButtonElement && control.type === "submit" && control.form !== null)
    return control.form.requestSubmit(control);
  // Some controls, such as tabs, answer to the first half of a press.
  control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  control.click();
}
