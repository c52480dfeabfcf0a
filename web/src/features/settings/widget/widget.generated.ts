/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes to the widget settings; absent fields keep their values. */
export type UpdateClinicWidgetInput = {
  /** At most 20 sites and 2,000 characters, separated by spaces, commas or lines. A page address is reduced to its site. null removes all. */
  sites?: string | null | undefined;
};

export type ClinicWidgetFactsFragment = { sites: string, version: number };

export type ClinicWidgetQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicWidgetQuery = { clinicWidget: { sites: string, version: number } };

export type SaveClinicWidgetMutationVariables = Exact<{
  input: UpdateClinicWidgetInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveClinicWidgetMutation = { updateClinicWidget: { sites: string, version: number } };

export const ClinicWidgetFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicWidgetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicWidget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicWidgetFactsFragment, unknown>;
export const ClinicWidgetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicWidget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicWidget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicWidgetFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicWidgetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicWidget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicWidgetQuery, ClinicWidgetQueryVariables>;
export const SaveClinicWidgetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveClinicWidget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClinicWidgetInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClinicWidget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicWidgetFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicWidgetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicWidget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sites"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveClinicWidgetMutation, SaveClinicWidgetMutationVariables>;
export const useClinicWidgetQuery = bindQuery<ClinicWidgetQuery, ClinicWidgetQueryVariables>(ClinicWidgetDocument);
export const useSaveClinicWidgetMutation = bindMutation<SaveClinicWidgetMutation, SaveClinicWidgetMutationVariables>(SaveClinicWidgetDocument);