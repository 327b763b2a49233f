/**
 * A process of its own: loads the modules named to it, and says as JSON which patterns they put together and where.
 * By then every list of words has become the pattern that will be searched for.
 */
interface Made {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

const made: Made[] = [];
const Original = RegExp;

globalThis.RegExp = new Proxy(Original, {
  construct(target, given: ConstructorParameters<typeof RegExp>) {
    const pattern = new target(...given);
    const { source, flags } = pattern;
    const [, file, line] = /\/(src\/[^:)]*):(\d+)/.exec(callerOf(new Error("here"))) ?? [];
    if (file !== undefined) made.push({ place: `${file}:${line}`, source, flags });
    return pattern;
  },
});

/** The line below the two of this file's own. */
const callerOf = ({ stack = "" }: Error): string => stack.split("\n")[2] ?? "";

for (const module of process.argv.slice(2)) await import(`${process.cwd()}/${module}`);

// Long ones are tried by their alternatives, which are made when they are first needed.
const { alternativesOf } = await import("#domain/listing/rules/alternatives.ts");
const whole = made.slice();
for (const { source, flags } of whole) {
  for (const one of alternativesOf(new Original(source, flags))) one.exec("");
}

globalThis.RegExp = Original;
process.stdout.write(JSON.stringify(made));
