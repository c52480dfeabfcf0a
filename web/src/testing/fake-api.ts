import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Observable } from 'rxjs';

import { noteFault } from './console-faults';

type Variables = Record<string, unknown>;
/** Data, an ApiFailure or OFFLINE; may be a function of the variables. */
type Answer = object | ((variables: Variables) => object | Promise<object>);

/** By operation name. Others never answer. */
export type Answers = Record<string, Answer>;

/** An error of the server's error table. */
export class ApiFailure {
  constructor(
    readonly code: string,
    readonly message: string,
    readonly field?: string,
    readonly retryAfterSeconds?: number,
    /** The stored object, after a conflict. */
    readonly current?: object,
    /** Consequences to confirm. */
    readonly unconfirmed?: readonly object[],
    /** After a right password. */
    readonly secondFactor?: object,
  ) {}
}

/** The answer to a right password of an account with a second factor; the challenge is 'reto'. */
export function secondStepNeeded(...methods: string[]): ApiFailure {
  const step = { challenge: 'reto', methods };
  return new ApiFailure('SECOND_FACTOR_REQUIRED', 'Falta el segundo paso', ...NOTHING_ELSE, step);
}

const NOTHING_ELSE = [undefined, undefined, undefined, undefined] as const;

export const OFFLINE = Object.freeze({ offline: true });

/** Never resolves. */
export const NEVER = () => new Promise<object>(() => undefined);

interface Call {
  operation: string;
  variables: Variables;
  authorization: string | undefined;
}

/** More calls mean an endless loop; polls make some ten. */
const MOST_OF_THE_SAME = 50;

/** Replaces HttpLink and records calls. An endless loop is a fault and gets no further answers. */
export function fakeApi(answers: Answers): { link: ApolloLink; calls: Call[]; loseNext: (operation: string) => void } {
  const calls: Call[] = [];
  const lost = new Set<string>();
  const callCounts = new Map<string, number>();
  const link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    calls.push({ operation: name, variables: operation.variables, authorization: headers?.['authorization'] });
    const same = `${name} ${JSON.stringify(operation.variables)}`;
    const times = (callCounts.get(same) ?? 0) + 1;
    callCounts.set(same, times);
    if (times === MOST_OF_THE_SAME) noteFault(`${same} was asked ${times} times.`);
    if (times >= MOST_OF_THE_SAME) return new Observable(() => undefined);
    return new Observable<ApolloLink.Result>((observer) => {
      const answer = lost.delete(name) ? OFFLINE : answers[name];
      if (answer === undefined) return;
      void Promise.resolve(
        typeof answer === 'function' ? (answer as (v: Variables) => object)(operation.variables) : answer,
      ).then((value) => {
        if (value === OFFLINE) {
          observer.error(new TypeError('Failed to fetch'));
          return;
        }
        observer.next(
          value instanceof ApiFailure ? { data: null, errors: [toGraphQL(value)] } : { data: value as Variables },
        );
        observer.complete();
      });
    });
  });
  return { link, calls, loseNext: (operation) => void lost.add(operation) };
}

function toGraphQL({ code, message, field, retryAfterSeconds, current, unconfirmed, secondFactor }: ApiFailure) {
  return {
    message,
    extensions: {
      code,
      ...(field && { field }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
      ...(current && { current }),
      ...(unconfirmed && { unconfirmed }),
      ...(secondFactor && { secondFactor }),
    },
  };
}

/** As Apollo Client throws it. */
export function asThrown(failure: ApiFailure): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ data: null, errors: [toGraphQL(failure)] });
}
