/** For so long a shared result stands under its link. */
export const sharedDays = 30;
