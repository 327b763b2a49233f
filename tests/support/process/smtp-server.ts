import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

interface Received {
  recipients: string[];
  data: string;
}

/** What a server does instead of its duty: at the greeting, at a command, or when a letter ends (`.`). */
export interface Misbehaviour {
  readonly at: "220" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "." | "QUIT";
  readonly act: (socket: Socket) => void;
}

/** As much of an SMTP server as it takes to see what a client really sends. */
export async function smtpServer(misbehaviour?: Misbehaviour) {
  const received: Received[] = [];
  const server = createServer((socket) => converse(socket, received, misbehaviour));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function converse(socket: Socket, received: Received[], wrong?: Misbehaviour): void {
  let current: Received = { recipients: [], data: "" };
  let isData = false;
  let rest = "";
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string): void => {
    // The old way of saying hello, for servers that do not know the new one.
    const command = line.slice(0, 4).toUpperCase().replace("HELO", "EHLO");
    if (command === wrong?.at) return wrong.act(socket);
    if (command === "RCPT") current.recipients.push(/<([^>]*)>/.exec(line)?.[1] ?? line);
    if (command === "DATA") isData = true;
    if (command === "QUIT") return void socket.end("221 bye\r\n");
    say(command === "DATA" ? "354 go on" : "250 ok");
  };
  socket.setEncoding("utf8").on("error", () => undefined);
  socket.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (!isData) answer(line);
      else if (line === ".") {
        isData = false;
        if (wrong?.at === ".") return wrong.act(socket);
        received.push(current);
        current = { recipients: [], data: "" };
        say("250 taken");
      } else current.data += `${line}\n`;
    }
  });
  if (wrong?.at === "220") wrong.act(socket);
  else say("220 here");
}
