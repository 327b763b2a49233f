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
    const warning = warningAbout(marks);
    toast({
      title: "Copied to Clipboard",
      description: [
        `${item} has been copied to your clipboard.`,
        ...(warning === null ? [] : [warning]),
      ].join(" "),
    });
  } catch {
    toast({
      title: "Copy Failed",
      description: "Could not copy text to clipboard.",
      variant: "destructive",
    });
  }
}
