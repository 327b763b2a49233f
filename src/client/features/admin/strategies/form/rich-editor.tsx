import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { EditorTools } from "./editor-tools.tsx";

const isSafeAddress = (address: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(address);

/** It knows what the server's allow-list knows, tables excepted, and nothing else: what is pasted loses the rest before it is seen. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      isAllowedUri: isSafeAddress,
      HTMLAttributes: { target: "_blank", rel: "noopener noreferrer" },
    },
  }),
];

interface RichEditorProps {
  readonly id: string;
  readonly begin: string;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (html: string) => void;
}

/** Text as it will look. Its style is ours: the policy of the page lets it bring none. */
export function RichEditor({ id, begin, isInvalid, describedBy, onChange }: RichEditorProps) {
  const editor = useEditor({
    extensions,
    content: begin,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        class: "written rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Content",
        ...(isInvalid && { "aria-invalid": "true" }),
        ...(describedBy !== undefined && { "aria-describedby": describedBy }),
      },
    },
    // Nothing at all is nothing, not an empty paragraph.
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
  });
  if (editor === null) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="rich-editor" data-invalid={isInvalid || undefined}>
      <EditorTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
