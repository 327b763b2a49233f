import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { laterPart } from "#client/later-part.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { Link } from "#client/ui/link.tsx";
import { Actions } from "./documents/one/actions.tsx";
import { Outcome } from "./documents/one/content.tsx";
import { ListingTie } from "./documents/one/listing-tie.tsx";
import { Title } from "./documents/one/title.tsx";
import { documentQuery } from "./documents/queries.ts";

export { DocumentMissing as Failure } from "./documents/document-missing.tsx";

// Below what one came for, and nothing to press in it.
const asked = laterPart(async () => (await import("./documents/one/asked.tsx")).Asked);

export function head({ app, params }: LoadArguments): PageHead {
  const query = documentQuery(app.api, params["id"] ?? "");
  const document = app.queryClient.getQueryData(query.queryKey);
  return {
    title: document?.title ?? "Document",
    description: "What you asked a tool for, and what came of it.",
    canonical: null,
  };
}

/** Another tab may have changed it, so every visit looks afresh. */
export async function load({ app: { api, queryClient }, params }: LoadArguments): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery({ ...documentQuery(api, params["id"] ?? ""), staleTime: 0 }),
    asked.load(),
  ]);
}

export function Page() {
  const { id = "" } = useParams();
  const { data: document } = useQuery(documentQuery(useApp().api, id));
  if (document === undefined) return null;
  return (
    <div className="page-width grid gap-8 py-8 lg:py-12">
      <div className="grid gap-5">
        <Link to={paths.documents} className="text-link justify-self-start">
          All documents
        </Link>
        <Title key={document.id} document={document} />
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid gap-10">
          <Outcome document={document} />
          <asked.Part document={document} />
        </div>
        <div className="grid gap-8 lg:sticky lg:top-24">
          <Actions document={document} />
          <ListingTie document={document} />
        </div>
      </div>
    </div>
  );
}
