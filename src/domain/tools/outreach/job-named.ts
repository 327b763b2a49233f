/** A job in one line, as a message may name it: `SEO Manager at Baobab`. */
export const nameOfJob = (job: {
  readonly title: string;
  /** Null when nobody knows. */
  readonly company: string | null;
}): string => (job.company === null ? job.title : `${job.title} at ${job.company}`);
