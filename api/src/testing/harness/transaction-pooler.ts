import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';

export interface TransactionPooler {
  /** The database's URL through the pooler. */
  url: string;
  close(): Promise<void>;
}

interface PoolerOptions {
  /** PostgreSQL sessions for all clients. */
  size?: number;
  /** Drops unknown settings of a new connection, instead of refusing it. */
  ignoresSettings?: boolean;
}

/**
 * Replaces PgBouncer in transaction mode: a transaction gets the session that has been idle longest, until it ends.
 * Nothing is cleared in between.
 */
export async function startTransactionPooler(
  target: string,
  { size = 3, ignoresSettings = false }: PoolerOptions = {},
): Promise<TransactionPooler> {
  const sessions = new SessionQueue(target);
  for (let count = 0; count < size; count += 1) await sessions.add();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    near.once('data', (startup: Buffer) => {
      if (startup.includes('\0options\0') && !ignoresSettings) return void near.end(REFUSAL);
      near.write(GREETING);
      serve(near, sessions);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sessions.end();
      }),
  };
}

/** Transaction by transaction. */
function serve(near: Socket, sessions: SessionQueue): void {
  let far: Socket | undefined;
  let unsent: Buffer[] = [];
  let isWaiting = false;
  near.on('data', (sent: Buffer) => {
    if (sent.equals(TERMINATE)) return;
    if (far) return void far.write(sent);
    unsent.push(sent);
    if (isWaiting) return;
    isWaiting = true;
    sessions.take((session) => {
      isWaiting = false;
      if (near.destroyed) return sessions.giveBack(session);
      far = session;
      const answers = new Answers();
      far.on('data', (answer: Buffer) => {
        near.write(answer);
        if (!answers.endTransaction(answer)) return;
        far = undefined;
        sessions.giveBack(session);
      });
      for (const part of unsent) far.write(part);
      unsent = [];
    });
  });
  near.on('close', () => {
    // Its session's end frees its locks.
    if (far) sessions.replace(far);
  });
}

/** Splits PostgreSQL's stream into messages. */
class Answers {
  private rest = Buffer.alloc(0);

  /** ReadyForQuery, idle. */
  endTransaction(answer: Buffer): boolean {
    let left = Buffer.concat([this.rest, answer]);
    let isEnd = false;
    while (left.length >= 5 && left.length > left.readInt32BE(1)) {
      isEnd = left.toString('latin1', 0, 1) === 'Z' && left.toString('latin1', 5, 6) === 'I';
      left = left.subarray(1 + left.readInt32BE(1));
    }
    this.rest = left;
    return isEnd;
  }
}

/** Idle PostgreSQL sessions, and clients waiting for one. */
class SessionQueue {
  private readonly idle: Socket[] = [];
  private readonly waiting: ((session: Socket) => void)[] = [];
  private readonly all = new Set<Socket>();

  constructor(private readonly target: string) {}

  async add(): Promise<void> {
    const client = new Client({ connectionString: this.target, application_name: 'turnero' });
    await client.connect();
    // After pg's sign-in the clients' messages pass.
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.removeAllListeners().on('error', () => undefined);
    this.all.add(stream);
    this.giveBack(stream);
  }

  take(give: (session: Socket) => void): void {
    const session = this.idle.shift();
    if (session) give(session);
    else this.waiting.push(give);
  }

  giveBack(session: Socket): void {
    session.removeAllListeners('data');
    const next = this.waiting.shift();
    if (next) next(session);
    else this.idle.push(session);
  }

  replace(session: Socket): void {
    this.all.delete(session);
    session.destroy();
    void this.add();
  }

  end(): void {
    for (const session of this.all) session.destroy();
  }
}

/** AuthenticationOk, a key of no PostgreSQL session, ReadyForQuery. */
const GREETING = Buffer.from('R\0\0\0\x08\0\0\0\0K\0\0\0\x0c\0\0\0\x01\0\0\0\x02Z\0\0\0\x05I', 'latin1');
const TERMINATE = Buffer.from('X\0\0\0\x04', 'latin1');
const REFUSAL = refusal('SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: options\0\0');

function refusal(content: string): Buffer {
  const bytes = Buffer.from(`E    ${content}`, 'latin1');
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}
