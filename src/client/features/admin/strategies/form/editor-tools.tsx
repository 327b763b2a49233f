import { useEditorState, type Editor } from "@tiptap/react";
import { useState, type MouseEvent, type ReactNode } from "react";
import { LinkTool } from "./link-tool.tsx";

interface Tool {
  readonly name: string;
  readonly sign: ReactNode;
  readonly isOn: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  {
    name: "Bold",
    sign: <b>B</b>,
    isOn: (editor) => editor.isActive("bold"),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "Italic",
    sign: <i>I</i>,
    isOn: (editor) => editor.isActive("italic"),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "Heading",
    sign: "Heading",
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: "Small heading",
    sign: "Small heading",
    isOn: (editor) => editor.isActive("heading", { level: 4 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
  },
  {
    name: "List",
    sign: "List",
    isOn: (editor) => editor.isActive("bulletList"),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "Numbered list",
    sign: "Numbered list",
    isOn: (editor) => editor.isActive("orderedList"),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "Quote",
    sign: "Quote",
    isOn: (editor) => editor.isActive("blockquote"),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: "Template",
    sign: "Template",
    isOn: (editor) => editor.isActive("codeBlock"),
    press: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
];

/** A tool that is pressed leaves the caret in the text, so that not a letter typed next is lost. */
const keepCaret = (event: MouseEvent): void => event.preventDefault();

/** What can be done with the words that are chosen. */
export function EditorTools({ editor }: { editor: Editor }) {
  const [isLinking, setIsLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: tools.map(({ isOn }) => isOn(now)),
      isLink: now.isActive("link"),
      mayUndo: now.can().undo(),
      mayRedo: now.can().redo(),
    }),
  });
  return (
    <fieldset aria-label="Formatting" className="rich-tools">
      {tools.map(({ name, sign, press }, at) => (
        <button
          key={name}
          type="button"
          aria-label={sign === name ? undefined : name}
          aria-pressed={on.tools[at] === true}
          onClick={() => press(editor)}
          onMouseDown={keepCaret}
          className="rich-tool"
        >
          {sign}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={on.isLink}
        aria-expanded={isLinking}
        onClick={() => setIsLinking(!isLinking)}
        onMouseDown={keepCaret}
        className="rich-tool"
      >
        Link
      </button>
      <button
        type="button"
        disabled={!on.mayUndo}
        onClick={() => editor.chain().focus().undo().run()}
        onMouseDown={keepCaret}
        className="rich-tool"
      >
        Undo
      </button>
      <button
        type="button"
        disabled={!on.mayRedo}
        onClick={() => editor.chain().focus().redo().run()}
        onMouseDown={keepCaret}
        className="rich-tool"
      >
        Redo
      </button>
      {isLinking && <LinkTool editor={editor} onDone={() => setIsLinking(false)} />}
    </fieldset>
  );
}
