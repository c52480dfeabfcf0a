import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { getOperationAST, OperationTypeNode, type DocumentNode } from 'graphql';
import { from, mergeMap, of, tap, type Observable } from 'rxjs';

import { askForProof } from '../clinic/proof/ask-proof';
import { SignOutDocument, ViewerDocument } from '../clinic/session/session.generated';
import { appointmentPages } from '../features/appointments/mine/appointment-pages';
import { toApiError } from '../kit/errors/api-error';
import { cursorPages, edgePages } from '../kit/graphql/cursor-pages';
import { fetchWithin } from '../kit/graphql/fetch-within';
import { notify } from '../kit/notify/notify';
import { dropToken, followOtherTabs, getToken, noteSessionEnd } from '../kit/session/token';

/** The page drops the former user's input. */
const SIGNED_OUT_ELSEWHERE = 'Se cerró la sesión en otra pestaña. Para seguir, iniciá sesión.';
/** Far more than the server ever takes. */
const ANSWER_WITHIN_MS = 30_000;

interface Options {
  /** Runs after the server refused the token and it was dropped. */
  onSessionEnd: () => void;
  /** For tests. */
  transport?: ApolloLink;
}

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // There is one clinic: the landing's answer serves every query for it.
      Clinic: { keyFields: [] },
      Landing: { keyFields: [] },
      RentalConfig: { keyFields: [] },
      Specialty: { fields: { formConfig: { merge: false } } },
      ClinicIdentity: { keyFields: [] },
      ClinicConventions: { keyFields: [] },
      ClinicSecurity: { keyFields: [] },
      ClinicWidget: { keyFields: [] },
      // Ids are unique only within one version of one form.
      FormField: { keyFields: false },
      // Each is of one day.
      AgendaProfessional: { keyFields: false },
      AgendaRoom: { keyFields: false },
      // Its id is the series', its place the turno's.
      SeriesPlace: { keyFields: false, merge: true },
      // A list of turnos and the others of a series ask for different ones.
      AppointmentAbilities: { merge: true },
      // The till, lists and the form of the turno ask for different parts.
      AppointmentCoverage: { merge: true },
      AppointmentAuthorization: { merge: true },
      // Several queries read parts of one month; these keys merge them.
      RoomMonth: { keyFields: ['professionalId', 'year', 'month'] },
      RoomAvailability: { keyFields: ['roomId', 'year', 'month'] },
      RoomYear: { keyFields: ['roomId', 'year'] },
      HolidayYear: { keyFields: ['year'] },
      MonthlySummary: { keyFields: ['professionalId', 'year', 'month'] },
      MonthlyCost: { merge: true },
      WeeklyAvailability: { merge: true },
      BookingRules: { keyFields: ['professionalId'] },
      Query: {
        fields: {
          appointments: appointmentPages,
          auditEvents: cursorPages((filter) => filter),
          figureTurnos: cursorPages((filter) => filter),
          webhookDeliveries: cursorPages((filter) => filter),
          waitingList: edgePages((filter) => filter),
          clinic: { read: (known, { toReference }) => known ?? toReference({ __typename: 'Clinic' }) },
        },
      },
    },
  });
}

export function createApollo({ onSessionEnd, transport }: Options): ApolloClient {
  const client: ApolloClient = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      proofLink,
      sessionLink({
        onSessionEnd,
        // A guard leads there once the viewer says so.
        onSetUpNeeded: () => void client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined),
      }),
      transport ?? new HttpLink({ uri: '/graphql', fetch: fetchWithin(ANSWER_WITHIN_MS) }),
    ]),
  });
  // The user may have changed: drop what is cached and ask again.
  followOtherTabs((token) => {
    if (token === null) notify.error(SIGNED_OUT_ELSEWHERE);
    void (token === null ? client.clearStore() : client.resetStore()).catch(() => undefined);
  });
  return client;
}

/**
 * When the server wants a recent proof, asks for it and repeats the request, with the typed values and the same
 * idempotency key. Declining returns the refusal. After a lost answer nothing is repeated.
 */
const proofLink = new ApolloLink(function ask(operation, forward): Observable<ApolloLink.Result> {
  return forward(operation).pipe(
    mergeMap((result) => {
      if (!result.errors?.some(({ extensions }) => extensions?.['code'] === 'PROOF_REQUIRED')) return of(result);
      return from(askForProof()).pipe(mergeMap((isProved) => (isProved ? ask(operation, forward) : of(result))));
    }),
  );
});

interface SessionEvents {
  onSessionEnd: () => void;
  /** The clinic asks for a second factor since, and the account has none. */
  onSetUpNeeded: () => void;
}

/**
 * Sends the token and notices when the server refuses it: a refused profile only drops it, any other refusal also ends
 * the session. Sign-in errors belong to the form. Repeats a query if the account changed meanwhile, so that no account
 * sees another's data.
 */
function sessionLink({ onSessionEnd, onSetUpNeeded }: SessionEvents): ApolloLink {
  return new ApolloLink(function ask(operation, forward): Observable<ApolloLink.Result> {
    const token = getToken();
    const answers = token === null || hasNoSession(operation) ? forward(operation) : askAs(token, operation, forward);
    if (operation.operationType !== OperationTypeNode.QUERY) return answers;
    return answers.pipe(
      mergeMap((result) => ([token, null].includes(getToken()) ? of(result) : ask(operation, forward))),
    );
  });

  function askAs(
    token: string,
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, authorization: `Bearer ${token}` },
    }));
    const look = (codes: readonly unknown[]) => {
      if (codes.includes('SECOND_FACTOR_SETUP_REQUIRED')) onSetUpNeeded();
      if (!codes.includes('UNAUTHENTICATED') || !dropToken(token)) return;
      if (isOf(operation, ViewerDocument) || isOf(operation, SignOutDocument)) return;
      // Before a guard redirects to the login, so that the login says why.
      noteSessionEnd();
      onSessionEnd();
    };
    return forward(operation).pipe(
      tap({
        next: ({ errors = [] }) => look(errors.map(({ extensions }) => extensions?.['code'])),
        error: (thrown: unknown) => look([toApiError(thrown).code]),
      }),
    );
  }
}

const SIGN_INS = ['SignIn', 'SignInWithCode', 'SignInWithPasskey', 'StartPasskeySignIn'];
/** On a tablet for all patients, where an administrator may have signed in. */
const AT_ARRIVAL_SCREENS = ['ArrivalScreen', 'IdentifyArrival', 'ConfirmArrival'];
const WITHOUT_SESSION: ReadonlySet<string | undefined> = new Set([...SIGN_INS, ...AT_ARRIVAL_SCREENS]);

function hasNoSession({ operationName }: ApolloLink.Operation): boolean {
  return WITHOUT_SESSION.has(operationName);
}

/** Compares names, because the cache adds fields to the document. */
function isOf(operation: ApolloLink.Operation, document: DocumentNode): boolean {
  return operation.operationName === getOperationAST(document)?.name?.value;
}
