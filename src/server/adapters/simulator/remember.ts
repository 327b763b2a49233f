const most = 500;

/** Adds to a list that is there to be looked at; in a demo that runs for months, only its end is. */
export function remember<Item>(list: Item[], item: Item): void {
  list.push(item);
  if (list.length > 2 * most) list.splice(0, most);
}
