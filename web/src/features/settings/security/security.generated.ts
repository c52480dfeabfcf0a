/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes to the sign-in requirements; absent fields keep their values. */
export type UpdateClinicSecurityInput = {
  /** null is refused. */
  adminsNeedSecondFactor?: boolean | null | undefined;
  /** Idle hours after which sessions of professionals and administrators end, 1 to 720; null is refused. */
  staffIdleHours?: number | null | undefined;
};

export type ClinicSecurityFactsFragment = { adminsNeedSecondFactor: boolean, staffIdleHours: number, version: number };

export type ClinicSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicSecurityQuery = { clinicSecurity: { adminsNeedSecondFactor: boolean, staffIdleHours: number, version: number } };

export type SaveClinicSecurityMutationVariables = Exact<{
  input: UpdateClinicSecurityInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveClinicSecurityMutation = { updateClinicSecurity: { adminsNeedSecondFactor: boolean, staffIdleHours: number, version: number } };

export const ClinicSecurityFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicSecurityFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminsNeedSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"staffIdleHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicSecurityFactsFragment, unknown>;
export const ClinicSecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicSecurityFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicSecurityFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminsNeedSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"staffIdleHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicSecurityQuery, ClinicSecurityQueryVariables>;
export const SaveClinicSecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveClinicSecurity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClinicSecurityInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClinicSecurity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicSecurityFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicSecurityFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminsNeedSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"staffIdleHours"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveClinicSecurityMutation, SaveClinicSecurityMutationVariables>;
export const useClinicSecurityQuery = bindQuery<ClinicSecurityQuery, ClinicSecurityQueryVariables>(ClinicSecurityDocument);
export const useSaveClinicSecurityMutation = bindMutation<SaveClinicSecurityMutation, SaveClinicSecurityMutationVariables>(SaveClinicSecurityDocument);