/** A moment as `Jan 5, 2025, 14:03` in South African time, which has no summer time to get wrong. */
export function sentTime(moment: string): string {
  const there = new Date(Date.parse(moment) + 2 * 60 * 60 * 1000).toISOString();
  const [year, month, day] = there.slice(0, 10).split("-").map(Number);
  return `${months[(month ?? 1) - 1]} ${day}, ${year}, ${there.slice(11, 16)}`;
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
