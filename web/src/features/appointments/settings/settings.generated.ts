/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** New values; absent and null fields stay. */
export type UpdateAppointmentSettingsInput = {
  /** Whether patients may move their appointments to another time on offer, by link or signed in: each at most 3 times, and up to 24 hours before. */
  patientsMayMove?: boolean | null | undefined;
};

export type AppointmentSettingsFactsFragment = { patientsMayMove: boolean, version: number };

export type AppointmentSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentSettingsQuery = { appointmentSettings: { patientsMayMove: boolean, version: number } };

export type SaveAppointmentSettingsMutationVariables = Exact<{
  input: UpdateAppointmentSettingsInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveAppointmentSettingsMutation = { updateAppointmentSettings: { patientsMayMove: boolean, version: number } };

export const AppointmentSettingsFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientsMayMove"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AppointmentSettingsFactsFragment, unknown>;
export const AppointmentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentSettingsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientsMayMove"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AppointmentSettingsQuery, AppointmentSettingsQueryVariables>;
export const SaveAppointmentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAppointmentSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAppointmentSettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAppointmentSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentSettingsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentSettingsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientsMayMove"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveAppointmentSettingsMutation, SaveAppointmentSettingsMutationVariables>;
export const useAppointmentSettingsQuery = bindQuery<AppointmentSettingsQuery, AppointmentSettingsQueryVariables>(AppointmentSettingsDocument);
export const useSaveAppointmentSettingsMutation = bindMutation<SaveAppointmentSettingsMutation, SaveAppointmentSettingsMutationVariables>(SaveAppointmentSettingsDocument);