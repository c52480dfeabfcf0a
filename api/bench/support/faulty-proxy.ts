import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/**
 * - `partition`: nothing arrives, without an error; afterwards it arrives late, as TCP sends again.
 * - `delay`: everything arrives later.
 * - `half-open`: callers are cut off, and the other side gets no sign of it.
 * - `reset`: connections end, and new ones are refused.
 */
export type NetworkFault = 'partition' | 'delay' | 'half-open' | 'reset';

interface Pair {
  caller: Socket;
  target: Socket;
}

/** A TCP proxy with a network that can be broken. */
export class FaultyProxy {
  private readonly pairs = new Set<Pair>();
  private fault: NetworkFault | null = null;
  private delayMs = 0;

  private constructor(
    private readonly server: Server,
    readonly port: number,
    /** For later connections. */
    public targetPort: number,
  ) {
    server.on('connection', (caller) => this.accept(caller));
  }

  static async open(targetPort: number): Promise<FaultyProxy> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FaultyProxy(server, (server.address() as { port: number }).port, targetPort);
  }

  begin(fault: NetworkFault, delayMs: number): void {
    this.fault = fault;
    this.delayMs = delayMs;
    for (const pair of this.pairs) {
      if (fault === 'partition') pause(pair);
      if (fault === 'half-open') pair.caller.destroy();
      if (fault === 'reset') this.end(pair);
    }
  }

  /** Also ends half-open connections. */
  heal(): void {
    const { fault } = this;
    this.fault = null;
    for (const pair of this.pairs) {
      if (fault === 'partition') resume(pair);
      if (fault === 'half-open' && pair.caller.destroyed) this.end(pair);
    }
  }

  async close(): Promise<void> {
    for (const pair of this.pairs) this.end(pair);
    this.server.close();
    await once(this.server, 'close');
  }

  private accept(caller: Socket): void {
    if (this.fault === 'reset') {
      caller.resetAndDestroy();
      return;
    }
    const target = connect({ port: this.targetPort, host: '127.0.0.1', noDelay: true });
    const pair = { caller, target };
    this.pairs.add(pair);
    this.carry(pair, caller, target);
    this.carry(pair, target, caller);
    if (this.fault === 'partition' || this.fault === 'half-open') pause(pair);
  }

  private carry(pair: Pair, from: Socket, to: Socket): void {
    const late: Buffer[] = [];
    from.on('data', (bytes: Buffer) => {
      if (this.fault !== 'delay' && late.length === 0) return void to.write(bytes);
      late.push(bytes);
      // Bytes keep their order, whichever timer is first.
      setTimeout(() => to.write(late.shift()!), this.delayMs);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      // heal() closes the other side.
      if (from === pair.caller && this.fault === 'half-open') return;
      this.end(pair);
    });
  }

  private end(pair: Pair): void {
    this.pairs.delete(pair);
    pair.caller.resetAndDestroy();
    pair.target.resetAndDestroy();
  }
}

function pause({ caller, target }: Pair): void {
  caller.pause();
  target.pause();
}

function resume({ caller, target }: Pair): void {
  caller.resume();
  target.resume();
}
