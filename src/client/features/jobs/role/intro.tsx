import type { ReactNode } from "react";
import type { RoleType } from "#domain/listing/facts.ts";
import { roleIntros } from "#client/copy/roles/role-intros.ts";

/** What to know before looking at the list. */
export function Intro({ role }: { role: RoleType }) {
  const { work, aboutPay, asked, hours } = roleIntros[role];
  return (
    <div className="grid gap-10">
      <p className="max-w-reading text-lg">{work}</p>
      <div className="grid gap-8 md:grid-cols-3">
        <Part title="What it pays">
          <p>{aboutPay}</p>
        </Part>
        <Part title="What they ask for">
          <p>{asked}</p>
        </Part>
        <Part title="Your hours">
          <p>{hours}</p>
        </Part>
      </div>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid content-start gap-3 border-t border-line pt-4">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);
