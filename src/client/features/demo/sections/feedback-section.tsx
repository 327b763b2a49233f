import { Alert } from "#client/ui/feedback/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Progress } from "#client/ui/feedback/progress.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Table, type Column } from "#client/ui/list/table.tsx";
import type { Openness } from "#domain/listing/facts.ts";
import { plainVerdict } from "#domain/listing/advice/open-words.ts";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import { Row, Specimen } from "./specimen.tsx";

const listings: readonly { title: string; verdict: Openness; pay: string }[] = [
  { title: "SEO Lead", verdict: "yes", pay: "$6,200" },
  { title: "Content Marketer", verdict: "unclear", pay: "$4,000" },
  { title: "Paid Ads Specialist", verdict: "no", pay: "$5,500" },
];

const columns: readonly Column<(typeof listings)[number]>[] = [
  {
    title: "Title",
    cell: ({ title }) => <span className="font-medium whitespace-nowrap">{title}</span>,
  },
  { title: "Verdict", cell: ({ verdict }) => <VerdictChip verdict={plainVerdict(verdict)} /> },
  { title: "A month", isNumber: true, cell: ({ pay }) => pay },
];

export function FeedbackSection() {
  return (
    <>
      <Specimen
        title="Toast"
        note="A passing word. One at a time, gone after 5 seconds, or after 10 with something to do about it; swipe right or press F8 to reach it."
      >
        <Row>
          <Button
            onClick={() => toast({ title: "Job saved", description: "It is in My Saved Jobs." })}
          >
            Show a toast
          </Button>
          <Button
            onClick={() =>
              toast({
                title: "Premium Feature",
                description: "This feature requires a premium subscription.",
                variant: "destructive",
              })
            }
          >
            Show a destructive toast
          </Button>
          <Button
            onClick={() =>
              toast({
                title: "Job removed",
                description: "SEO Lead",
                action: { label: "Undo", onPress: () => toast({ title: "Job saved" }) },
              })
            }
          >
            Show a toast with Undo
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Alert" note="Stays where the matter is.">
        <div className="grid gap-3">
          <Alert title="You are looking at an example">Nothing on this page is saved.</Alert>
          <Alert tone="success" title="Your key works">
            We asked OpenAI for one word and got one back.
          </Alert>
          <Alert tone="warning" title="No key saved yet">
            The checks below work without one. Add a key in Settings to have text written for you.
          </Alert>
          <Alert tone="failure" title="The letter was not saved">
            We could not reach the database. Your text is still here; try again in a few seconds.
          </Alert>
        </div>
      </Specimen>
      <Specimen title="Waiting" note="Hold the place in the shape of what is coming.">
        <div className="grid gap-3 sm:grid-cols-2">
          <Card className="grid gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-9 w-1/2" />
            <Skeleton />
          </Card>
          <Card className="grid content-start gap-6">
            <Progress label="Reading your letter" value={64} />
            <Progress label="Asking OpenAI" />
          </Card>
        </div>
      </Specimen>
      <Specimen title="Nothing here yet" note="Says why, and what to do about it.">
        <EmptyState
          title="No applications found"
          action={<Button variant="primary">Add Your First Application</Button>}
        >
          Write down where you applied and what came back. After ten of them you can see what works.
        </EmptyState>
      </Specimen>
      <Specimen
        title="Table"
        note="Numbers line up. It scrolls inside itself when the screen is narrow."
      >
        <Table
          caption="Three listings"
          rows={listings}
          rowKey={({ title }) => title}
          columns={columns}
        />
      </Specimen>
      <Specimen
        title="Table that stacks"
        note="For many columns: below 1024 px each row is a card, headed by its first cell."
      >
        <Table
          caption="The same three listings"
          rows={listings}
          rowKey={({ title }) => title}
          columns={columns}
          isStacking
        />
      </Specimen>
    </>
  );
}
