/** The spec's words, and ours where it is silent. */
export const apiKeyMessages = {
  required: "Please enter your OpenAI API key.",
  wrongStart: "OpenAI API keys start with 'sk-'. Please check your key.",
  wrongSigns:
    "That key has a space or a sign in it that keys never have. Copy it again, from its first letter to its last.",
  tooLong: "That is longer than any key. Copy the key alone.",
  forAdmins:
    "That is an admin key, which cannot write anything. Create a project key and paste that one.",
} as const;

const longestKey = 300;

/** What is wrong with a key, as far as its look can tell; null when nothing is. */
export function apiKeyFault(typed: string): string | null {
  const key = typed.trim();
  if (key === "") return apiKeyMessages.required;
  if (!key.startsWith("sk-")) return apiKeyMessages.wrongStart;
  if (key.length > longestKey) return apiKeyMessages.tooLong;
  if (!/^[\w-]+$/.test(key)) return apiKeyMessages.wrongSigns;
  if (key.startsWith("sk-admin-")) return apiKeyMessages.forAdmins;
  return null;
}

/** All that anybody ever sees again of a key. Of a short one less, since four signs would be too much of it. */
export const keyEnding = (key: string): string => key.slice(-Math.min(4, key.length >> 2));
