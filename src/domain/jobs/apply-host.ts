/** What employers put before the name of a site that takes applications. */
const frontLabels = new Set("www boards job-boards jobs job apply careers career hire".split(" "));

/** Where an application is sent, as people know the place: `greenhouse.io`. Null for a mail, and for what is no address. */
export function applyHost(link: string): string | null {
  const host = /^https?:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(link)?.[1];
  if (host === undefined) return null;
  const labels = host.toLowerCase().split(".");
  while (labels.length > 2 && frontLabels.has(labels[0] ?? "")) labels.shift();
  return labels.join(".");
}
