import { Client, type ClientConfig } from 'pg';

/**
 * A connection whose loss never ends the process. A pool listens for errors only while a client is idle, and TypeORM
 * only some microtasks after it was handed one: a server that ends the session in between would raise an error that
 * nobody hears. Whoever uses the connection next is told by its refusal.
 */
export class HeardClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
