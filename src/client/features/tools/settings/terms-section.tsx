import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Section } from "#client/ui/section.tsx";
import { termsQuery } from "../queries.ts";
import { TermsForm } from "./terms-form.tsx";

export function TermsSection() {
  const terms = useQuery(termsQuery(useApp().api));
  return (
    <Section
      id="terms"
      title="How you work"
      note="From this and a job's own facts we write one line for your application. What you leave open is not promised to anybody."
    >
      <Fetched query={terms}>{(data) => <TermsForm terms={data} />}</Fetched>
    </Section>
  );
}
