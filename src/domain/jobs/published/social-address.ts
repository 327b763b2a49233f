/** What every network shows whole. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** The picture that goes with a job where its address is shared. It has this address only, so that it is drawn and kept once. */
export const socialImagePath = (id: string): string => `/social/jobs/${id}.png`;

/** The same for a result of the checker that somebody shared. */
export const sharedImagePath = (id: string): string => `/social/checked/${id}.png`;

export const idOfSharedImage = (file: string): string | null =>
  /^([\w-]{22})\.png$/.exec(file)?.[1] ?? null;

/** The id in the last part of that address; null when it is written in any other way. */
export const jobIdOfSocialImage = (file: string): number | null => {
  const id = /^([1-9]\d{0,8})\.png$/.exec(file)?.[1];
  return id === undefined ? null : Number(id);
};
