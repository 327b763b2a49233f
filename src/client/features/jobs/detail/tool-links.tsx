import { paths } from "#domain/paths.ts";
import { useUser } from "#client/session/viewer.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { LetterIcon, NewsletterIcon } from "#client/ui/icons/tool-icons.tsx";

const tools = [
  { words: "Check my letter for this job", to: paths.coverLetterAnalyzer, Icon: LetterIcon },
  { words: "Write outreach for this job", to: paths.outreachScripts, Icon: NewsletterIcon },
] as const;

/** Carries a job into the tools of members. */
export function ToolLinks({ jobId }: { jobId: string }) {
  if (useUser()?.isPremium !== true) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {tools.map(({ words, to, Icon }) => (
        <ButtonLink key={to} to={`${to}?job=${jobId}`}>
          <Icon className="size-4" />
          {words}
        </ButtonLink>
      ))}
    </div>
  );
}
