/** A newsletter issue as the simulated model writes it: from the notes where there are any, with one figure of its own. */
export function issueFor({
  specialty = "Marketing",
  notes = "",
}: Readonly<Record<string, string>>): object {
  const [first = ""] = notes.split(/(?<=[.!?])\s+|\n+/);
  return {
    subjectLines: [
      `What ${specialty} looks like on a Tuesday`,
      "One thing to stop doing",
      "A small check before you spend",
    ],
    previewText: "A short check, and no tools to buy.",
    opening:
      first === ""
        ? "Last week [what happened at work], and it took me a while to see why."
        : `This is where it began: ${first.trim()}`,
    lesson: `In ${specialty} the expensive mistakes are the quiet ones. Look first at what you no longer question, since nobody has looked there for months.`,
    steps: [
      "Write down the three things you report every week.",
      "Cross out the one that has never changed a decision.",
      "Use the freed time for one call with a customer.",
    ],
    proof:
      "At [client or employer] this took [hours] and changed [metric] from [before] to [after]. I have done it for 23 companies since.",
    invitation: `What would you cross out? Reply and tell me. I do ${specialty} for [type of company].`,
    linkedinPost: `One thing about ${specialty} that nobody told me: the quiet mistakes cost the most. The check I use is in this week's [newsletter name].`,
  };
}
