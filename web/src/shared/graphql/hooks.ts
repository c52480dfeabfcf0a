/**
 * The only file that knows Apollo's hooks: what codegen emits is bound here.
 * Failures become ApiError and, unless the caller opts out, one toast each.
 */
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { useWhenBack } from '../connection/useWhenBack';
import { toApiError, type ApiError } from '../errors/api-error';
import { needsNewPage } from '../files/useLateFile';
import { notify } from '../notify/notify';
import { tellChange } from './changes';

interface ErrorOptions {
  /** What the toast says when the failure carries no message of the server. */
  errorFallback?: string;
  /** false: no toast; the caller shows `error` itself. */
  errorToast?: boolean;
}

export interface QueryOptions<V> extends ErrorOptions {
  variables?: V;
  skip?: boolean;
  fetchPolicy?: 'cache-first' | 'cache-and-network' | 'network-only' | 'no-cache';
  /** Asks again this often, in ms, while the page's tab can be seen, and at once when it is seen again. 0: never. */
  pollInterval?: number;
}

interface QueryState<D> {
  /** Stays through a failure to ask for it again. */
  data: D | undefined;
  /** The last data shown while other variables load. */
  previousData: D | undefined;
  /** Why `data` is missing, or may be old. It stands until an answer comes or `refetch` is called. */
  error: ApiError | undefined;
  /** True while nothing can be shown yet, and during refetches. */
  loading: boolean;
}

export interface QueryResult<D, V> extends QueryState<D> {
  /**
   * Asks again, as somebody wants it; never rejects, a failure lands in `error`. Where only a new page can ask, this one
   * is loaded again: never by itself, which would go on for as long as the file is missing.
   */
  refetch: () => Promise<void>;
  /**
   * Asks for more with other variables; the cache's policy for the field joins it to `data`. Never rejects, and a
   * failure leaves `data` and `error` as they are: look at `error` in its outcome.
   */
  fetchMore: (variables: Partial<V>) => Promise<Outcome<D>>;
}

function useErrorToast(error: ApiError | undefined, { errorFallback, errorToast = true }: ErrorOptions) {
  useEffect(() => {
    if (error && errorToast) notify.error(error.textOr(errorFallback));
  }, [error, errorFallback, errorToast]);
}

function useApiError(error: unknown): ApiError | undefined {
  return useMemo(() => (error === undefined ? undefined : toApiError(error)), [error]);
}

const isHidden = () => document.visibilityState === 'hidden';

/** A poll rests in a hidden tab; what it would have brought is asked for when the tab is seen again. */
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

/** Nobody was there to answer, so somebody may be later. */
const PASSING: ReadonlySet<string> = new Set(['NETWORK', 'UNAVAILABLE', 'UNKNOWN']);

interface Standing {
  error: ApiError;
  /** Of the variables that were asked for. */
  key: string;
}

/**
 * The failure of a query, from the first on and as the same object however often it is asked again meanwhile: what is
 * built on it neither flickers nor is told anew. `forget` is for when somebody asks again.
 */
function useStandingError(latest: ApiError | undefined, { key, loading }: { key: string; loading: boolean }) {
  const [standing, setStanding] = useState<Standing>();
  const known = standing?.key === key ? standing : undefined;
  const failed = latest && (known?.error.code === latest.code ? known : { error: latest, key });
  const next = failed ?? (loading ? known : undefined);
  if (next !== standing) setStanding(next);
  const forget = useCallback(() => setStanding(undefined), []);
  return { error: next?.error, forget };
}

/**
 * Binds a query document to a hook that asks on mount, again when its variables change, and after a failure that
 * passes as soon as there may be an answer.
 */
export function bindQuery<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return function useBoundQuery(options: QueryOptions<V> = {}): QueryResult<D, V> {
    const { errorFallback, errorToast = true, ...query } = options;
    const result = useQuery<D, OperationVariables>(document, {
      ...query,
      skipPollAttempt: isHidden,
      // The pages that a policy has joined stay joined when the first is asked for again.
      refetchWritePolicy: 'merge',
    });
    const key = JSON.stringify(query.variables ?? {});
    const { error, forget } = useStandingError(useApiError(result.error), { key, loading: result.loading });
    useErrorToast(error, { errorFallback, errorToast });
    const ask = result.refetch;
    const askQuietly = useCallback(() => ask().then(() => undefined, () => undefined), [ask]);
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
          if (errorToast) notify.error(failure.textOr(errorFallback));
          return { error: failure };
        }
      },
      [askMore, errorFallback, errorToast],
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
  /** Of what is copied or changed by the answer: what is stored now. */
  fetchPolicy?: 'network-only';
}

/** Binds a query document to a hook that asks only when its function is called. */
export function bindLazyQuery<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return function useBoundLazyQuery({ fetchPolicy, ...options }: LazyOptions = {}): [(variables: V) => Promise<Outcome<D>>, QueryState<D>] {
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

/** Exactly one of the two is there. */
export type Outcome<D> = { data: D; error?: undefined } | { data?: undefined; error: ApiError };

interface MutationState {
  loading: boolean;
  error: ApiError | undefined;
  /** Forgets the last error. */
  reset: () => void;
}

/** Binds a mutation document to a hook. The function it gives never rejects: look at `error` in its outcome. */
export function bindMutation<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>) {
  return function useBoundMutation(options: ErrorOptions = {}): [(variables: V) => Promise<Outcome<D>>, MutationState] {
    const { errorFallback, errorToast = true } = options;
    const [mutate, state] = useMutation<D, OperationVariables>(document);
    const error = useApiError(state.error);
    const run = useCallback(
      async (variables: V): Promise<Outcome<D>> => {
        try {
          const { data } = await mutate({ variables });
          tellChange();
          return { data: data as D };
        } catch (thrown) {
          const failure = toApiError(thrown);
          if (errorToast) notify.error(failure.textOr(errorFallback));
          return { error: failure };
        }
      },
      [mutate, errorFallback, errorToast],
    );
    return [run, { loading: state.loading, error, reset: state.reset }];
  };
}
