import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ResumeRequest } from "#contract/tools/requests.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { resumePatternQuery } from "../queries.ts";
import { ResumeResult } from "../result/resume-result.tsx";
import { FillInNote } from "../versions/fill-in-note.tsx";
import { KeepOurs } from "../versions/keep-ours.tsx";
import { Version } from "../versions/version.tsx";
import { nameOf } from "./choice.ts";

/** What we wrote for this specialty and level. It needs no key. */
export function OurTemplate({ request }: { request: ResumeRequest }) {
  const { api } = useApp();
  const query = useQuery({
    ...resumePatternQuery(api, request),
    placeholderData: keepPreviousData,
  });
  return (
    <Fetched query={query}>
      {(template) => (
        <Version
          author="kwela"
          isBefore={query.isPlaceholderData}
          title={`Resume template: ${nameOf(request)}`}
          note={<FillInNote />}
          actions={<KeepOurs content={{ tool: "resume", request }} onMissing={() => undefined} />}
        >
          <ResumeResult result={template} marks={[]} />
        </Version>
      )}
    </Fetched>
  );
}
