/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new screen. */
export type CreateWaitingScreenInput = {
  /** Purpose. arrivals takes neither rooms nor initials: BAD_REQUEST. */
  kind?: WaitingScreenKind;
  /** 1 to 100 characters; shown on the screen. */
  name: string;
  /** Rooms with calls on this screen; none: all. BAD_REQUEST for an unknown one. */
  roomIds?: Array<number>;
  /** How patients are shown. */
  shows?: WaitingScreenShows;
};

/** Changes of a screen; absent fields stay. */
export type UpdateWaitingScreenInput = {
  /** null is rejected. */
  name?: string | null | undefined;
  /** Rooms with calls on this screen from now on; [] means all. BAD_REQUEST for an unknown one. null is rejected. */
  roomIds?: Array<number> | null | undefined;
  /** How patients are shown; null is rejected. */
  shows?: WaitingScreenShows | null | undefined;
};

/** Purpose of a screen. */
export type WaitingScreenKind =
  /** Patients confirm their arrival on it, at the entrance. */
  | 'arrivals'
  /** Shows and announces calls in a waiting room. */
  | 'calls';

/** How a waiting-room screen shows a patient. */
export type WaitingScreenShows =
  /** Initials and the last three digits of the phone, or the ticket without a phone. */
  | 'initials'
  /** The ticket, without personal data. */
  | 'ticket';

export type WaitingScreenFactsFragment = { id: number, name: string, kind: WaitingScreenKind, roomIds: Array<number>, shows: WaitingScreenShows, version: number };

export type WaitingScreensQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingScreensQuery = { waitingScreens: Array<{ id: number, name: string, kind: WaitingScreenKind, roomIds: Array<number>, shows: WaitingScreenShows, version: number }>, allRooms: Array<{ id: number, name: string }> };

export type CreateWaitingScreenMutationVariables = Exact<{
  input: CreateWaitingScreenInput;
  idempotencyKey: string;
}>;


export type CreateWaitingScreenMutation = { createWaitingScreen: { token: string } };

export type UpdateWaitingScreenMutationVariables = Exact<{
  id: number;
  input: UpdateWaitingScreenInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateWaitingScreenMutation = { updateWaitingScreen: { id: number, name: string, kind: WaitingScreenKind, roomIds: Array<number>, shows: WaitingScreenShows, version: number } };

export type DeleteWaitingScreenMutationVariables = Exact<{
  id: number;
}>;


export type DeleteWaitingScreenMutation = { deleteWaitingScreen: boolean };

export const WaitingScreenFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingScreenFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingScreen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WaitingScreenFactsFragment, unknown>;
export const WaitingScreensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingScreens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingScreens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingScreenFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingScreenFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingScreen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WaitingScreensQuery, WaitingScreensQueryVariables>;
export const CreateWaitingScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWaitingScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWaitingScreenInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWaitingScreen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<CreateWaitingScreenMutation, CreateWaitingScreenMutationVariables>;
export const UpdateWaitingScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWaitingScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaitingScreenInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWaitingScreen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingScreenFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingScreenFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingScreen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"roomIds"}},{"kind":"Field","name":{"kind":"Name","value":"shows"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateWaitingScreenMutation, UpdateWaitingScreenMutationVariables>;
export const DeleteWaitingScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWaitingScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWaitingScreen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteWaitingScreenMutation, DeleteWaitingScreenMutationVariables>;
export const useWaitingScreensQuery = bindQuery<WaitingScreensQuery, WaitingScreensQueryVariables>(WaitingScreensDocument);
export const useCreateWaitingScreenMutation = bindMutation<CreateWaitingScreenMutation, CreateWaitingScreenMutationVariables>(CreateWaitingScreenDocument);
export const useUpdateWaitingScreenMutation = bindMutation<UpdateWaitingScreenMutation, UpdateWaitingScreenMutationVariables>(UpdateWaitingScreenDocument);
export const useDeleteWaitingScreenMutation = bindMutation<DeleteWaitingScreenMutation, DeleteWaitingScreenMutationVariables>(DeleteWaitingScreenDocument);