/** Where our own copies of logos are. Each is named after its bytes, so what is at an address never changes. */
export const logoFolder = "/logos/";

export const logoPath = (hash: string): string => `${logoFolder}${hash}.webp`;

/** The name of a logo in the last part of its address; null for anything else. */
export const logoHashIn = (file: string): string | null =>
  /^([0-9a-f]{32})\.webp$/.exec(file)?.[1] ?? null;
