import { sayRate } from "#domain/rates/rand-table.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { sayMove } from "../say-rates.ts";
import type { EditedRate } from "./use-rates-form.ts";

interface LargeChangesProps {
  readonly rates: readonly EditedRate[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** One wrong column would change every salary on the board, so far moves are asked about. */
export const LargeChanges = ({ rates, isOpen, onClose, onConfirm }: LargeChangesProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title="Are these rates right?"
    actions={
      <>
        <Button onClick={onClose}>Check again</Button>
        <Button variant="primary" onClick={onConfirm}>
          They are right, save
        </Button>
      </>
    }
  >
    <div className="grid gap-4">
      <p>They moved by more than a quarter. Every salary in these currencies moves with them.</p>
      <ul className="divide-y divide-line border-y border-line">
        {rates.map(({ code, name, rand, move }) => (
          <li key={code} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <span className="font-medium">{code}</span> <span className="text-quiet">{name}</span>
            </span>
            <span className="tabular-nums">
              R{sayRate(rand ?? 0)}{" "}
              <strong className="ml-2 font-semibold text-unclear">{sayMove(move ?? 0)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  </Dialog>
);
