import { NetworkStatus, type ApolloCache, type ApolloClient, type ObservableQuery } from '@apollo/client';
import { BehaviorSubject, map, switchMap, type ObservableInput } from 'rxjs';

import { nextTask } from '../shared/files/next-task';
import { answerIn, type PageAnswer } from './page-data';
import { relay } from './relay';

type WatchOptions = Pick<ApolloClient.WatchQueryOptions, 'query' | 'variables' | 'fetchPolicy'>;

interface Options {
  /** What came with the page. */
  answers: readonly PageAnswer[];
  /** Brings the real client, which knows them too. */
  load: () => Promise<ApolloClient>;
  /** Resolves when what is drawn first stands there. */
  drawn: Promise<void>;
}

/**
 * The client of the page. While the file of Apollo's is on its way it answers queries with what came with the page; the
 * others wait for it, and fail while it cannot be had: whoever asks again, or for something else, tries again. Changes
 * wait too. From the first drawing on it is the real one, and the queries of what stands there go over to that, each in a
 * task of its own: what is equal there is not drawn again.
 */
export function createEarlyClient({ answers, load, drawn }: Options): ApolloClient {
  const failure = new BehaviorSubject<{ reason: unknown } | undefined>(undefined);
  const goingOver: ((client: ApolloClient) => void)[] = [];
  let coming: { client: Promise<ApolloClient>; over: Promise<void> } | undefined;
  /** Asks for it once, and again after a failure. `over`, which never fails: all have gone over to it, or it cannot be had. */
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

  /** As much of an ObservableQuery as useQuery touches; useLazyQuery would need an answer of `reobserve`. */
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
        // The others have nothing to do with it.
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
