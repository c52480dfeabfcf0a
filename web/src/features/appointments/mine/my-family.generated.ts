/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnRelationFragment = { id: string, patientName: string, patientBirthDate: string | null, relativeName: string, mayBook: boolean, isInForce: boolean, coversOwnTurnos: boolean, mayConfirm: boolean, isCallers: boolean };

export type MyFamilyQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFamilyQuery = { myFamily: Array<{ id: string, patientName: string, patientBirthDate: string | null, relativeName: string, mayBook: boolean, isInForce: boolean, coversOwnTurnos: boolean, mayConfirm: boolean, isCallers: boolean }> };

export type EndOwnRelationMutationVariables = Exact<{
  id: string | number;
}>;


export type EndOwnRelationMutation = { endRelation: string };

export type ConfirmOwnRelationMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmOwnRelationMutation = { confirmRelation: { id: string, patientName: string, patientBirthDate: string | null, relativeName: string, mayBook: boolean, isInForce: boolean, coversOwnTurnos: boolean, mayConfirm: boolean, isCallers: boolean } };

export const OwnRelationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRelation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRelation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"relativeName"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"coversOwnTurnos"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"isCallers"}}]}}]} as unknown as DocumentNode<OwnRelationFragment, unknown>;
export const MyFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRelation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRelation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRelation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"relativeName"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"coversOwnTurnos"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"isCallers"}}]}}]} as unknown as DocumentNode<MyFamilyQuery, MyFamilyQueryVariables>;
export const EndOwnRelationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOwnRelation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endRelation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndOwnRelationMutation, EndOwnRelationMutationVariables>;
export const ConfirmOwnRelationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmOwnRelation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRelation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnRelation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnRelation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRelation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"relativeName"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"coversOwnTurnos"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}},{"kind":"Field","name":{"kind":"Name","value":"isCallers"}}]}}]} as unknown as DocumentNode<ConfirmOwnRelationMutation, ConfirmOwnRelationMutationVariables>;
export const useMyFamilyQuery = bindQuery<MyFamilyQuery, MyFamilyQueryVariables>(MyFamilyDocument);
export const useEndOwnRelationMutation = bindMutation<EndOwnRelationMutation, EndOwnRelationMutationVariables>(EndOwnRelationDocument);
export const useConfirmOwnRelationMutation = bindMutation<ConfirmOwnRelationMutation, ConfirmOwnRelationMutationVariables>(ConfirmOwnRelationDocument);