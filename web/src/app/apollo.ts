import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';
import { mergeMap, of, tap, type Observable } from 'rxjs';

import { appointmentPages } from '../features/appointments/appointment-pages';
import { toApiError } from '../shared/errors/api-error';
import { cursorPages } from '../shared/graphql/cursor-pages';
import { fetchWithin } from '../shared/graphql/fetch-within';
import { SignInDocument, SignOutDocument, ViewerDocument } from '../shared/session/session.generated';
import { dropToken, followOtherTabs, getToken, noteSessionEnd } from '../shared/session/token';

/** Far more than the server takes for anything. */
const ANSWER_WITHIN_MS = 30_000;

interface Options {
  /** A call was refused because the session is over: the token is already dropped. */
  onSessionEnd: () => void;
  /** Where requests go; the tests put a link of their own. */
  transport?: ApolloLink;
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // There is one clinic, so the landing's answer also answers whoever asks for the clinic.
      Clinic: { keyFields: [] },
      Landing: { keyFields: [] },
      RentalConfig: { keyFields: [] },
      Specialty: { fields: { formConfig: { merge: false } } },
      ClinicIdentity: { keyFields: [] },
      ClinicConventions: { keyFields: [] },
      // Its id names it within one form: those of other specialties, and of a form as it once was, are others.
      FormField: { keyFields: false },
      // Several queries ask for parts of the same month; by these they are known as one.
      RoomMonth: { keyFields: ['professionalId', 'year', 'month'] },
      RoomAvailability: { keyFields: ['roomId', 'year', 'month'] },
      RoomYear: { keyFields: ['roomId', 'year'] },
      MonthlySummary: { keyFields: ['professionalId', 'year', 'month'] },
      MonthlyCost: { merge: true },
      Query: {
        fields: {
          appointments: appointmentPages,
          auditEvents: cursorPages((filter) => filter),
          clinic: { read: (known, { toReference }) => known ?? toReference({ __typename: 'Clinic' }) },
        },
      },
    },
  });
}

export function createApollo({ onSessionEnd, transport }: Options): ApolloClient {
  const client = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      sessionLink(onSessionEnd),
      transport ?? new HttpLink({ uri: '/graphql', fetch: fetchWithin(ANSWER_WITHIN_MS) }),
    ]),
  });
  // Whose session it is may have changed: what was read before is forgotten, and asked again for whoever it is now.
  followOtherTabs((token) => void (token === null ? client.clearStore() : client.resetStore()).catch(() => undefined));
  return client;
}

/**
 * Sends the token, and notices when the server no longer takes it. A refused sign-in is the form's business;
 * a refused profile only drops the token; any other refusal also reports the end of the session. A query whose answer comes
 * when somebody else is signed in is asked again, as them: what one person may read is not shown, or kept, for another.
 */
function sessionLink(onSessionEnd: () => void): ApolloLink {
  return new ApolloLink(function ask(operation, forward): Observable<ApolloLink.Result> {
    const token = getToken();
    const answers = token === null || isOf(operation, SignInDocument) ? forward(operation) : askAs(token, operation, forward);
    if (operation.operationType !== OperationTypeNode.QUERY) return answers;
    return answers.pipe(mergeMap((result) => ([token, null].includes(getToken()) ? of(result) : ask(operation, forward))));
  });

  function askAs(token: string, operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Observable<ApolloLink.Result> {
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, authorization: `Bearer ${token}` },
    }));
    const look = (refused: boolean) => {
      if (!refused || !dropToken(token)) return;
      if (isOf(operation, ViewerDocument) || isOf(operation, SignOutDocument)) return;
      // Before a guard of the page sends anybody to the login, too.
      noteSessionEnd();
      onSessionEnd();
    };
    return forward(operation).pipe(
      tap({
        next: (result) => look(result.errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false),
        error: (thrown: unknown) => look(toApiError(thrown).code === 'UNAUTHENTICATED'),
      }),
    );
  }
}

/** What is sent is the document with the cache's additions, under its own name. */
function isOf(operation: ApolloLink.Operation, document: DocumentNode): boolean {
  return operation.operationName === getOperationAST(document)?.name?.value;
}
