/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new discount rule. */
export type CreateDiscountRuleInput = {
  /** 1 to 200 characters. */
  description: string;
  /** 0 to 100, with two decimals at most. */
  discountPercentage?: number;
  /** 0 to 24, with two decimals at most. */
  minHoursPerDay?: number;
};

/** Credit of a rental that is returned in time. */
export type GiveBackStepInput = {
  /** Days before the start, at its time of day; 0: until the start. */
  days: number;
  /** 0 to 100: share of the cost credited until then. */
  percentage: number;
};

/** Changes of a discount rule; absent fields stay. */
export type UpdateDiscountRuleInput = {
  /** 1 to 200 characters; null is rejected. */
  description?: string | null | undefined;
  /** 0 to 100, with two decimals at most; null is rejected. */
  discountPercentage?: number | null | undefined;
  /** 0 to 24, with two decimals at most; null is rejected. */
  minHoursPerDay?: number | null | undefined;
};

export type PricingRuleFragment = { id: number, minHoursPerDay: number, discountPercentage: number, description: string, version: number };

export type GiveBackPolicyFactsFragment = { version: number, steps: Array<{ days: number, percentage: number }> };

export type PricingQueryVariables = Exact<{ [key: string]: never; }>;


export type PricingQuery = { giveBackPolicy: { version: number, steps: Array<{ days: number, percentage: number }> }, rentalConfig: { defaultHourlyCost: number, version: number, discountRules: Array<{ id: number, minHoursPerDay: number, discountPercentage: number, description: string, version: number }> } };

export type SaveHourlyCostMutationVariables = Exact<{
  defaultHourlyCost: number;
  expectedVersion?: number | null | undefined;
}>;


export type SaveHourlyCostMutation = { updateDefaultHourlyCost: { defaultHourlyCost: number, version: number } };

export type SaveGiveBackPolicyMutationVariables = Exact<{
  steps: Array<GiveBackStepInput> | GiveBackStepInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveGiveBackPolicyMutation = { updateGiveBackPolicy: { version: number, steps: Array<{ days: number, percentage: number }> } };

export type CreateDiscountRuleMutationVariables = Exact<{
  input: CreateDiscountRuleInput;
  idempotencyKey: string;
}>;


export type CreateDiscountRuleMutation = { createDiscountRule: { id: number, minHoursPerDay: number, discountPercentage: number, description: string, version: number } };

export type UpdateDiscountRuleMutationVariables = Exact<{
  id: number;
  input: UpdateDiscountRuleInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateDiscountRuleMutation = { updateDiscountRule: { id: number, minHoursPerDay: number, discountPercentage: number, description: string, version: number } };

export type DeleteDiscountRuleMutationVariables = Exact<{
  id: number;
}>;


export type DeleteDiscountRuleMutation = { deleteDiscountRule: { discountRules: Array<{ id: number, minHoursPerDay: number, discountPercentage: number, description: string, version: number }> } };

export const PricingRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minHoursPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PricingRuleFragment, unknown>;
export const GiveBackPolicyFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiveBackPolicyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveBackPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<GiveBackPolicyFactsFragment, unknown>;
export const PricingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveBackPolicy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiveBackPolicyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rentalConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultHourlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"discountRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricingRule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiveBackPolicyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveBackPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minHoursPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PricingQuery, PricingQueryVariables>;
export const SaveHourlyCostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHourlyCost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"defaultHourlyCost"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDefaultHourlyCost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"defaultHourlyCost"},"value":{"kind":"Variable","name":{"kind":"Name","value":"defaultHourlyCost"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultHourlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SaveHourlyCostMutation, SaveHourlyCostMutationVariables>;
export const SaveGiveBackPolicyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveGiveBackPolicy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"steps"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveBackStepInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGiveBackPolicy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"steps"},"value":{"kind":"Variable","name":{"kind":"Name","value":"steps"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiveBackPolicyFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiveBackPolicyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveBackPolicy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveGiveBackPolicyMutation, SaveGiveBackPolicyMutationVariables>;
export const CreateDiscountRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDiscountRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDiscountRuleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDiscountRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricingRule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minHoursPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateDiscountRuleMutation, CreateDiscountRuleMutationVariables>;
export const UpdateDiscountRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDiscountRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDiscountRuleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDiscountRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricingRule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minHoursPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateDiscountRuleMutation, UpdateDiscountRuleMutationVariables>;
export const DeleteDiscountRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDiscountRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDiscountRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discountRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PricingRule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PricingRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiscountRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minHoursPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DeleteDiscountRuleMutation, DeleteDiscountRuleMutationVariables>;
export const usePricingQuery = bindQuery<PricingQuery, PricingQueryVariables>(PricingDocument);
export const useSaveHourlyCostMutation = bindMutation<SaveHourlyCostMutation, SaveHourlyCostMutationVariables>(SaveHourlyCostDocument);
export const useSaveGiveBackPolicyMutation = bindMutation<SaveGiveBackPolicyMutation, SaveGiveBackPolicyMutationVariables>(SaveGiveBackPolicyDocument);
export const useCreateDiscountRuleMutation = bindMutation<CreateDiscountRuleMutation, CreateDiscountRuleMutationVariables>(CreateDiscountRuleDocument);
export const useUpdateDiscountRuleMutation = bindMutation<UpdateDiscountRuleMutation, UpdateDiscountRuleMutationVariables>(UpdateDiscountRuleDocument);
export const useDeleteDiscountRuleMutation = bindMutation<DeleteDiscountRuleMutation, DeleteDiscountRuleMutationVariables>(DeleteDiscountRuleDocument);