import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CLUSTER_NAME, PASSWORD, PATRONI_PORT, POSTGRES_PORT } from './member';
import { HOSTS } from './network';

export interface Haproxy {
  /** Of whichever host is the leader. */
  url: string;
  stop(): Promise<void>;
}

/** Sends connections to the host that Patroni calls the leader, and ends those to one that is it no more. */
export async function startHaproxy(folder: string, port: number): Promise<Haproxy> {
  const config = path.join(folder, 'haproxy.cfg');
  await writeFile(config, configFor(port));
  const log = await open(path.join(folder, 'haproxy.log'), 'a');
  const child = spawn('haproxy', ['-db', '-f', config], {
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` },
  });
  await once(child, 'spawn');
  await log.close();
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${CLUSTER_NAME}`,
    async stop() {
      process.off('exit', end);
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
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
