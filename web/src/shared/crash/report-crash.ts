export type CrashedPart = 'page' | 'dialog' | 'part' | 'shell';

const ADDRESS = '/crashes';
/** Only the build's files: they hold nobody's text. */
const OUR_FRAME = /assets\/[\w.-]+\.js:\d+:\d+/g;
const MOST_FRAMES = 5;
/** Per page load. */
const MOST_REPORTS = 10;

let routeOf: () => string = () => 'unknown';
const reported = new Set<string>();

/** Gets the route's pattern, e.g. "/reservar/:professionalId"; addresses may hold ids and tokens. */
export function tellRoute(found: () => string): void {
  routeOf = found;
}

/**
 * Reports a crash to the server's log, once. Never sends the error's message, which may hold what a person typed or
 * read.
 */
export function reportCrash(thrown: unknown, part: CrashedPart): void {
  const { name, stack = '' } = thrown instanceof Error ? thrown : { name: typeof thrown };
  const at = stack.match(OUR_FRAME)?.slice(0, MOST_FRAMES) ?? [];
  const body = JSON.stringify({ build: build(), route: routeOf(), part, error: name, at });
  if (reported.has(body) || reported.size === MOST_REPORTS) return;
  reported.add(body);
  try {
    void fetch(ADDRESS, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true }).catch(() => undefined);
  } catch {
    // Some browsers throw when they refuse to send.
  }
}

/** The script's name changes with every build. */
function build(): string {
  const script = [...document.scripts].find(({ type, src }) => type === 'module' && src !== '');
  return script?.src.split('/').at(-1) ?? 'unknown';
}
