/** Made-up messages to try the page with. */
export const examples = [
  {
    name: "Two afternoons",
    text: "Hi! Great to meet you today. Could you do Tuesday or Thursday, 2–4 pm ET, for a 45-minute call with our CMO?",
  },
  {
    name: "A list",
    text: "Happy to set this up. I have:\n- Wednesday, 10:00–10:45 London time\n- Thursday, 16:30–17:15 London time\n- Friday at noon London time\nWhich one works?",
  },
  {
    name: "One to ask about",
    text: "Would next Tuesday at 3pm CST work for you? Otherwise 11/12 at 9:30am, same time zone.",
  },
] as const;
