/**
 * PostGraphile 5 as in its production guide, with the product's number of connections. No sessions, access rules or
 * log, in its favour.
 */
import { createServer, type Server } from 'node:http';

import { requiredEnv, serveForParent } from '../support/served';
import { requirePeer } from './packages';

/** As far as used. */
interface PostGraphile {
  postgraphile(preset: object): { createServ(grafserv: unknown): { addTo(server: Server): Promise<void> } };
}
interface Adaptor {
  makePgService(options: object): unknown;
}

serveForParent(async () => {
  const { postgraphile } = requirePeer<PostGraphile>('postgraphile');
  const { PostGraphileAmberPreset } = requirePeer<{ PostGraphileAmberPreset: unknown }>('postgraphile/presets/amber');
  const { makePgService } = requirePeer<Adaptor>('postgraphile/adaptors/pg');
  const { grafserv } = requirePeer<{ grafserv: unknown }>('postgraphile/grafserv/node');
  const peer = postgraphile({
    extends: [PostGraphileAmberPreset],
    pgServices: [
      makePgService({
        connectionString: requiredEnv('DATABASE_URL'),
        schemas: ['peers'],
        pubsub: false,
        poolConfig: { max: 20 },
      }),
    ],
    grafserv: { graphiql: false },
  });
  const server = createServer();
  await peer.createServ(grafserv).addTo(server);
  return { server };
});
