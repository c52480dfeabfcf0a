import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A network namespace with a cable to a bridge. */
export interface Host {
  name: string;
  address: string;
}

/** In 198.18.0.0/15, reserved for tests. */
const SUBNET = '198.18.71';
const BRIDGE = 'turnero0';
export const OUTSIDE = `${SUBNET}.1`;

export const HOSTS: readonly Host[] = [1, 2, 3].map((number) => ({
  name: `turnero${number}`,
  address: `${SUBNET}.${10 + number}`,
}));

/** Replaces an earlier network. Needs root. */
export async function openNetwork(): Promise<void> {
  await closeNetwork();
  await ip('link', 'add', BRIDGE, 'type', 'bridge');
  await ip('address', 'add', `${OUTSIDE}/24`, 'dev', BRIDGE);
  await ip('link', 'set', BRIDGE, 'up');
  for (const host of HOSTS) {
    await ip('netns', 'add', host.name);
    await ip('link', 'add', cableOf(host), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', host.name);
    await ip('link', 'set', cableOf(host), 'master', BRIDGE, 'up');
    await within(host, 'ip', 'address', 'add', `${host.address}/24`, 'dev', 'eth0');
    await within(host, 'ip', 'link', 'set', 'eth0', 'up');
    await within(host, 'ip', 'link', 'set', 'lo', 'up');
  }
}

/** Kills the hosts' processes too. */
export async function closeNetwork(): Promise<void> {
  for (const host of HOSTS) {
    await killAll(host).catch(() => undefined);
    // Linux would remove it some time later.
    await ip('link', 'delete', cableOf(host)).catch(() => undefined);
    await ip('netns', 'delete', host.name).catch(() => undefined);
  }
  await ip('link', 'delete', BRIDGE).catch(() => undefined);
}

/** kill -9, as when the power goes. */
export async function killAll(host: Host): Promise<void> {
  const { stdout } = await ip('netns', 'pids', host.name);
  for (const pid of stdout.split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // Ended meanwhile.
    }
  }
}

/** From the cluster and from callers. */
export async function unplug(host: Host): Promise<void> {
  await ip('link', 'set', cableOf(host), 'down');
}

export async function plugIn(host: Host): Promise<void> {
  await ip('link', 'set', cableOf(host), 'up');
}

/** From the cluster; callers still reach it. */
export async function cutOff(host: Host): Promise<void> {
  for (const other of HOSTS.filter(({ name }) => name !== host.name)) {
    await within(host, 'ip', 'route', 'add', 'blackhole', `${other.address}/32`);
  }
}

export async function reconnect(host: Host): Promise<void> {
  for (const other of HOSTS.filter(({ name }) => name !== host.name)) {
    await within(host, 'ip', 'route', 'delete', 'blackhole', `${other.address}/32`);
  }
}

function cableOf(host: Host): string {
  return `${host.name}-cable`;
}

function within(host: Host, ...command: string[]) {
  return ip('netns', 'exec', host.name, ...command);
}

function ip(...args: string[]) {
  return run('ip', args);
}
