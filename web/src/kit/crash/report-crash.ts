export type CrashedPart = 'page' | 'dialog' | 'part' | 'shell';

const ADDRESS = '/crashes';
/** Frames of build files contain no personal data. */
const OUR_FRAME = /assets\/[\w.-]+\.js:\d+:\d+/g;
const MOST_FRAMES = 5;
/** Per page load. */
const MOST_REPORTS = 10;

let routeOf: () => string = () => 'unknown';
const reported = new Set<string>();

/** A pattern: addresses may hold ids and tokens. */
export function setRouteOfReports(found: () => string): void {
  routeOf = found;
}

/** Reports a crash once, without the error's message: it may hold personal data. */
export function reportCrash(thrown: unknown, part: CrashedPart): void {
  const { name, stack = '' } = thrown instanceof Error ? thrown : { name: typeof thrown };
  const at = stack.match(OUR_FRAME)?.slice(0, MOST_FRAMES) ?? [];
  const body = JSON.stringify({ build: build(), route: routeOf(), part, error: name, at });
  if (reported.has(body) || reported.size === MOST_REPORTS) return;
  reported.add(body);
  try {
    void fetch(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => undefined);
  } catch {
    // Some browsers refuse to send.
  }
}

/** Its name changes with every build. */
function build(): string {
  const script = [...document.scripts].find(({ type, src }) => type === 'module' && src !== '');
  return script?.src.split('/').at(-1) ?? 'unknown';
}
