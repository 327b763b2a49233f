import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { fewestForPage } from "#domain/jobs/roles/role-figures.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import type { RoleFiguresReply } from "#contract/listings/role-figures.ts";

interface QuestionsProps {
  readonly role: RoleType;
  readonly figures: RoleFiguresReply;
}

/** What people ask before they apply, answered from the jobs that are open today. */
export function Questions({ role, figures }: QuestionsProps) {
  const answered = answersFor(role, figures);
  if (answered.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <h2 id="questions" className="text-2xl">
        Questions
      </h2>
      <dl className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {answered.map(({ question, answer }) => (
          <div key={question} className="grid content-start gap-1 border-t border-line pt-4">
            <dt className="font-semibold">{question}</dt>
            <dd className="max-w-reading text-quiet">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Answered {
  readonly question: string;
  readonly answer: string;
}

function answersFor(role: RoleType, figures: RoleFiguresReply): Answered[] {
  const { listings, pay, hours, engagement, experience } = figures;
  if (listings < fewestForPage) return [];
  const ofAll = (count: number): string => `${count} of the ${listings} open jobs`;
  return [
    ...(pay === null
      ? []
      : [
          {
            question: `What does a remote ${role} job pay from South Africa?`,
            answer: `The middle of today's offers is $${grouped(pay.dollars.middle)} for a full month, about R${grouped(pay.rand.middle)}. A quarter pay more than $${grouped(pay.dollars.high)}, a quarter less than $${grouped(pay.dollars.low)}.`,
          },
        ]),
    {
      question: "Do I have to work at night?",
      answer: `${ofAll(hours.nights)} ask for hours past 20:00 or before 06:00 here. ${hours.unsaid} name no hours at all: ask before you say yes.`,
    },
    {
      question: "Can I start without experience?",
      answer: `${ofAll(experience["Entry Level"])} are for beginners, ${experience.Senior} want a senior.`,
    },
    {
      question: "Would I be an employee?",
      answer: `${ofAll(engagement.contractor)} pay contractors, who invoice and look after their own tax; ${engagement.employee + engagement["employer-of-record"]} employ, themselves or through a local employer.`,
    },
  ];
}
