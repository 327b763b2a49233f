import type { WrittenIssue } from "../written-issue.ts";

export const socialMediaMarketing: WrittenIssue = {
  subjectLines: [
    "Your best post is in somebody's DMs",
    "Count the sends, not the likes",
    "What people share when nobody is looking",
  ],
  previewText: "Likes are for the public. Buyers forward things in private.",
  opening:
    "The post that did best for [client or employer] last [month] had [number] likes, which is nothing. I only noticed because [somebody] wrote to say that their whole team had it in a channel. When I looked at what had been sent on instead of what had been liked, the order of our posts turned upside down.",
  lesson:
    "A like is a public act: it says something about the person who gives it, so people like what suits them to be seen with. Sending a post to one colleague says something about the post. That is why sends and saves tend to sit near the money and likes tend to sit near the jokes. Platforms count both, but the number is a click deeper and rarely reaches the report. The second thing to know is what gets sent: things that let the sender look useful in a sentence. A checklist for a task somebody has this week. A number that settles an argument. A mistake described so exactly that a name comes to mind. None of these need a better camera; they need you to picture the message that goes along with them: 'this is what I meant'.",
  steps: [
    "Open your last twenty posts and write sends and saves beside likes, one line each.",
    "Sort by sends per thousand people reached, since big reach flatters everything.",
    "For the top three, write the sentence somebody would have added when forwarding it.",
    "Plan one post this week from such a sentence: write the sentence first, then the post.",
    "Put sends in the first row of your next report, and explain in two lines why.",
  ],
  proof:
    "I ran it this way for [client or employer] for [number] weeks on [platform]. Sends per thousand reached went from [before] to [after] while likes [rose, fell or stayed]. [Number] enquiries in that time began with 'a colleague sent me this', which we know because we added that question to [the form or first call].",
  invitation:
    "Reply with a link to a post of yours that surprised you, and I will tell you what I think made people send it. I run [platform] for [type of company] on a monthly basis; reports come before your Monday starts.",
  linkedinPost:
    "The least liked post of last month brought the only three enquiries.\n\nLikes are public, so people like what they want to be seen with. A forwarded post says: this is useful to someone I know. Sort your last twenty posts by sends per thousand reached and the list turns over.\n\nThen write the next one backwards: first the sentence somebody adds when they pass it on, then the post.\n\nMore in this week's [newsletter name], link in the first comment.",
};
