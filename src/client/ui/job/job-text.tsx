/** A blank line ends a paragraph. */
export const JobText = ({ text }: { text: string }) => (
  <section aria-label="Description" className="grid max-w-reading gap-4 text-lg">
    {text.split(/\n(?:[^\S\n]*\n)+/).map((paragraph, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- The text is read, never rearranged.
      <p key={index} className="whitespace-pre-line wrap-anywhere">
        {paragraph.trim()}
      </p>
    ))}
  </section>
);
