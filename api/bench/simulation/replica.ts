import { FaultyProxy } from '../support/faulty-proxy';
import { startServer, type ServerProcess } from '../support/server-process';

/** A process with one network to its callers, and one to the database. */
export class Replica {
  private constructor(
    private server: ServerProcess,
    readonly browser: FaultyProxy,
    readonly database: FaultyProxy,
    private readonly start: () => Promise<ServerProcess>,
  ) {}

  static async open(databaseUrl: string, now: string): Promise<Replica> {
    const url = new URL(databaseUrl);
    const database = await FaultyProxy.open(Number(url.port));
    url.host = `127.0.0.1:${database.port}`;
    const start = () => startServer('support/api-server.ts', { DATABASE_URL: url.href, NOW: now });
    const server = await start();
    return new Replica(server, await FaultyProxy.open(server.port), database, start);
  }

  /** The visitors' port. */
  get port(): number {
    return this.browser.port;
  }

  /** kill -9, then a start. */
  async kill(): Promise<void> {
    await this.server.kill();
    this.database.heal();
    this.server = await this.start();
    this.browser.targetPort = this.server.port;
  }

  async close(): Promise<void> {
    await this.server.stop();
    await this.browser.close();
    await this.database.close();
  }
}
