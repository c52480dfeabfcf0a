/** Where in the page something crashed. */
export type CrashedPart = 'page' | 'dialog' | 'part' | 'shell';

const ADDRESS = '/crashes';
/** Of the files of the build: in them no text of a person can stand. */
const OUR_FRAME = /assets\/[\w.-]+\.js:\d+:\d+/g;
const MOST_FRAMES = 5;
/** A page that is open for long tells no more than this of itself. */
const MOST_REPORTS = 10;

let routeOf: () => string = () => 'unknown';
const reported = new Set<string>();

/** How the pattern of the address is found out, e.g. "/reservar/:professionalId": the address itself may hold ids and tokens. */
export function tellRoute(found: () => string): void {
  routeOf = found;
}

/**
 * Tells the server, for its log, that a part of the page crashed: which build, where, the error's name and its place in
 * our files. Never the error's message, which may hold what a person typed or read. Once for each crash; who cannot be
 * reached is not told.
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
    // A browser that refuses to send says so at once. The page has trouble enough.
  }
}

/** The page's own script, whose name is another with every build. */
function build(): string {
  const script = [...document.scripts].find(({ type, src }) => type === 'module' && src !== '');
  return script?.src.split('/').at(-1) ?? 'unknown';
}
