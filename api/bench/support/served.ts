import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Report = { port: number } | { cpuMicros: number };

/** Serves on a free port, reports port and (when asked) processor time to the parent, and ends with it. */
export function serveForParent(server: Server): void {
  const tell = (report: Report) => void process.send?.(report);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    tell({ cpuMicros: user + system });
  });
  process.on('disconnect', () => process.exit(0));
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1', 1024, () => tell({ port: (server.address() as AddressInfo).port }));
}

export function requiredEnv(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}
