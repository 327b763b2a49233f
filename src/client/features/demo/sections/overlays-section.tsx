import { useState } from "react";
import { Button } from "#client/ui/button.tsx";
import { ChevronIcon } from "#client/ui/icons/icons.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { PopoverMenu } from "#client/ui/overlay/popover-menu.tsx";
import { Tabs } from "#client/ui/tabs.tsx";
import { Row, Specimen } from "./specimen.tsx";

export function OverlaysSection() {
  const [openDialog, setOpenDialog] = useState<"small" | "wide" | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <>
      <Specimen
        title="Dialog"
        note="For a question that must be answered, or a task with an end. Esc, the cross and a click beside it close it."
      >
        <Row>
          <Button onClick={() => setOpenDialog("small")}>Delete an application</Button>
          <Button onClick={() => setOpenDialog("wide")}>Read a strategy</Button>
        </Row>
        <Dialog
          isOpen={openDialog === "small"}
          onClose={close}
          title="Delete this application?"
          actions={
            <>
              <Button onClick={close}>Keep it</Button>
              <Button variant="destructive" onClick={close}>
                Delete
              </Button>
            </>
          }
        >
          Are you sure you want to delete this application? Its notes go with it.
        </Dialog>
        <Dialog
          isOpen={openDialog === "wide"}
          onClose={close}
          title="Answer the question they did not ask"
          isWide
        >
          <p>
            Read the listing twice. Write down what will be hard about the job in its first month.
            Open your letter with how you would do that part.
          </p>
        </Dialog>
      </Specimen>
      <Specimen
        title="Menu"
        note="A button that discloses links. It works before the scripts arrive and without them."
      >
        <Row>
          <PopoverMenu
            button={
              <>
                More
                <ChevronIcon className="size-4" />
              </>
            }
            buttonClassName="bar-button"
            className="menu from-start w-56 p-4"
          >
            Anything can stand here: links, a short form, a word of help.
          </PopoverMenu>
        </Row>
      </Specimen>
      <Specimen title="Tabs" note="Arrow keys move; a tab without content cannot be chosen.">
        <Tabs
          label="Outreach"
          initial="linkedin"
          tabs={[
            {
              id: "linkedin",
              title: "LinkedIn Message",
              content: "Hi Sarah, your onboarding emails stop on day three. Mine would not.",
            },
            {
              id: "email",
              title: "Email Template",
              content: "Subject: Day four of your onboarding",
            },
            { id: "follow-up", title: "Follow-up", isDisabled: true, content: null },
          ]}
        />
      </Specimen>
    </>
  );
}
