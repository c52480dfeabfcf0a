import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Served {
  server: Server;
  /** Default: the processor time. */
  answer?(question: unknown): unknown;
}

/** On a free port, which the parent gets. Answers its messages, and ends with it. */
export function serveForParent(open: () => Promise<Served>): void {
  open().then(listen, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
}

function listen({ server, answer = processorTime }: Served): void {
  const reply = async (question: unknown) => process.send?.(await answer(question));
  process.on('message', (question) => void reply(question));
  process.on('disconnect', () => process.exit(0));
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1', 1024, () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

/** Since the start. */
export function processorTime(): { cpuMicros: number } {
  const { user, system } = process.cpuUsage();
  return { cpuMicros: user + system };
}

export function requiredEnv(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}
