/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new insurer. */
export type CreateInsurerInput = {
  /** Up to 20 other names, of 60 characters each, without commas. */
  aliases?: Array<string>;
  /** Whether the clinic attends its members. */
  isAccepted?: boolean;
  /** Any kind but private_pay, which exists once. */
  kind: InsurerKind;
  /** 1 to 100 characters, unique among insurers. */
  name: string;
  /** Pattern of members' numbers: # for a digit, A for a letter; empty or null: any number. */
  numberPattern?: string | null | undefined;
  /** Up to 60 plans. */
  plans?: Array<InsurerPlanInput>;
  /** Six digits with leading zeros, unique; empty or null: none. */
  rnasCode?: string | null | undefined;
};

/** Kind of an insurer. */
export type InsurerKind =
  /** Obra social nacional. */
  | 'national'
  /** Prepaga. */
  | 'prepaid'
  /** Particular: the patient pays. One row, which is always accepted and stays. */
  | 'private_pay'
  /** Obra social provincial. */
  | 'provincial'
  /** Programa público. */
  | 'public';

/** A plan of an insurer. */
export type InsurerPlanInput = {
  /** Id of a plan that the insurer has; absent: a new one. */
  id?: number | null | undefined;
  /** Whether it can be chosen. */
  isActive?: boolean;
  /** 1 to 60 characters without commas, unique within the insurer. */
  name: string;
};

/** Changes of an insurer; absent fields stay. */
export type UpdateInsurerInput = {
  /** Up to 20 other names, of 60 characters each, without commas. null is rejected. */
  aliases?: Array<string> | null | undefined;
  /** null is rejected. */
  isAccepted?: boolean | null | undefined;
  /** Any kind but private_pay; null is rejected. */
  kind?: InsurerKind | null | undefined;
  /** 1 to 100 characters; null is rejected. */
  name?: string | null | undefined;
  /** Pattern of members' numbers: # for a digit, A for a letter; empty or null: any number. */
  numberPattern?: string | null | undefined;
  /** All plans, up to 60: plans that are missing are deleted. null is rejected. */
  plans?: Array<InsurerPlanInput> | null | undefined;
  /** Six digits with leading zeros, unique; empty or null: none. */
  rnasCode?: string | null | undefined;
};

export type InsurerFactsFragment = { id: number, name: string, kind: InsurerKind, rnasCode: string | null, aliases: Array<string>, numberPattern: string | null, isAccepted: boolean, version: number, plans: Array<{ id: number, name: string, isActive: boolean }> };

export type InsurersQueryVariables = Exact<{ [key: string]: never; }>;


export type InsurersQuery = { insurers: Array<{ id: number, name: string, kind: InsurerKind, rnasCode: string | null, aliases: Array<string>, numberPattern: string | null, isAccepted: boolean, version: number, plans: Array<{ id: number, name: string, isActive: boolean }> }> };

export type CreateInsurerMutationVariables = Exact<{
  input: CreateInsurerInput;
  idempotencyKey: string;
}>;


export type CreateInsurerMutation = { createInsurer: { id: number, name: string, kind: InsurerKind, rnasCode: string | null, aliases: Array<string>, numberPattern: string | null, isAccepted: boolean, version: number, plans: Array<{ id: number, name: string, isActive: boolean }> } };

export type UpdateInsurerMutationVariables = Exact<{
  id: number;
  input: UpdateInsurerInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateInsurerMutation = { updateInsurer: { id: number, name: string, kind: InsurerKind, rnasCode: string | null, aliases: Array<string>, numberPattern: string | null, isAccepted: boolean, version: number, plans: Array<{ id: number, name: string, isActive: boolean }> } };

export type SetInsurersAcceptedMutationVariables = Exact<{
  acceptedIds: Array<number> | number;
  rejectedIds: Array<number> | number;
}>;


export type SetInsurersAcceptedMutation = { setInsurersAccepted: Array<{ id: number, isAccepted: boolean, version: number }> };

export type DeleteInsurerMutationVariables = Exact<{
  id: number;
}>;


export type DeleteInsurerMutation = { deleteInsurer: boolean };

export const InsurerFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsurerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Insurer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rnasCode"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<InsurerFactsFragment, unknown>;
export const InsurersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Insurers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InsurerFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsurerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Insurer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rnasCode"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<InsurersQuery, InsurersQueryVariables>;
export const CreateInsurerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInsurer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInsurerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInsurer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InsurerFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsurerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Insurer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rnasCode"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateInsurerMutation, CreateInsurerMutationVariables>;
export const UpdateInsurerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInsurer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInsurerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInsurer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InsurerFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsurerFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Insurer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rnasCode"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateInsurerMutation, UpdateInsurerMutationVariables>;
export const SetInsurersAcceptedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetInsurersAccepted"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"acceptedIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rejectedIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setInsurersAccepted"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"acceptedIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"acceptedIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"rejectedIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rejectedIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SetInsurersAcceptedMutation, SetInsurersAcceptedMutationVariables>;
export const DeleteInsurerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteInsurer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInsurer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteInsurerMutation, DeleteInsurerMutationVariables>;
export const useInsurersQuery = bindQuery<InsurersQuery, InsurersQueryVariables>(InsurersDocument);
export const useCreateInsurerMutation = bindMutation<CreateInsurerMutation, CreateInsurerMutationVariables>(CreateInsurerDocument);
export const useUpdateInsurerMutation = bindMutation<UpdateInsurerMutation, UpdateInsurerMutationVariables>(UpdateInsurerDocument);
export const useSetInsurersAcceptedMutation = bindMutation<SetInsurersAcceptedMutation, SetInsurersAcceptedMutationVariables>(SetInsurersAcceptedDocument);
export const useDeleteInsurerMutation = bindMutation<DeleteInsurerMutation, DeleteInsurerMutationVariables>(DeleteInsurerDocument);