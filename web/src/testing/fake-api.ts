import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Observable } from 'rxjs';

import { noteFault } from './console-faults';

type Variables = Record<string, unknown>;
/** What an operation answers: its data, an ApiFailure, or OFFLINE. May be a function of the variables, or take its time. */
type Answer = object | ((variables: Variables) => object | Promise<object>);

/** Answers by operation name, e.g. {Landing: {landing: …}}. An operation that is not listed never answers. */
export type Answers = Record<string, Answer>;

/** A refusal of the server, as its error table words it. */
export class ApiFailure {
  constructor(
    readonly code: string,
    readonly message: string,
    readonly field?: string,
    readonly retryAfterSeconds?: number,
    /** What stands, of a change that was made on what no longer does. */
    readonly current?: object,
    /** What the change would bring about, of one that has to be confirmed. */
    readonly unconfirmed?: readonly object[],
  ) {}
}

/** No answer at all. */
export const OFFLINE = Object.freeze({ offline: true });

/** An answer that is on its way for as long as the test lasts. */
export const NEVER = () => new Promise<object>(() => undefined);

interface Call {
  operation: string;
  variables: Variables;
  authorization: string | undefined;
}

/** A page that asks for the same as often asks without end; polls of a test are some ten. */
const MOST_OF_THE_SAME = 50;

/** Stands where HttpLink would, and remembers what was asked. What is asked without end is a fault, and answered no more. */
export function fakeApi(answers: Answers): { link: ApolloLink; calls: Call[] } {
  const calls: Call[] = [];
  const timesAsked = new Map<string, number>();
  const link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    const { headers } = operation.getContext() as { headers?: Record<string, string> };
    calls.push({ operation: name, variables: operation.variables, authorization: headers?.['authorization'] });
    const same = `${name} ${JSON.stringify(operation.variables)}`;
    const times = (timesAsked.get(same) ?? 0) + 1;
    timesAsked.set(same, times);
    if (times === MOST_OF_THE_SAME) noteFault(`${same} was asked ${times} times.`);
    if (times >= MOST_OF_THE_SAME) return new Observable(() => undefined);
    return new Observable<ApolloLink.Result>((observer) => {
      const answer = answers[name];
      if (answer === undefined) return;
      void Promise.resolve(typeof answer === 'function' ? (answer as (v: Variables) => object)(operation.variables) : answer).then(
        (value) => {
          if (value === OFFLINE) {
            observer.error(new TypeError('Failed to fetch'));
            return;
          }
          observer.next(value instanceof ApiFailure ? { data: null, errors: [toGraphQL(value)] } : { data: value as Variables });
          observer.complete();
        },
      );
    });
  });
  return { link, calls };
}

function toGraphQL({ code, message, field, retryAfterSeconds, current, unconfirmed }: ApiFailure) {
  return {
    message,
    extensions: {
      code,
      ...(field && { field }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
      ...(current && { current }),
      ...(unconfirmed && { unconfirmed }),
    },
  };
}

/** The same refusal as Apollo Client throws it. */
export function asThrown(failure: ApiFailure): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ data: null, errors: [toGraphQL(failure)] });
}
