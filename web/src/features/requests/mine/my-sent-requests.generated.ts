/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** pending and pending_assignment are open; reopenRequest undoes the others. */
export type RequestStatus =
  /** Asignado: it has an appointment. */
  | 'assigned'
  /** Pendiente: unanswered. */
  | 'pending'
  /** Esperando Asignación: seen, and waiting for a professional or a time. */
  | 'pending_assignment'
  /** Rechazado: without appointment; the patient is mailed, unless they withdrew it (`withdrawnAt`). */
  | 'rejected';

export type MySentRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySentRequestsQuery = { mySentRequests: Array<{ createdAt: string, withdrawnAt: string | null, id: string, number: number, specialtyName: string, patientName: string, contactName: string | null, patientEmail: string, preferredDate: string | null, preferredTime: string | null }> };

export type WithdrawRequestMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawRequestMutation = { withdrawRequest: { id: string, status: RequestStatus, withdrawnAt: string | null } };


export const MySentRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySentRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySentRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentRequestCard"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentRequestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredTime"}}]}}]} as unknown as DocumentNode<MySentRequestsQuery, MySentRequestsQueryVariables>;
export const WithdrawRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}}]}}]}}]} as unknown as DocumentNode<WithdrawRequestMutation, WithdrawRequestMutationVariables>;
export const useMySentRequestsQuery = bindQuery<MySentRequestsQuery, MySentRequestsQueryVariables>(MySentRequestsDocument);
export const useWithdrawRequestMutation = bindMutation<WithdrawRequestMutation, WithdrawRequestMutationVariables>(WithdrawRequestDocument);