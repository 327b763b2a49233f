/** Ways to begin that tell the reader nothing; tried at the beginning of the first sentence alone. */
export const weakOpenings = `
  i am writing to/in/this/with/regarding, i write to, i am (hereby) applying/submitting, i hereby, i would like/love to, i want/wish to apply/express/submit/introduce, i submit, i am reaching out, i am contacting you, i am (very/extremely/really) interested/keen/excited/thrilled/delighted/pleased/eager/confident/passionate, i am looking/seeking,
  i am a/an passionate/highly/hard/hardworking/dedicated/motivated/dynamic/creative/enthusiastic/ambitious/experienced/seasoned/result/results/driven/skilled, i believe (that) i/my, i feel (that) i/my, i think i, i have attached, i have always been/wanted/loved, ever since i was, since i was a, from a young age, i (recently) came/stumbled across/upon, i saw/noticed/found/read your/the/this/that,
  my name is, this letter is, this is my application, this is to apply, please/kindly accept/find/consider, attached/enclosed please/is/you/are, herewith, hereby, with/in reference/regard/regards/response to, regarding the/your, re the, further to, having seen/read, upon seeing/reading,
  as a/an passionate/highly/dedicated/motivated/hardworking/result/results/seasoned/experienced/enthusiastic/avid/driven/creative, as someone who is passionate, it is/was with, with great/over/extensive, with more than, with years of, with a proven/strong/passion, allow me, let me introduce, i hope this/you, i trust, hope this finds, hope you are, they say`;

/** Greetings to nobody. */
export const weakGreetings = `
  to whom it may concern, dear sir (or/and) (madam), dear madam, dear hiring/recruitment/recruiting/hr manager, dear hr/recruiter/employer, dear human resources`;

/** A first sentence that begins with something that happened, or with the reader. */
export const concreteOpenings = `
  last year/month/week/quarter/winter/summer/spring/autumn/march/april/may/june/july, in/on my first/last, my first, the first time, two/three/four/five/six/half of, two/three/four/five/six/seven/eight/nine/ten years/months/weeks ago, when i/my/our/the, the day/week/month/worst/best/brief/client, at midnight, one/every/each morning/monday/friday, it took, nobody, our, your, you, black friday`;
