import { paths } from "#domain/paths.ts";
import type { PageHead } from "#contract/page.ts";
import type { LoadArguments } from "#client/page.tsx";
import { useApp } from "#client/app-context.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Link } from "#client/ui/link.tsx";
import { BringIn } from "./import/bring-in.tsx";
import { ChooseFile } from "./import/choose-file.tsx";
import { Columns } from "./import/columns.tsx";
import { EarlierImports } from "./import/earlier-imports.tsx";
import { Outcome } from "./import/outcome.tsx";
import { importsQuery } from "./import/queries.ts";
import { Questions } from "./import/questions.tsx";
import { UndoImport } from "./import/undo-import.tsx";
import { useImport, type Import, type ImportDone, type ReadFile } from "./import/use-import.ts";

export const head = (): PageHead => ({
  title: "Import applications",
  description: "Bring your applications over from a spreadsheet or another tracker.",
  canonical: null,
});

export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  const imports = queryClient.prefetchQuery({ ...importsQuery(api), staleTime: 0 });
  if (import.meta.env.SSR) await imports;
}

export function Page() {
  const { api } = useApp();
  const job = useImport();
  return (
    <div className="page-width grid gap-8 py-8 lg:py-12">
      <div className="grid gap-3">
        <Link to={paths.jobTracker} className="justify-self-start text-quiet underline">
          Back to the tracker
        </Link>
        <h1 className="text-3xl sm:text-4xl">Import applications</h1>
        <p className="max-w-reading text-quiet sm:text-lg">
          From a spreadsheet or another tracker. You see what would happen before anything does, and
          a whole import can be taken back.
        </p>
        <p>
          <a
            href={api.link("/api/premium/job-applications/export")}
            className={buttonLook({ size: "small" })}
          >
            Export what I have
          </a>
        </p>
      </div>
      {job.done !== null && <Done done={job.done} onUndone={job.startOver} />}
      {job.problem !== null && (
        <Alert tone="failure" title="That did not work, and nothing was imported" isAnnounced>
          {job.problem}
        </Alert>
      )}
      {job.read === null ? <ChooseFile {...job} /> : <Reading job={job} read={job.read} />}
      <EarlierImports />
    </div>
  );
}

const Reading = ({ job, read }: { job: Import; read: ReadFile }) => {
  const { good, rows, bad } = read.preview;
  return (
    <section aria-labelledby="what-would-happen" aria-busy={job.isReading} className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="what-would-happen" className="text-2xl">
          What importing it would do
        </h2>
        <output className="text-lg">
          Of {rows === 1 ? "1 row" : `${rows} rows`} in {read.file.name}, {good} can be taken and{" "}
          {bad.length} cannot. Nothing has been imported yet.
        </output>
      </div>
      <Questions preview={read.preview} onAnswer={job.readAgain} />
      <Columns preview={read.preview} onChange={job.readAgain} />
      <Outcome preview={read.preview} />
      <BringIn read={read} job={job} />
    </section>
  );
};

const Done = ({ done, onUndone }: { done: ImportDone; onUndone: () => void }) => (
  <Alert
    tone="success"
    title={
      done.imported === 1 ? "1 application imported" : `${done.imported} applications imported`
    }
    isAnnounced
  >
    <p>{done.leftOut > 0 && `${done.leftOut} rows were left out.`}</p>
    <div className="flex flex-wrap gap-2 pt-3">
      <ButtonLink to={paths.jobTracker} size="small" variant="primary">
        See them in the tracker
      </ButtonLink>
      <UndoImport importId={done.importId} onUndone={onUndone} />
    </div>
  </Alert>
);
