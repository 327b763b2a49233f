import type { Sample } from "./ads.ts";

/** Letters that go to every company alike. */
export const poorLetters: readonly Sample[] = [
  {
    name: "Template with gaps",
    ad: "content",
    letter: `To whom it may concern,

I am writing to express my interest in the [Job Title] position at your esteemed organisation. I am a highly motivated and results-driven marketing professional with a proven track record of success in fast-paced environments.

Throughout my career I have developed excellent communication skills and a keen eye for detail. I was responsible for various marketing activities, including social media, content creation and campaigns. I am a team player who can also work independently, and I always go the extra mile to deliver results.

I believe that my unique combination of skills and experience makes me the ideal candidate for this role. I am passionate about digital marketing and I am confident that I would be a valuable asset to your company. I am a quick learner and I thrive under pressure.

Please find attached my CV for your kind consideration. I look forward to hearing from you at your earliest convenience.

Yours faithfully,
[Your Name]`,
  },
  {
    name: "All about me",
    ad: "paid",
    letter: `Dear Sir/Madam

I hope this email finds you well. My name is Bianca and I recently completed my diploma in marketing management at a college in Port Elizabeth. I am currently looking for a remote opportunity so that I can gain international experience and earn in a stronger currency.

I have always been interested in marketing and advertising. I am friendly, hardworking and honest. I have good computer skills and I am familiar with Facebook, Instagram and TikTok because I use them every day. During my studies I was involved in several group projects, where I was often the leader. I also helped with the social media of my aunt's salon and people really liked the posts.

I am willing to learn and I am available to start immediately. I am a people person and I work well with others. I would appreciate the opportunity to grow in your company and to show you what I can do. I do not have a lot of experience yet but I make up for it with my positive attitude and my passion for people.

I am looking forward to your response.

Kind regards
Bianca`,
  },
  {
    name: "Long words, no facts",
    ad: "lifecycle",
    letter: `Dear Recruiter,

With extensive experience across the marketing ecosystem, I am thrilled to apply for this exciting opportunity. In today's digital landscape, organizations require dynamic individuals who think outside the box and leverage cutting-edge solutions to drive engagement and deliver results, and I am confident that my diverse background, together with my strategic mindset and my commitment to excellence, makes me uniquely qualified to take your brand to the next level.

My responsibilities have included the development and implementation of innovative marketing strategies, stakeholder management, cross-functional collaboration and the optimisation of numerous customer touchpoints across multiple platforms. I significantly increased brand awareness and improved customer satisfaction in every position I have held. I am proficient in a wide range of tools and I am always up to date with the latest trends.

I live and breathe marketing and I am committed to continuous professional growth. Your company's values resonate with me, and I would be honored to contribute to your success. I am a self-starter with a strong work ethic and excellent interpersonal skills.

Thank you for considering my application.

Sincerely,
D. Naicker`,
  },
];
