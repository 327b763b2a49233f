/** What somebody did before there was anybody to hear it, kept by the script in the page itself. */
export interface BeforeScripts {
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

/** Does again, once and now that it is heard, what was done before. */
export function replay({ changed, pressed }: BeforeScripts): void {
  for (const [field, value] of changed) if (field.isConnected) change(field, value);
  if (pressed?.isConnected === true) press(pressed);
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
