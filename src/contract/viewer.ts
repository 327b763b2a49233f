/** Names the account a page was drawn for, so that nothing it sends can count for another. Optional: without it the session alone decides. */
export const viewerHeader = "x-viewer";

export const viewerName = (user: { readonly id: number } | null): string =>
  user === null ? "nobody" : String(user.id);
