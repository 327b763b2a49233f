/** What stands in place of a premium page for whoever is not a member: what it does, in points. */
export const growthGalleryUpsell = {
  title: "Growth Gallery",
  introduction:
    "What already works for marketers who are paid in dollars, written down so that you can do it too.",
  points: [
    {
      title: "20+ strategies",
      text: "From the first cold email to the yearly raise, each with a worked example.",
    },
    { title: "Implementation steps", text: "Each one numbered, in the order you do them." },
    {
      title: "Organised by channel",
      text: "Email, LinkedIn, search, platforms, referrals: start where you are good.",
    },
    { title: "Proven tactics", text: "With what to measure, and when each one does not work." },
    { title: "New strategies monthly", text: "The gallery grows while you work through it." },
  ],
} as const;

export const jobTrackerUpsell = {
  title: "Job Tracker",
  introduction:
    "Every application in one place, and what it came to. After twenty of them you know what works for you.",
  points: [
    {
      title: "Nothing is forgotten",
      text: "Company, platform, date, notes and the next follow-up.",
    },
    { title: "Where it stands", text: "Pending, active or completed, at a glance." },
    { title: "Your response rate", text: "How many wrote back, to one decimal." },
    {
      title: "What brings answers",
      text: "Your best platforms and strategies, from your own figures.",
    },
  ],
} as const;
