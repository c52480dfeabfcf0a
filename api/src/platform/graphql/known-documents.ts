import { InMemoryLRUCache, type KeyValueCache } from '@apollo/utils.keyvaluecache';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { AppError } from '../errors/app-error';

export const BROWSER_OPERATIONS = ['any', 'known'] as const;
export type BrowserOperations = (typeof BROWSER_OPERATIONS)[number];

const MOST_REGISTERED_BYTES = 2_000_000;

/** Apollo's prefix of each hash. */
const PREFIX = 'apq:';

/** The web's operations by SHA-256, and automatic persisted queries (ADR 101). */
export class KnownDocuments implements KeyValueCache {
  private readonly registered = new InMemoryLRUCache({ maxSize: MOST_REGISTERED_BYTES });
  private readonly texts: ReadonlyMap<string, string>;

  constructor(webDir: string | null) {
    const file = webDir && path.join(webDir, '.vite', 'documents.json');
    const texts = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
    this.texts = new Map(texts.map((text) => [hashOf(text), text]));
  }

  async get(key: string): Promise<string | undefined> {
    return this.texts.get(key.slice(PREFIX.length)) ?? this.registered.get(key);
  }

  async set(key: string, text: string): Promise<void> {
    await this.registered.set(key, text);
  }

  async delete(key: string): Promise<void> {
    await this.registered.delete(key);
  }

  /** FORBIDDEN unless it is the web's, by text or hash. */
  assertOurs(sent: unknown, search: URLSearchParams): void {
    const body = (sent ?? {}) as { query?: unknown; extensions?: unknown };
    const query = body.query ?? search.get('query');
    const extensions = body.extensions ?? parsed(search.get('extensions'));
    const hash = typeof query === 'string' ? hashOf(query) : hashIn(extensions);
    if (hash !== null && this.texts.has(hash)) return;
    throw new AppError(
      'FORBIDDEN',
      'De un navegador se aceptan solo las operaciones de la página de la clínica. Si es esta, recargala',
    );
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hashIn(extensions: unknown): string | null {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null };
  const hash = persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? hash : null;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
