import { FillIn } from "../result/fill-in.tsx";

/** How to read a text of ours. */
export const FillInNote = () => (
  <p className="max-w-reading text-quiet">
    Places like <FillIn>[number]</FillIn> wait for your own facts. Fill in what is true, and drop
    the lines that are not yours.
  </p>
);
