/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Changes to the clinic's conventions; absent fields keep their values, null is refused. */
export type UpdateClinicConventionsInput = {
  /** + and 1 to 4 digits, as dialled. */
  countryCode?: string | null | undefined;
  /** One of ARS, USD, EUR, BRL. */
  currency?: string | null | undefined;
  /** HH:mm after the start, up to 24:00. */
  defaultEndTime?: string | null | undefined;
  /** HH:mm, 00:00 to 23:59, before the end. */
  defaultStartTime?: string | null | undefined;
  /** One of es-AR, en-US, en-GB, pt-BR. */
  locale?: string | null | undefined;
  /** HH:mm after the start, up to 24:00. */
  lunchEndTime?: string | null | undefined;
  /** HH:mm, 00:00 to 23:59, before the end. */
  lunchStartTime?: string | null | undefined;
  /** One of America/Argentina/Buenos_Aires, America/New_York, America/Chicago, America/Denver, America/Los_Angeles, Europe/London, Europe/Paris, Asia/Tokyo, Australia/Sydney. */
  timeZone?: string | null | undefined;
  /** One of monday, sunday. */
  weekStartsOn?: string | null | undefined;
};

/** Changes to the identity of the clinic; absent fields keep their values, null empties them. */
export type UpdateClinicIdentityInput = {
  /** At most 300 characters. */
  address?: string | null | undefined;
  /** At most 100 characters. */
  city?: string | null | undefined;
  /** An e-mail address of at most 254 characters. */
  contactEmail?: string | null | undefined;
  /** 1 to 100 characters; null is refused. */
  name?: string | null | undefined;
  /** At most 40 characters, including a digit. */
  phone?: string | null | undefined;
  /** At most 20 characters. */
  postalCode?: string | null | undefined;
  /** At most 100 characters. */
  province?: string | null | undefined;
};

export type ClinicIdentityFactsFragment = { name: string, address: string | null, city: string | null, province: string | null, postalCode: string | null, phone: string | null, contactEmail: string | null, version: number };

export type ClinicIdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicIdentityQuery = { clinicIdentity: { name: string, address: string | null, city: string | null, province: string | null, postalCode: string | null, phone: string | null, contactEmail: string | null, version: number } };

export type SaveClinicIdentityMutationVariables = Exact<{
  input: UpdateClinicIdentityInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveClinicIdentityMutation = { updateClinicIdentity: { name: string, address: string | null, city: string | null, province: string | null, postalCode: string | null, phone: string | null, contactEmail: string | null, version: number } };

export type ClinicConventionsFactsFragment = { timeZone: string, locale: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, version: number };

export type ClinicConventionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ClinicConventionsQuery = { clinicConventions: { timeZone: string, locale: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, version: number } };

export type TimeZoneChangeQueryVariables = Exact<{
  timeZone: string;
}>;


export type TimeZoneChangeQuery = { timeZoneChange: { timeZone: string, appointmentCount: number, rentalCount: number, examples: Array<{ patientName: string | null, professionalName: string, roomName: string, date: string, startTime: string, newDate: string, newStartTime: string }> } };

export type SaveClinicConventionsMutationVariables = Exact<{
  input: UpdateClinicConventionsInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveClinicConventionsMutation = { updateClinicConventions: { timeZone: string, locale: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, version: number } };

export const ClinicIdentityFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicIdentityFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicIdentityFactsFragment, unknown>;
export const ClinicConventionsFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicConventionsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicConventions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicConventionsFactsFragment, unknown>;
export const ClinicIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicIdentityFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicIdentityFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicIdentityQuery, ClinicIdentityQueryVariables>;
export const SaveClinicIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveClinicIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClinicIdentityInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClinicIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicIdentityFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicIdentityFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveClinicIdentityMutation, SaveClinicIdentityMutationVariables>;
export const ClinicConventionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClinicConventions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinicConventions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicConventionsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicConventionsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicConventions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ClinicConventionsQuery, ClinicConventionsQueryVariables>;
export const TimeZoneChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimeZoneChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZoneChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"rentalCount"}},{"kind":"Field","name":{"kind":"Name","value":"examples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"newDate"}},{"kind":"Field","name":{"kind":"Name","value":"newStartTime"}}]}}]}}]}}]} as unknown as DocumentNode<TimeZoneChangeQuery, TimeZoneChangeQueryVariables>;
export const SaveClinicConventionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveClinicConventions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClinicConventionsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClinicConventions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicConventionsFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicConventionsFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClinicConventions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveClinicConventionsMutation, SaveClinicConventionsMutationVariables>;
export const useClinicIdentityQuery = bindQuery<ClinicIdentityQuery, ClinicIdentityQueryVariables>(ClinicIdentityDocument);
export const useSaveClinicIdentityMutation = bindMutation<SaveClinicIdentityMutation, SaveClinicIdentityMutationVariables>(SaveClinicIdentityDocument);
export const useClinicConventionsQuery = bindQuery<ClinicConventionsQuery, ClinicConventionsQueryVariables>(ClinicConventionsDocument);
export const useTimeZoneChangeQuery = bindQuery<TimeZoneChangeQuery, TimeZoneChangeQueryVariables>(TimeZoneChangeDocument);
export const useSaveClinicConventionsMutation = bindMutation<SaveClinicConventionsMutation, SaveClinicConventionsMutationVariables>(SaveClinicConventionsDocument);