import { useCallback, useEffect, useState } from 'react';

import type { QueryResult } from '../../kit/graphql/hooks';
import { clockTime } from '../../kit/time/wall-time';
import { changesText } from './changes-text';

/** With two round trips below the promised 15 s. */
export const POLL_MS = 10_000;

interface Version {
  version: string;
  /** The clinic's instant when it was read. */
  now: string;
}

interface Turnos extends Version {
  items: readonly { id: string }[];
}

interface Options<D, W, T extends Turnos> {
  /** Key, e.g. month and professional. */
  of: string;
  turnosOf: (data: D) => T;
  versionOf: (data: W) => Version;
  /** Describes others' changes; null: none. Default: counts. */
  newsOf?: NewsOf<T>;
}

/** `own`: changed by the user. */
type NewsOf<T> = (before: T, after: T, own: ReadonlySet<string>) => string | null;

const changedTurnos: NewsOf<Turnos> = (before, after, own) => changesText(before.items, after.items, own);

/** Reloads `query` when `watch`, which polls its version, reports another. */
export function useLiveTurnos<D, W, T extends Turnos>(
  query: Pick<QueryResult<D, never>, 'data' | 'error' | 'refetch'>,
  watch: Pick<QueryResult<W, never>, 'data' | 'error' | 'refetch'>,
  { of, turnosOf, versionOf, newsOf = changedTurnos }: Options<D, W, T>,
) {
  const { data, error, refetch } = query;
  const turnos = data && turnosOf(data);
  const latest = watch.data && versionOf(watch.data);
  const [shownVersion, latestVersion] = [turnos?.version, latest?.version];
  useEffect(() => {
    if (shownVersion !== undefined && latestVersion !== undefined && shownVersion !== latestVersion) void refetch();
  }, [shownVersion, latestVersion, refetch]);
  const { news, knowOwn } = useNews(of, turnos, newsOf);
  return {
    now: latest?.now ?? turnos?.now,
    failed: error !== undefined && !data,
    /** The server does not answer, so the data may be old. */
    stale: data !== undefined && (watch.error !== undefined || error !== undefined),
    news,
    /** Reloads after the user's own change, which is no news. */
    refresh: async (ownId?: string) => {
      if (ownId !== undefined) knowOwn(ownId);
      await Promise.all([refetch(), watch.refetch()]);
    },
  };
}

interface Seen<T> {
  of: string;
  turnos: T;
  news: string;
}

/**
 * Describes others' last changes; '' without any. Own changes keep the version, except turnos that come or go: report
 * those to `knowOwn`.
 */
function useNews<T extends Turnos>(
  of: string,
  turnos: T | undefined,
  newsOf: NewsOf<T>,
): { news: string; knowOwn: (id: string) => void } {
  const [seen, setSeen] = useState<Seen<T>>();
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const knowOwn = useCallback((id: string) => setOwn((known) => new Set(known).add(id)), []);
  const before = seen?.of === of ? seen : undefined;
  if (turnos && (before?.turnos.items !== turnos.items || before.turnos.version !== turnos.version)) {
    const isNew = before !== undefined && before.turnos.version !== turnos.version;
    const found = isNew ? newsOf(before.turnos, turnos, own) : null;
    const news = found === null ? (before?.news ?? '') : `Actualizado a las ${clockTime(turnos.now)}: ${found}`;
    setSeen({ of, turnos, news });
  }
  return { news: before?.news ?? '', knowOwn };
}
