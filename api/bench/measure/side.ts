import { openConnections } from '../support/json-connection';
import type { ServerProcess } from '../support/server-process';

/** Sends one request after the other and waits for each answer. */
export interface Sender {
  /** False when there is nothing left to ask for. Rejects on an answer that is not a success. */
  send(): Promise<boolean>;
  close(): void;
}

/** One of the things that are compared. */
export interface Side {
  name: string;
  open(senders: number): Promise<Sender[]>;
  /** Processor time used so far by its process, PostgreSQL's not included. */
  cpuMicros(): Promise<number>;
  /** Puts the data back as it was before. After each slice, outside of what is measured. */
  restore(): Promise<void>;
}

/** The next request of a sender, counted from 0; null when there is none left. */
export type NextRequest = (sender: number) => Buffer | null;

export function httpSide(
  name: string, server: ServerProcess, next: NextRequest, restore: () => Promise<void> = async () => undefined,
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
          if (status !== 200 || body.startsWith('{"errors"')) throw new Error(`${name}: ${status} ${body.slice(0, 300)}`);
          return true;
        },
      }));
    },
  };
}
