import { NetworkStatus, type ApolloCache, type ApolloClient } from '@apollo/client';
import { startTransition, useEffect, useState } from 'react';
import { BehaviorSubject, map } from 'rxjs';

import { answerIn, type PageAnswer } from './page-data';

export interface EarlyClient {
  /** For Apollo's hooks until there is a real one: they go over to another client without losing anything. */
  standIn: ApolloClient;
  /** The real one. */
  ready: Promise<ApolloClient>;
}

type WatchOptions = Pick<ApolloClient.WatchQueryOptions, 'query' | 'variables' | 'fetchPolicy'>;

interface Options {
  /** What came with the page. */
  answers: readonly PageAnswer[];
  /** Brings the real client. */
  load: () => Promise<ApolloClient>;
}

/**
 * Answers queries with what came with the page, while the file of Apollo's client is on its way; the others wait for
 * it, and fail while it cannot be had: to ask again is to try again. Changes wait too.
 */
export function createEarlyClient({ answers, load }: Options): EarlyClient {
  const failure = new BehaviorSubject<{ reason: unknown } | undefined>(undefined);
  let settle: (client: ApolloClient) => void = () => undefined;
  const ready = new Promise<ApolloClient>((resolve) => (settle = resolve));
  let pending: Promise<void> | undefined;
  const bring = () => {
    failure.next(undefined);
    pending ??= load()
      .then(settle, (reason: unknown) => failure.next({ reason }))
      .finally(() => (pending = undefined));
    return pending;
  };
  void bring();

  /** As much of an ObservableQuery as useQuery touches; useLazyQuery would need an answer of `reobserve`. */
  function watchQuery(first: WatchOptions) {
    let options = first;
    const result = () => resultOf(answerIn(answers, options.query, options.variables), options, failure.value);
    const apply = (next: WatchOptions) => void (options = next);
    return Object.defineProperty(
      Object.assign(failure.pipe(map(result)), {
        variables: first.variables,
        getCurrentResult: result,
        applyOptions: apply,
        reobserve: apply,
        refetch: bring,
        fetchMore: bring,
        updateQuery: () => undefined,
        startPolling: () => undefined,
        stopPolling: () => undefined,
        subscribeToMore: () => () => undefined,
      }),
      'options',
      { get: () => options },
    );
  }

  const standIn = {
    defaultOptions: {},
    watchQuery,
    mutate: async (options: ApolloClient.MutateOptions) => (await ready).mutate(options),
    // For a page that was drawn before the real one took this one's place, and goes on with what it was drawn with.
    refetchQueries: async (options: ApolloClient.RefetchQueriesOptions<ApolloCache, unknown>) => (await ready).refetchQueries(options),
    clearStore: async () => (await ready).clearStore(),
  };
  return { standIn: standIn as unknown as ApolloClient, ready };
}

function resultOf(data: object | undefined, { fetchPolicy }: WatchOptions, failure: { reason: unknown } | undefined) {
  if (fetchPolicy === 'standby') {
    return { data: undefined, dataState: 'empty', loading: false, networkStatus: NetworkStatus.ready, partial: true };
  }
  if (data) {
    const complete = { data, dataState: 'complete', partial: false } as const;
    if (fetchPolicy !== 'cache-and-network') return { ...complete, loading: false, networkStatus: NetworkStatus.ready };
    // The page brought it, and whoever needs to know how things are by now waits for the real client's answer.
    if (failure) return { ...complete, error: failure.reason, loading: false, networkStatus: NetworkStatus.error };
    return { ...complete, loading: true, networkStatus: NetworkStatus.loading };
  }
  if (failure) {
    return {
      data: undefined,
      dataState: 'empty',
      error: failure.reason,
      loading: false,
      networkStatus: NetworkStatus.error,
      partial: true,
    };
  }
  return { data: undefined, dataState: 'empty', loading: true, networkStatus: NetworkStatus.loading, partial: true };
}

/** The client to use now. */
export function useClientOf({ standIn, ready }: EarlyClient): ApolloClient {
  const [client, setClient] = useState(standIn);
  useEffect(() => void ready.then((real) => startTransition(() => setClient(real))), [ready]);
  return client;
}
