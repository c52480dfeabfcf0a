/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Rules to change. Absent fields stay as they are, null empties. */
export type BookingRulesInput = {
  /** For turnos from now on: 0 to 60 in steps of 5; null: none. */
  bufferAfterMinutes?: number | null | undefined;
  /** For turnos from now on: 0 to 60 in steps of 5; null: none. */
  bufferBeforeMinutes?: number | null | undefined;
  /** Today and so many days more; null: any day. */
  horizonDays?: number | null | undefined;
  /** Least notice in hours; null: one hour. */
  noticeHours?: number | null | undefined;
  /** Reserved slots of the named hours; all others stay. */
  quotas?: Array<HoursQuotaInput> | null | undefined;
};

/** All reserved slots of some weekly hours. */
export type HoursQuotaInput = {
  /** For the desk: 0 to 100. */
  deskPlaces: number;
  /** HH:mm of the day before; null: never. */
  deskReleaseTime?: string | null | undefined;
  /** Id from bookingRules; CONFLICT when these hours no longer exist. */
  entryId: number;
  /** For who books on the day itself: 0 to 100. */
  sameDayPlaces: number;
  /** HH:mm of the day; null: 00:00. */
  sameDayTime?: string | null | undefined;
};

export type HoursQuotaFactsFragment = { entryId: number, dayOfWeek: number, startTime: string, endTime: string, deskPlaces: number, deskReleaseTime: string | null, sameDayPlaces: number, sameDayTime: string };

export type BookingRulesFactsFragment = { professionalId: number, noticeHours: number | null, horizonDays: number | null, bufferBeforeMinutes: number, bufferAfterMinutes: number, version: number, quotas: Array<{ entryId: number, dayOfWeek: number, startTime: string, endTime: string, deskPlaces: number, deskReleaseTime: string | null, sameDayPlaces: number, sameDayTime: string }> };

export type BookingRulesQueryVariables = Exact<{
  professionalId: number;
}>;


export type BookingRulesQuery = { bookingRules: { professionalId: number, noticeHours: number | null, horizonDays: number | null, bufferBeforeMinutes: number, bufferAfterMinutes: number, version: number, quotas: Array<{ entryId: number, dayOfWeek: number, startTime: string, endTime: string, deskPlaces: number, deskReleaseTime: string | null, sameDayPlaces: number, sameDayTime: string }> } };

export type SaveBookingRulesMutationVariables = Exact<{
  professionalId: number;
  rules: BookingRulesInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveBookingRulesMutation = { setBookingRules: { professionalId: number, noticeHours: number | null, horizonDays: number | null, bufferBeforeMinutes: number, bufferAfterMinutes: number, version: number, quotas: Array<{ entryId: number, dayOfWeek: number, startTime: string, endTime: string, deskPlaces: number, deskReleaseTime: string | null, sameDayPlaces: number, sameDayTime: string }> } };

export const HoursQuotaFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursQuotaFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoursQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"deskPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"deskReleaseTime"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayTime"}}]}}]} as unknown as DocumentNode<HoursQuotaFactsFragment, unknown>;
export const BookingRulesFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRulesFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"bufferBeforeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"quotas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoursQuotaFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursQuotaFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoursQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"deskPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"deskReleaseTime"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayTime"}}]}}]} as unknown as DocumentNode<BookingRulesFactsFragment, unknown>;
export const BookingRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRulesFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursQuotaFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoursQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"deskPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"deskReleaseTime"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRulesFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"bufferBeforeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"quotas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoursQuotaFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookingRulesQuery, BookingRulesQueryVariables>;
export const SaveBookingRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveBookingRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rules"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingRulesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBookingRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rules"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rules"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRulesFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoursQuotaFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoursQuota"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"deskPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"deskReleaseTime"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"sameDayTime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRulesFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"bufferBeforeMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"bufferAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"quotas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoursQuotaFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveBookingRulesMutation, SaveBookingRulesMutationVariables>;
export const useBookingRulesQuery = bindQuery<BookingRulesQuery, BookingRulesQueryVariables>(BookingRulesDocument);
export const useSaveBookingRulesMutation = bindMutation<SaveBookingRulesMutation, SaveBookingRulesMutationVariables>(SaveBookingRulesDocument);