/** A chat, with what or whom to send there. */
export const byChat =
  /\b(?:whats ?app|telegram|inbox)\b.{0,12}\b(?:your|documents|cv|id|me|us|only|mr|mrs|ms|\d{3})\b|\b(?:on|via|to|by) (?:whats ?app|telegram)\b/;
