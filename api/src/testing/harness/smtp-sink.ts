import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** Headers and body as received. */
  source: string;
}

export interface SmtpSink {
  url: string;
  received: ReceivedMail[];
  connections(): number;
  close(): Promise<void>;
}

export interface Behaviour {
  /** Accepts connections and stays silent. */
  isMute?: boolean;
  /** Answer to RCPT TO. */
  onRecipient?: string;
  /** Delay of every line. */
  answerAfterMs?: number;
  /** Stores the mail, then hangs up. */
  hangsUpAfterMail?: boolean;
}

/** Stores mails. Changes of `behaviour` apply to later connections. */
export async function startSmtpSink(behaviour: Behaviour = {}): Promise<SmtpSink> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined));
    if (!behaviour.isMute) converse(socket, received, behaviour);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

function converse(
  socket: Socket,
  received: ReceivedMail[],
  { onRecipient = '250 OK', answerAfterMs = 0, hangsUpAfterMail = false }: Behaviour,
): void {
  const say = (line: string) => void setTimeout(() => socket.writable && socket.write(`${line}\r\n`), answerAfterMs);
  let mail: ReceivedMail = { from: '', recipients: [], source: '' };
  let buffered = '';
  let isData = false;
  const onLine = (line: string): void => {
    if (isData) {
      if (line !== '.') return void (mail.source += `${line.replace(/^\./, '')}\r\n`);
      isData = false;
      received.push(mail);
      mail = { from: '', recipients: [], source: '' };
      if (hangsUpAfterMail) return void socket.destroy();
      return say('250 Kept');
    }
    const command = line.slice(0, 4).toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (command === 'MAIL') mail.from = address;
    if (command === 'RCPT') {
      mail.recipients.push(address);
      return say(onRecipient);
    }
    if (command === 'DATA') {
      isData = true;
      return say('354 Go on');
    }
    if (command === 'QUIT') return void socket.end('221 Bye\r\n');
    say('250 OK');
  };
  socket.setEncoding('utf8').on('data', (text: string) => {
    buffered += text;
    const lines = buffered.split('\r\n');
    buffered = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  say('220 sink');
}
