/**
 * Text without what no reader sees: control characters, halves of letters, zero-width spaces, letters that are drawn as nothing,
 * and the marks that turn the letters after them around, so that an employer or an address reads as another. The joiners that
 * emoji are made of stay.
 */
export const visibleText = (text: string): string => text.replace(unseen, "");

/** A title, a name, a place: one line of it. */
export const visibleLine = (text: string): string => visibleText(text).replace(/\s+/g, " ").trim();

const unseen =
  /(?![\n\t])[\p{Cc}\p{Cs}\u{ad}\u{61c}\u{115f}\u{1160}\u{180e}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{2800}\u{3164}\u{feff}\u{ffa0}]/gu;
