import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const PRIVATE = new BlockList();
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(net, prefix, 'ipv4');
}
PRIVATE.addAddress('::1', 'ipv6');
for (const [net, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(net, prefix, 'ipv6');

/** The peer is then a proxy. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** Another name can be a foreign page (DNS rebinding). */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

export function isFromThisMachine(request: IncomingMessage): boolean {
  return isDirectPeerIn(LOOPBACK, request) && LOCAL_HOST.test(request.headers.host ?? '');
}

/** For a direct private peer, if its Host is a private address, an internal name or `publicHost`. */
export function isFromPrivateNetwork(request: IncomingMessage, publicHost: string | null): boolean {
  if (!isDirectPeerIn(PRIVATE, request)) return false;
  const host = hostnameOf(request.headers.host ?? '');
  return (
    host !== null && (host === publicHost || INNER_NAME.test(host) || isIn(PRIVATE, host.replace(/^\[(.*)\]$/, '$1')))
  );
}

/** One label (container networks), or a reserved domain. */
const INNER_NAME = /^[a-z0-9_-]+$|^(?:[a-z0-9_-]+\.)+(?:localhost|local|internal|home\.arpa)$/;

function hostnameOf(host: string): string | null {
  return /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.exec(host.toLowerCase())?.[1] ?? null;
}

function isDirectPeerIn(list: BlockList, { headers, socket }: IncomingMessage): boolean {
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false;
  return isIn(list, socket.remoteAddress?.replace(/%.*$/, '') ?? '');
}

function isIn(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
