import type { WrittenIssue } from "../written-issue.ts";

export const contentMarketing: WrittenIssue = {
  subjectLines: [
    "The article your sales team already wrote",
    "Stop asking for topics in meetings",
    "Where the next ten articles are hiding",
  ],
  previewText: "It is in their sent folder, and it has already convinced somebody.",
  opening:
    "On [day] I sat in on a sales call for [client or employer] and kept my mouth shut for forty minutes. The buyer asked one question three times, in three ways. Nobody had ever published an answer to it. The answer existed, though: [name or role] had typed it into an email the week before.",
  lesson:
    "Most content plans begin with keywords, so they repeat what already ranks. Begin with sent mail instead. When somebody in sales or support writes more than five sentences to a buyer, they are doing your job: they have found a doubt that stops money, and they have an answer that moved a real person. That answer is original (nobody else has your customers), it is written in the buyer's words, and it comes with proof that it works, because the deal went on. Keyword tools then do what they are good at: they tell you what to call the article, not what to say in it. A piece made this way earns its keep even if nobody finds it in search, since sales can send it tomorrow.",
  steps: [
    "Ask one person in sales or support for the three longest emails they sent to buyers this month.",
    "Underline the sentence in each that removed the doubt, and write the doubt down as a question.",
    "Search that question: if the first results dodge it, you have a topic, and if they answer it well, take the next one.",
    "Give the draft to the person whose email it was and ask what is wrong, not whether they like it.",
    "Send the finished piece to the buyer who asked, and note what they do next.",
  ],
  proof:
    "At [client or employer] I turned [number] such emails into articles over [period]. The one about [the doubt] is opened by sales about [number] times a month, and [what changed: calls shortened, a step skipped, deals that mention it]. It took [hours] to write, because the hard part had been written already.",
  invitation:
    "Which question do your buyers ask that your website does not answer? Hit reply with it: I read every answer, and I will tell you how I would approach the piece. I plan and write this kind of content for [type of company]; I have room for [number] new client from [month].",
  linkedinPost:
    "The best content brief I ever got was an email that was never meant to be one. Somebody in sales had written six paragraphs to calm a nervous buyer. We published it with the names taken out. Sales has sent that page ever since.\n\nBefore you open a keyword tool this week, ask for the three longest emails your sales team sent. Each is a doubt that was costing money, with an answer that worked.\n\nI wrote down how to turn one into an article in an afternoon, in this week's [newsletter name]. Link in the first comment.",
};
