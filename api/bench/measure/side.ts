import { openConnections } from '../support/json-connection';
import type { ServerProcess } from '../support/server-process';

/** One request at a time. */
export interface Sender {
  /** False: none is left. Rejects unless the answer is a success. */
  send(): Promise<boolean>;
  close(): void;
}

export interface Side {
  name: string;
  open(senders: number): Promise<Sender[]>;
  /** Without PostgreSQL. */
  cpuMicros(): Promise<number>;
  /** After each slice, unmeasured. */
  restore(): Promise<void>;
}

/** `sender` from 0; null: none left. */
export type NextRequest = (sender: number) => Buffer | null;

export function httpSide(
  name: string,
  server: ServerProcess,
  next: NextRequest,
  restore: () => Promise<void> = async () => undefined,
): Side {
  return {
    name,
    restore,
    cpuMicros: () => server.cpuMicros(),
    async open(count) {
      const connections = await openConnections([server.port], count);
      return connections.map((connection, sender) => ({
        close: () => connection.close(),
        async send() {
          const request = next(sender);
          if (request === null) return false;
          const { status, body } = await connection.send(request);
          if (status !== 200 || body.startsWith('{"errors"'))
            throw new Error(`${name}: ${status} ${body.slice(0, 300)}`);
          return true;
        },
      }));
    },
  };
}
