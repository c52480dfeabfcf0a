/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of an entry of the waiting list. */
export type WaitingListEntryStatus =
  /** Esperando: it gets offers of freed slots. */
  | 'active'
  /** Terminada: its endReason says why. */
  | 'ended'
  /** Cumplida: an offer was accepted. */
  | 'fulfilled';

export type PlaceFactsFragment = { firstName: string, waitsFor: string, status: WaitingListEntryStatus };

export type WaitingListPlaceQueryVariables = Exact<{
  token: string;
}>;


export type WaitingListPlaceQuery = { waitingListPlace: { firstName: string, waitsFor: string, status: WaitingListEntryStatus } };

export type LeaveWaitingListMutationVariables = Exact<{
  token: string;
}>;


export type LeaveWaitingListMutation = { leaveWaitingList: { firstName: string, waitsFor: string, status: WaitingListEntryStatus } };

export const PlaceFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<PlaceFactsFragment, unknown>;
export const WaitingListPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingListPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingListPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<WaitingListPlaceQuery, WaitingListPlaceQueryVariables>;
export const LeaveWaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;
export const useWaitingListPlaceQuery = bindQuery<WaitingListPlaceQuery, WaitingListPlaceQueryVariables>(WaitingListPlaceDocument);
export const useLeaveWaitingListMutation = bindMutation<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>(LeaveWaitingListDocument);