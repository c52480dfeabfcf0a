import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** 'in transaction': between two statements. */
type Moment = 'new session' | 'in transaction' | 'commit';

export interface BreakableLink {
  /** The database's URL through this link. */
  url: string;
  cut(): void;
  /** Loses what is sent from now on, like a silent network; connections stay open. */
  swallow(): void;
  /** Lets connections through again. Lost data stays lost. */
  mend(): void;
  /**
   * Ends `times` sessions at this moment, after the first `after`, like a server's shutdown: in the same packet as its
   * last answer. The answer to a COMMIT is lost.
   */
  endSessions(moment: Moment, limits?: { after?: number; times?: number }): void;
  /** Since the last endSessions. */
  ended(): number;
  close(): Promise<void>;
}

/** A proxy to the database at `target` that can break. */
export async function linkTo(target: string): Promise<BreakableLink> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let plan = { moment: 'commit' as Moment, after: 0, times: 0, ended: 0 };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    near.on('data', (sent: Buffer) => void (isSilent || far.write(sent)));
    near.on('end', () => far.end());
    far.on('end', () => near.end());
    let isNew = true;
    far.on('data', (answer: Buffer) => {
      if (isSilent) return;
      const moment = momentOf(answer, isNew);
      if (moment !== null) isNew = false;
      if (moment !== plan.moment || plan.ended >= plan.times || plan.after-- > 0) return void near.write(answer);
      plan.ended += 1;
      near.end(moment === 'commit' ? FATAL : Buffer.concat([answer, FATAL]));
      far.destroy();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cutAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut() {
      isCut = true;
      cutAll();
    },
    swallow: () => void (isSilent = true),
    mend: () => void (isCut = isSilent = false),
    endSessions: (moment, { after = 0, times = 1 } = {}) => void (plan = { moment, after, times, ended: 0 }),
    ended: () => plan.ended,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
  };
}

/** By the final ReadyForQuery. */
function momentOf(answer: Buffer, isNew: boolean): Moment | 'idle' | null {
  const end = answer.subarray(-6).toString('latin1');
  if (end === 'Z\0\0\0\x05T') return 'in transaction';
  if (end !== 'Z\0\0\0\x05I') return null;
  if (isNew) return 'new session';
  return answer.includes('COMMIT\0') ? 'commit' : 'idle';
}

/** ErrorResponse: terminated by the administrator. */
const FATAL = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

function message(type: string, content: string): Buffer {
  const bytes = Buffer.from(`${type}    ${content}`, 'latin1');
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}
