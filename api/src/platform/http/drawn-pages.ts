import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface DrawnPage {
  html: string;
  styles: string;
}

interface WebServer {
  /** Without parameters that its page doesn't read. */
  shownAddress(address: string): string;
  drawPage(address: string, data: string, device: 'phone' | 'desk'): Promise<DrawnPage>;
}

/** Drawing takes up to 60 ms, and most visitors of a minute get the same page. */
const MOST_KEPT = 32;
/** Share of the processor's time, with a reserve in milliseconds. Anybody can vary an address to have it drawn anew. */
const SHARE = 0.25;
const RESERVE_MS = 2_000;

/**
 * Draws pages with the web's own components (web/src/server.tsx), from the answers that the page brings along. Null
 * without that part of the build; a page is null while drawing has used up its share of time.
 */
export function drawnPages(webDir: string) {
  const file = path.join(webDir, '.server', 'server.cjs');
  if (!existsSync(file)) return null;
  let web: WebServer | undefined;
  const kept = new Map<string, Promise<DrawnPage>>();
  const budget = new TimeBudget();

  /** Takes 150 ms, and an API without visitors needs none. */
  const load = () => (web ??= createRequire(file)(file) as WebServer);

  async function draw(...page: Parameters<WebServer['drawPage']>): Promise<DrawnPage> {
    const begun = performance.now();
    try {
      return await load().drawPage(...page);
    } finally {
      budget.spend(performance.now() - begun);
    }
  }

  return async (request: IncomingMessage, data: string): Promise<DrawnPage | null> => {
    const address = load().shownAddress(request.url ?? '/');
    const device = isPhone(request) ? 'phone' : 'desk';
    // The data hold the clinic's minute and all that the page shows, so equal keys are equal pages.
    const key = JSON.stringify([device, address, data]);
    const known = kept.get(key);
    if (!known && !budget.hasTime()) return null;
    const drawn = known ?? draw(address, data, device);
    // Moves a known one to the end: the first was not visited for longest.
    kept.delete(key);
    kept.set(key, drawn);
    if (!known) drawn.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return drawn;
  };
}

class TimeBudget {
  private leftMs = RESERVE_MS;
  private filledAt = performance.now();

  hasTime(): boolean {
    const now = performance.now();
    this.leftMs = Math.min(RESERVE_MS, this.leftMs + (now - this.filledAt) * SHARE);
    this.filledAt = now;
    return this.leftMs > 0;
  }

  spend(ms: number): void {
    this.leftMs -= ms;
  }
}

function isPhone({ headers }: IncomingMessage): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1';
}
