/**
 * The only file that uses Apollo's hooks. Failures become ApiError. Those of calls with an `errorFallback` show one
 * toast each.
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { filter, firstValueFrom } from 'rxjs';

import { useWhenBack } from '../connection/useWhenBack';
import { toApiError, type ApiError } from '../errors/api-error';
import { needsToast } from '../errors/needs-toast';
import { needsNewPage } from '../files/useLateFile';
import { notify } from '../notify/notify';
import { announceChange } from './changes';

interface ErrorOptions {
  /** Failures then show a toast: the server's message, or this text. Without it the caller shows `error`. */
  errorFallback?: string;
}

export interface QueryOptions<V> extends ErrorOptions {
  variables?: V;
  skip?: boolean;
  fetchPolicy?: 'cache-first' | 'cache-and-network' | 'network-only' | 'no-cache';
  /** In ms while visible. 0: never. */
  pollInterval?: number;
}

interface QueryState<D> {
  /** The last data; kept if a later request fails. */
  data: D | undefined;
  /** Shown while other variables load. */
  previousData: D | undefined;
  /** Kept until an answer or `refetch`. */
  error: ApiError | undefined;
  /** True before the first data and during refetches. */
  loading: boolean;
}

export interface QueryResult<D, V> extends QueryState<D> {
  /** Never rejects; see `error`. */
  refetch: () => Promise<void>;
  /** Loads and merges more pages. Never rejects or changes `error`: read the outcome. */
  fetchMore: (variables: Partial<V>) => Promise<Outcome<D>>;
}

function toast(error: ApiError, fallback: string | undefined): void {
  if (fallback !== undefined && needsToast(error)) notify.error(error.textOr(fallback));
}

function useErrorToast(error: ApiError | undefined, { errorFallback }: ErrorOptions) {
  useEffect(() => {
    if (error) toast(error, errorFallback);
  }, [error, errorFallback]);
}

function useApiError(error: unknown): ApiError | undefined {
  return useMemo(() => (error === undefined ? undefined : toApiError(error)), [error]);
}

const isHidden = () => document.visibilityState === 'hidden';

/** Apollo skips polls in a hidden tab; this asks on return. */
function useAskOnReturn(ask: () => Promise<void>, polls: boolean) {
  useEffect(() => {
    if (!polls) return undefined;
    const onChange = () => {
      if (!isHidden()) void ask();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [ask, polls]);
}

/** Failures that may pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['NETWORK', 'UNAVAILABLE', 'UNKNOWN']);

interface StableError {
  error: ApiError;
  key: string;
}

/** Keeps one error object through retries, so nothing flickers and one toast shows. */
function useStableError(latest: ApiError | undefined, { key, loading }: { key: string; loading: boolean }) {
  const [stable, setStable] = useState<StableError>();
  const known = stable?.key === key ? stable : undefined;
  const failed = latest && (known?.error.code === latest.code ? known : { error: latest, key });
  const next = failed ?? (loading ? known : undefined);
  if (next !== stable) setStable(next);
  const forget = useCallback(() => setStable(undefined), []);
  return { error: next?.error, forget };
}

/** Retries passing failures automatically. */
export function bindQuery<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return function useBoundQuery(options: QueryOptions<V> = {}): QueryResult<D, V> {
    const { errorFallback, ...query } = options;
    const result = useQuery<D, OperationVariables>(document, {
      ...query,
      skipPollAttempt: isHidden,
      // Keeps joined pages on a refetch.
      refetchWritePolicy: 'merge',
    });
    const key = JSON.stringify(query.variables ?? {});
    const { error, forget } = useStableError(useApiError(result.error), { key, loading: result.loading });
    useErrorToast(error, { errorFallback });
    const { refetch: ask, observable } = result;
    const askQuietly = useCallback(async () => {
      // Apollo would join a request under way, which the server may have answered before the change to be shown.
      if (observable.getCurrentResult().loading) {
        await firstValueFrom(observable.pipe(filter(({ loading }) => !loading)), { defaultValue: null });
      }
      await ask().catch(() => undefined);
    }, [ask, observable]);
    const isPageOld = needsNewPage(result.error);
    const refetch = useCallback(async () => {
      if (isPageOld) return window.location.reload();
      forget();
      return askQuietly();
    }, [isPageOld, forget, askQuietly]);
    const askMore = result.fetchMore;
    const fetchMore = useCallback(
      async (variables: Partial<V>): Promise<Outcome<D>> => {
        try {
          const { data } = await askMore({ variables });
          return { data: data as D };
        } catch (thrown) {
          const failure = toApiError(thrown);
          toast(failure, errorFallback);
          return { error: failure };
        }
      },
      [askMore, errorFallback],
    );
    useAskOnReturn(askQuietly, !query.skip && Boolean(query.pollInterval));
    useWhenBack(!query.skip && error !== undefined && PASSING.has(error.code), askQuietly);
    return {
      data: result.data as D | undefined,
      previousData: result.previousData as D | undefined,
      error,
      loading: result.loading,
      refetch,
      fetchMore,
    };
  };
}

interface LazyOptions extends ErrorOptions {
  fetchPolicy?: 'network-only';
}

/** Runs only on call. */
export function bindLazyQuery<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return function useBoundLazyQuery({
    fetchPolicy,
    ...options
  }: LazyOptions = {}): [(variables: V) => Promise<Outcome<D>>, QueryState<D>] {
    const [execute, result] = useLazyQuery<D, OperationVariables>(document, fetchPolicy && { fetchPolicy });
    const error = useApiError(result.error);
    useErrorToast(error, options);
    const ask = useCallback(
      async (variables: V): Promise<Outcome<D>> => {
        try {
          const { data, error: failure } = await execute({ variables });
          return failure ? { error: toApiError(failure) } : { data: data as D };
        } catch (thrown) {
          return { error: toApiError(thrown) };
        }
      },
      [execute],
    );
    const state = { data: result.data as D | undefined, previousData: result.previousData as D | undefined };
    return [ask, { ...state, error, loading: result.loading }];
  };
}

export type Outcome<D> = { data: D; error?: undefined } | { data?: undefined; error: ApiError };

interface MutationState {
  loading: boolean;
  error: ApiError | undefined;
  reset: () => void;
}

/** Never rejects: read `error` in the outcome. */
export function bindMutation<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return function useBoundMutation({
    errorFallback,
  }: ErrorOptions = {}): [(variables: V) => Promise<Outcome<D>>, MutationState] {
    const [mutate, state] = useMutation<D, OperationVariables>(document);
    const error = useApiError(state.error);
    const run = useCallback(
      async (variables: V): Promise<Outcome<D>> => {
        try {
          const { data } = await mutate({ variables });
          announceChange();
          return { data: data as D };
        } catch (thrown) {
          const failure = toApiError(thrown);
          toast(failure, errorFallback);
          return { error: failure };
        }
      },
      [mutate, errorFallback],
    );
    return [run, { loading: state.loading, error, reset: state.reset }];
  };
}
