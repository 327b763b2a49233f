/** A made-up ad and a middling answer to it, for whoever has no letter at hand. */
export const sampleAd = `Lifecycle Marketing Manager
Company: Fathom & Field

We make planning software for small farms and we are 14 people in nine countries.

What you will do
- Own our onboarding and win-back mails in Customer.io
- Test subject lines and send times every week
- Report on activation and churn to the whole team

What we ask for
- 3+ years of email marketing for a subscription product
- Clear, warm writing in English
- Experience with Customer.io or a similar tool
- At least four hours of overlap with London

Nice to have
- Some SQL`;

export const sampleLetter = `Dear Sir or Madam,

I am writing to express my interest in the Lifecycle Marketing Manager position. I am a hard-working team player with a proven track record in digital marketing, and I believe I would be a perfect fit for Fathom & Field.

At a Cape Town bookkeeping app I was responsible for the onboarding mails. I rewrote the first five in Customer.io and tested the subject lines for eight weeks, after which 41% of new users finished their set-up, up from 28%.

I am passionate about storytelling and always go the extra mile. I work from Cape Town, so I share most of the London day with you.

I look forward to hearing from you.

Kind regards
Thandi Mokoena`;
