/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A date on which rooms close. */
export type HolidayClosureInput = {
  /** A date of HolidayYear; each once. */
  date: string;
  /** Ids of the rooms, at least one; absent or null: all, and rooms added later. */
  roomIds?: Array<number> | null | undefined;
};

/** How binding a holiday is, and whether its date moves. */
export type HolidayKind =
  /** A public holiday on its own date (inamovible). */
  | 'fixed'
  /** A public holiday that may move to a Monday (trasladable). */
  | 'movable'
  /** A day on which each employer decides (no laborable). */
  | 'optional';

export type HolidayYearFactsFragment = { year: number, version: number, decidedAt: string | null, decidedByName: string | null, dates: Array<{ date: string, name: string, kind: HolidayKind, appointments: number, rentals: number, closure: { roomIds: Array<number> | null } | null }> };

export type HolidayYearQueryVariables = Exact<{
  year: number;
}>;


export type HolidayYearQuery = { holidayYear: { year: number, version: number, decidedAt: string | null, decidedByName: string | null, dates: Array<{ date: string, name: string, kind: HolidayKind, appointments: number, rentals: number, closure: { roomIds: Array<number> | null } | null }> }, allRooms: Array<{ id: number, name: string, isActive: boolean }> };

export type HolidayYearsToDecideQueryVariables = Exact<{ [key: string]: never; }>;


export type HolidayYearsToDecideQuery = { holidayYearsToDecide: Array<number> };

export type DecideHolidaysMutationVariables = Exact<{
  year: number;
  closures: Array<HolidayClosureInput> | HolidayClosureInput;
  confirmedBookings?: Array<string | number> | string | number | null | undefined;
  expectedVersion?: number | null | undefined;
}>;


export type DecideHolidaysMutation = { decideHolidays: { year: number, version: number, decidedAt: string | null, decidedByName: string | null, dates: Array<{ date: string, name: string, kind: HolidayKind, appointments: number, rentals: number, closure: { roomIds: Array<number> | null } | null }> } };

export type WithdrawHolidaysMutationVariables = Exact<{
  year: number;
  expectedVersion?: number | null | undefined;
}>;


export type WithdrawHolidaysMutation = { withdrawHolidays: { year: number, version: number, decidedAt: string | null, decidedByName: string | null, dates: Array<{ date: string, name: string, kind: HolidayKind, appointments: number, rentals: number, closure: { roomIds: Array<number> | null } | null }> } };

export const HolidayYearFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayYearFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"rentals"}},{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomIds"}}]}}]}}]}}]} as unknown as DocumentNode<HolidayYearFactsFragment, unknown>;
export const HolidayYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayYear"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayYearFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayYearFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"rentals"}},{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomIds"}}]}}]}}]}}]} as unknown as DocumentNode<HolidayYearQuery, HolidayYearQueryVariables>;
export const HolidayYearsToDecideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HolidayYearsToDecide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holidayYearsToDecide"}}]}}]} as unknown as DocumentNode<HolidayYearsToDecideQuery, HolidayYearsToDecideQueryVariables>;
export const DecideHolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideHolidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"closures"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayClosureInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmedBookings"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideHolidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"closures"},"value":{"kind":"Variable","name":{"kind":"Name","value":"closures"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmedBookings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmedBookings"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayYearFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayYearFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"rentals"}},{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomIds"}}]}}]}}]}}]} as unknown as DocumentNode<DecideHolidaysMutation, DecideHolidaysMutationVariables>;
export const WithdrawHolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawHolidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawHolidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolidayYearFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolidayYearFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HolidayYear"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"rentals"}},{"kind":"Field","name":{"kind":"Name","value":"closure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomIds"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawHolidaysMutation, WithdrawHolidaysMutationVariables>;
export const useHolidayYearQuery = bindQuery<HolidayYearQuery, HolidayYearQueryVariables>(HolidayYearDocument);
export const useHolidayYearsToDecideQuery = bindQuery<HolidayYearsToDecideQuery, HolidayYearsToDecideQueryVariables>(HolidayYearsToDecideDocument);
export const useDecideHolidaysMutation = bindMutation<DecideHolidaysMutation, DecideHolidaysMutationVariables>(DecideHolidaysDocument);
export const useWithdrawHolidaysMutation = bindMutation<WithdrawHolidaysMutation, WithdrawHolidaysMutationVariables>(WithdrawHolidaysDocument);