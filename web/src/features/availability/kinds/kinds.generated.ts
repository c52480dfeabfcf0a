/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new appointment type. */
export type CreateConsultationKindInput = {
  /** 5 to 480 minutes; default: the professional's own usual length, else 30. */
  durationMinutes?: number | null | undefined;
  /** Whether it can be booked immediately. */
  isActive?: boolean;
  /** Whether patients may book it. */
  isOnline?: boolean;
  /** 1 to 60 characters, unique for the professional. */
  name: string;
  /** null: the professional's own fee. */
  price?: number | null | undefined;
  /** 0 to 9999, lower first; default: after all others. */
  sortOrder?: number | null | undefined;
};

/** Changes of an appointment type; absent fields stay. */
export type UpdateConsultationKindInput = {
  /** 5 to 480 minutes; null is rejected. */
  durationMinutes?: number | null | undefined;
  /** false: no longer bookable; earlier bookings stay. null is rejected. */
  isActive?: boolean | null | undefined;
  /** Whether patients may book it; null is rejected. */
  isOnline?: boolean | null | undefined;
  /** null is rejected. */
  name?: string | null | undefined;
  /** For future bookings; null: the professional's own fee. */
  price?: number | null | undefined;
  /** 0 to 9999, lower first; null is rejected. */
  sortOrder?: number | null | undefined;
};

export type KindFactsFragment = { id: number, name: string, durationMinutes: number, price: number | null, fee: number | null, isOnline: boolean, isActive: boolean, sortOrder: number, version: number };

export type ConsultationKindsQueryVariables = Exact<{
  professionalId: number;
}>;


export type ConsultationKindsQuery = { allConsultationKinds: Array<{ id: number, name: string, durationMinutes: number, price: number | null, fee: number | null, isOnline: boolean, isActive: boolean, sortOrder: number, version: number }>, professionalAvailability: { professionalId: number, professional: { id: number, ownDurationMinutes: number | null } } };

export type CreateConsultationKindMutationVariables = Exact<{
  professionalId: number;
  input: CreateConsultationKindInput;
  idempotencyKey: string;
}>;


export type CreateConsultationKindMutation = { createConsultationKind: { id: number, name: string, durationMinutes: number, price: number | null, fee: number | null, isOnline: boolean, isActive: boolean, sortOrder: number, version: number } };

export type UpdateConsultationKindMutationVariables = Exact<{
  professionalId: number;
  id: number;
  input: UpdateConsultationKindInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateConsultationKindMutation = { updateConsultationKind: { id: number, name: string, durationMinutes: number, price: number | null, fee: number | null, isOnline: boolean, isActive: boolean, sortOrder: number, version: number } };

export type DeleteConsultationKindMutationVariables = Exact<{
  professionalId: number;
  id: number;
}>;


export type DeleteConsultationKindMutation = { deleteConsultationKind: boolean };

export const KindFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<KindFactsFragment, unknown>;
export const ConsultationKindsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsultationKinds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allConsultationKinds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownDurationMinutes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ConsultationKindsQuery, ConsultationKindsQueryVariables>;
export const CreateConsultationKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConsultationKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateConsultationKindInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConsultationKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateConsultationKindMutation, CreateConsultationKindMutationVariables>;
export const UpdateConsultationKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConsultationKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateConsultationKindInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConsultationKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateConsultationKindMutation, UpdateConsultationKindMutationVariables>;
export const DeleteConsultationKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteConsultationKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteConsultationKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteConsultationKindMutation, DeleteConsultationKindMutationVariables>;
export const useConsultationKindsQuery = bindQuery<ConsultationKindsQuery, ConsultationKindsQueryVariables>(ConsultationKindsDocument);
export const useCreateConsultationKindMutation = bindMutation<CreateConsultationKindMutation, CreateConsultationKindMutationVariables>(CreateConsultationKindDocument);
export const useUpdateConsultationKindMutation = bindMutation<UpdateConsultationKindMutation, UpdateConsultationKindMutationVariables>(UpdateConsultationKindDocument);
export const useDeleteConsultationKindMutation = bindMutation<DeleteConsultationKindMutation, DeleteConsultationKindMutationVariables>(DeleteConsultationKindDocument);