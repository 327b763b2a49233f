import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Where a page's scripts, styles and fonts are: in the build, or with the development server. */
export interface Assets {
  /** Tags for the head. Scripts carry the given nonce. */
  tags(modules: readonly string[], nonce: string): string;
  /** For a page without scripts: the styles of all pages. */
  readonly styleTags: string;
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);

type Manifest = z.output<typeof manifestSchema>;

const entry = "src/client/entry-client.tsx";

export async function builtAssets(clientFolder: string): Promise<Assets> {
  const text = await readFile(join(clientFolder, ".vite", "manifest.json"), "utf8");
  const manifest = manifestSchema.parse(JSON.parse(text));
  const sheets = manifest[entry]?.css ?? [];
  return {
    styleTags: sheets.map((file) => `<link rel="stylesheet" href="/${file}">`).join(""),
    tags(modules, nonce) {
      const chunks = withImports(manifest, [entry, ...modules]);
      const styles = new Set(chunks.flatMap(({ css }) => css));
      const fonts = manifest[entry]?.assets.filter((file) => file.endsWith(".woff2")) ?? [];
      return [
        ...fonts.map(
          (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
        ),
        ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
        // Behind the styles: the parser waits for them here, or the page would be laid out without them first.
        `<script nonce="${nonce}">${oncePainted(chunks.map(({ file }) => file))}</script>`,
      ].join("");
    },
  };
}

/**
 * Asks for scripts, the one to start with first in the list, once the page can be read: until then what it is drawn with
 * has the line and the processor to itself. A few at a time: asking for twenty takes a slow phone longer than a press should wait. A page in a tab that nobody looks at is not painted, and does not wait for it.
 */
const oncePainted = (files: readonly string[]): string =>
  [
    `{let files=${JSON.stringify(files.map((file) => `/${file}`))},`,
    "add=(kind,parts)=>document.head.append(Object.assign(document.createElement(kind),parts)),",
    "ask=()=>{",
    "let[start,...rest]=files.splice(0),",
    "more=()=>{for(let href of rest.splice(0,3))add('link',{rel:'modulepreload',href});rest[0]&&setTimeout(more)};",
    "start&&(more(),add('script',{type:'module',src:start}))",
    "};",
    "new PerformanceObserver(ask).observe({type:'paint',buffered:true});",
    "addEventListener('load',()=>setTimeout(ask,1e3))}",
  ].join("");

/** The named modules and all they import up front, each once, the first one first. */
function withImports(manifest: Manifest, names: readonly string[]): Manifest[string][] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return [...seen].flatMap((name) => manifest[name] ?? []);
}
