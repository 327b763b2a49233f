import { fillIns } from "#domain/tools/resumes/fill-ins.ts";
import { warningAbout } from "#domain/tools/marked-pieces.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { CopyIcon } from "#client/ui/icons/page-icons.tsx";

interface CopyResultProps {
  readonly text: string;
  /** As the notice calls it: "Professional Summary". */
  readonly item: string;
  /** How many passages of it the AI added. */
  readonly marks?: number;
}

/** Copies one part of a result, and says so if there is something in it that the member did not write. */
export const CopyResult = ({ text, item, marks = 0 }: CopyResultProps) => (
  <Button
    size="small"
    variant="quiet"
    className="-mr-3"
    aria-label={`Copy ${item}`}
    onClick={() => void copy(text, item, marks)}
  >
    <CopyIcon className="size-4" />
    Copy
  </Button>
);

async function copy(text: string, item: string, marks: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    const notes = [warningAbout(marks), remaining(fillIns(text).length)];
    toast({
      title: "Copied to Clipboard",
      description: [`${item} has been copied to your clipboard.`, ...notes]
        .filter((note) => note !== null)
        .join(" "),
    });
  } catch {
    toast({
      title: "Copy Failed",
      description: "Could not copy text to clipboard.",
      variant: "destructive",
    });
  }
}

/** Nobody should send "[number]" to anybody. */
function remaining(places: number): string | null {
  if (places === 0) return null;
  return places === 1
    ? "One place in square brackets waits for your own words."
    : `${places} places in square brackets wait for your own words.`;
}
