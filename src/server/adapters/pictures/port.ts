/** Turns drawings into pictures that any reader shows. */
export interface Pictures {
  /** The letters of the product. */
  typefaces(): Promise<Typefaces>;
  /** An SVG without text, as a PNG of its own size. */
  toPng(svg: string): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Typefaces {
  /** For titles and big figures. */
  readonly display: Typeface;
  readonly text: Typeface;
  readonly strong: Typeface;
}

/** One weight of one typeface. Sizes and places are in the units of the drawing. */
export interface Typeface {
  /** The text without the characters it has no shape for. */
  drawable(text: string): string;
  widthOf(text: string, size: number): number;
  /** The text as shapes: SVG that holds no letter of it. Its baseline starts at the place given. */
  outline(text: string, at: Place, size: number): string;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What somebody sent is not a picture that we take, whatever it calls itself. */
export class NotAPicture extends Error {
  override readonly name = "NotAPicture";
}

/** Makes logos of pictures that strangers gave us. */
export interface LogoMaker {
  /**
   * Drawn anew, small, as WebP: nothing of the file goes on but what one sees. Takes JPEG, PNG and WebP; fails with
   * `NotAPicture` on anything else.
   */
  toLogo(bytes: Uint8Array): Promise<Uint8Array>;
}
