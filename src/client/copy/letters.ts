/** What pages say about the letters that people asked for. */
export const newsletterCopy = {
  title: "Weekly newsletter",
  premium:
    "On Thursdays at 07:30: the week’s new jobs, one idea from the growth gallery, and how the rand did.",
  free: "On Thursdays at 07:30: the week’s new free jobs, and how the rand did.",
} as const;

export const refusedAddress = {
  title: "Your mail comes back to us",
  text: "Your mail server says that there is no such address. We stopped writing until you confirm it once more, or change it.",
} as const;

/** By what became of the press: what the page says then. */
export const alertConfirmed = {
  done: {
    title: "Your alert is set",
    text: "The first letter comes on a Tuesday, as soon as something new fits.",
  },
  link_expired: {
    title: "This link has run out",
    text: "It was used before, or it is too old. Press Alert me on the board for a new one.",
  },
  failed: {
    title: "Nothing has changed yet",
    text: "Open the link from the mail again, all of it, and press the button once more.",
  },
} as const;

export const lettersStopped = {
  done: {
    title: "We have stopped",
    text: "No more of these come to this address. With an account, you find them switched off there.",
  },
  failed: {
    title: "This link does not work",
    text: "Open it from the newest letter, or copy all of it into the address bar.",
  },
} as const;
