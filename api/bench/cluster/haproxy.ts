import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { startProgram } from '../support/start-program';
import { CLUSTER_NAME, PASSWORD, PATRONI_PORT, POSTGRES_PORT } from './member';
import { HOSTS } from './network';

export interface Haproxy {
  /** The leader's database. */
  url: string;
  stop(): Promise<void>;
}

/** Sends connections to Patroni's leader; ends connections to a former one. */
export async function startHaproxy(folder: string, port: number): Promise<Haproxy> {
  const config = path.join(folder, 'haproxy.cfg');
  await writeFile(config, configFor(port));
  const log = await open(path.join(folder, 'haproxy.log'), 'a');
  const stop = await startProgram('haproxy', ['-db', '-f', config], { stdio: ['ignore', log.fd, log.fd] });
  await log.close();
  if (!stop) throw new Error('HAProxy is not installed');
  return { url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${CLUSTER_NAME}`, stop };
}

function configFor(port: number): string {
  const servers = HOSTS.map(
    ({ name, address }) => `  server ${name} ${address}:${POSTGRES_PORT} check port ${PATRONI_PORT}`,
  );
  return `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen leader
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
