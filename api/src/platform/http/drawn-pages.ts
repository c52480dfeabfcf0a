import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface DrawnPage {
  html: string;
  styles: string;
}

interface WebServer {
  drawPage(address: string, data: string, device: 'phone' | 'desk'): Promise<DrawnPage>;
}

/** Drawing takes up to 60 ms, and most visitors of a minute get the same page. */
const MOST_KEPT = 32;

/**
 * Draws pages with the web's own components (web/src/server.tsx), from the answers that the page brings along. Null
 * without that part of the build.
 */
export function drawnPages(webDir: string) {
  const file = path.join(webDir, '.server', 'server.cjs');
  if (!existsSync(file)) return null;
  let web: WebServer | undefined;
  const kept = new Map<string, Promise<DrawnPage>>();

  return (request: IncomingMessage, data: string): Promise<DrawnPage> => {
    const address = request.url ?? '/';
    const device = isPhone(request) ? 'phone' : 'desk';
    // The data hold the clinic's minute and all that the page shows, so equal keys are equal pages.
    const key = JSON.stringify([device, address, data]);
    const known = kept.get(key);
    if (known) return known;
    // Lazy: 150 ms, and an API without visitors needs none.
    web ??= createRequire(file)(file) as WebServer;
    const drawn = web.drawPage(address, data, device);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return drawn;
  };
}

function isPhone({ headers }: IncomingMessage): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1';
}
