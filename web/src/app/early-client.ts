import { NetworkStatus, type ApolloCache, type ApolloClient, type ObservableQuery } from '@apollo/client';
import { BehaviorSubject, map, switchMap, type ObservableInput } from 'rxjs';

import { nextTask } from '../kit/files/next-task';
import { answerIn, type PageAnswer } from './page-data';
import { relay } from './relay';

type WatchOptions = Pick<ApolloClient.WatchQueryOptions, 'query' | 'variables' | 'fetchPolicy'>;

interface Options {
  answers: readonly PageAnswer[];
  /** Loads the real client, with the same answers. */
  load: () => Promise<ApolloClient>;
  /** Resolves after the first render. */
  drawn: Promise<void>;
}

/**
 * Stands for Apollo's client until its file loads. Queries get the page's own answers; others and mutations wait. A
 * failed load fails the queries; the next one loads again. After the first render, each query moves to the real
 * client in its own task; equal data causes no render.
 */
export function createEarlyClient({ answers, load, drawn }: Options): ApolloClient {
  const failure = new BehaviorSubject<{ reason: unknown } | undefined>(undefined);
  const goingOver: ((client: ApolloClient) => void)[] = [];
  let coming: { client: Promise<ApolloClient>; over: Promise<void> } | undefined;
  /**
   * Loads once, and again after a failure. `over` never rejects; it resolves when all queries have moved, or loading
   * failed.
   */
  function bring() {
    if (coming) return coming;
    failure.next(undefined);
    const client = load();
    const fail = (reason: unknown) => {
      coming = undefined;
      failure.next({ reason });
    };
    coming = { client, over: client.then(arrive, fail) };
    return coming;
  }

  /** The part of ObservableQuery that useQuery uses. useLazyQuery would need more. */
  function watchQuery(first: WatchOptions) {
    if (failure.value) bring();
    let options = first;
    const result = () => resultOf(answerIn(answers, options.query, options.variables), options, failure.value);
    const apply = (next: Partial<WatchOptions>) => void (options = { ...options, ...next });
    const retry = () => bring().over;
    const early = {
      get options() {
        return options;
      },
      get variables() {
        return { ...options.variables };
      },
      getCurrentResult: result,
      applyOptions: apply,
      reobserve: apply,
      refetch: retry,
      fetchMore: retry,
      updateQuery: () => undefined,
      startPolling: () => undefined,
      stopPolling: () => undefined,
      subscribeToMore: () => () => undefined,
    };
    const results = new BehaviorSubject<ObservableInput<unknown>>(failure.pipe(map(result)));
    const query = relay<ObservableQuery>(early, results.pipe(switchMap((now) => now)));
    const goOver = (client: ApolloClient) => {
      const real = client.watchQuery(options);
      query.become(real);
      results.next(real);
    };
    goingOver.push(goOver);
    return query.now;
  }

  const client = relay<ApolloClient>({
    defaultOptions: {},
    watchQuery,
    mutate: async (options: ApolloClient.MutateOptions) => (await bring().client).mutate(options),
    refetchQueries: async (options: ApolloClient.RefetchQueriesOptions<ApolloCache, unknown>) =>
      (await bring().client).refetchQueries(options),
  });

  async function arrive(real: ApolloClient) {
    await drawn;
    client.become(real);
    for (const goOver of goingOver) {
      await nextTask();
      try {
        goOver(real);
      } catch (thrown) {
        // The other queries must still move.
        reportError(thrown);
      }
    }
  }

  bring();
  return client.now;
}

function resultOf(data: object | undefined, { fetchPolicy }: WatchOptions, failure: { reason: unknown } | undefined) {
  if (fetchPolicy === 'standby') {
    return { data: undefined, dataState: 'empty', loading: false, networkStatus: NetworkStatus.ready, partial: true };
  }
  if (data) {
    const complete = { data, dataState: 'complete', partial: false } as const;
    if (fetchPolicy !== 'cache-and-network') return { ...complete, loading: false, networkStatus: NetworkStatus.ready };
    // Callers that want fresh data wait for the real client.
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
