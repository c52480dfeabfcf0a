/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../../shared/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PracticeFactsFragment = { id: number, bio: string, fee: number | null, defaultDurationMinutes: number | null };

export type OwnPracticeQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPracticeQuery = { viewer: { id: number, professional: { id: number, bio: string, fee: number | null, defaultDurationMinutes: number | null } | null } };

export type SaveFeeMutationVariables = Exact<{
  professionalId: number;
  fee?: number | null | undefined;
  defaultDurationMinutes?: number | null | undefined;
}>;


export type SaveFeeMutation = { updateProfessionalFee: { id: number, bio: string, fee: number | null, defaultDurationMinutes: number | null } };

export type SaveBioMutationVariables = Exact<{
  professionalId: number;
  bio?: string | null | undefined;
}>;


export type SaveBioMutation = { updateProfessionalProfile: { id: number, bio: string, fee: number | null, defaultDurationMinutes: number | null } };

export const PracticeFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}}]}}]} as unknown as DocumentNode<PracticeFactsFragment, unknown>;
export const OwnPracticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPractice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PracticeFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}}]}}]} as unknown as DocumentNode<OwnPracticeQuery, OwnPracticeQueryVariables>;
export const SaveFeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fee"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"defaultDurationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfessionalFee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fee"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fee"}}},{"kind":"Argument","name":{"kind":"Name","value":"defaultDurationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"defaultDurationMinutes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PracticeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}}]}}]} as unknown as DocumentNode<SaveFeeMutation, SaveFeeMutationVariables>;
export const SaveBioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bio"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfessionalProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bio"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PracticeFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PracticeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}}]}}]} as unknown as DocumentNode<SaveBioMutation, SaveBioMutationVariables>;
export const useOwnPracticeQuery = bindQuery<OwnPracticeQuery, OwnPracticeQueryVariables>(OwnPracticeDocument);
export const useOwnPracticeLazyQuery = bindLazyQuery<OwnPracticeQuery, OwnPracticeQueryVariables>(OwnPracticeDocument);
export const useSaveFeeMutation = bindMutation<SaveFeeMutation, SaveFeeMutationVariables>(SaveFeeDocument);
export const useSaveBioMutation = bindMutation<SaveBioMutation, SaveBioMutationVariables>(SaveBioDocument);