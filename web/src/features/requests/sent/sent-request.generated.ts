/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** pending and pending_assignment are open; rejected and assigned stay so. */
export type RequestStatus =
  /** Asignado: an appointment was made of it. */
  | 'assigned'
  /** Pendiente: nobody has answered it yet. */
  | 'pending'
  /** Esperando Asignación: seen, and waiting for a professional or a time. */
  | 'pending_assignment'
  /** Rechazado: the clinic gives no appointment, and the patient was told. */
  | 'rejected';

export type SentRequestCardFragment = { id: string, number: number, specialtyName: string, patientName: string, patientEmail: string, preferredDate: string | null, preferredTime: string | null };

export type SentRequestQueryVariables = Exact<{
  id: string | number;
}>;


export type SentRequestQuery = { clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, now: string }, sentRequest: { status: RequestStatus, createdAt: string, patientPhone: string | null, answerCount: number, id: string, number: number, specialtyName: string, patientName: string, patientEmail: string, preferredDate: string | null, preferredTime: string | null } };

export const SentRequestCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentRequestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredTime"}}]}}]} as unknown as DocumentNode<SentRequestCardFragment, unknown>;
export const SentRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SentRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentRequestCard"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"answerCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentRequestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredTime"}}]}}]} as unknown as DocumentNode<SentRequestQuery, SentRequestQueryVariables>;
export const useSentRequestQuery = bindQuery<SentRequestQuery, SentRequestQueryVariables>(SentRequestDocument);
export const useSentRequestLazyQuery = bindLazyQuery<SentRequestQuery, SentRequestQueryVariables>(SentRequestDocument);