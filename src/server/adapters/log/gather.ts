/**
 * Lines that come in one turn of the event loop leave together, in one call of the system. Whatever is left when
 * the process ends goes out then; only a kill -9 loses the lines of its last turn.
 */
export function gathered(write: (text: string) => void): (line: string) => void {
  let waiting = "";
  const flush = (): void => {
    if (waiting === "") return;
    const text = waiting;
    waiting = "";
    write(text);
  };
  process.once("exit", flush);
  return (line) => {
    if (waiting === "") setImmediate(flush);
    waiting += line;
  };
}
