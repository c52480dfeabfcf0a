/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Hours of a weekday, as the list gives them or new. */
export type AvailabilityEntryInput = {
  /** 0 = Sunday to 6 = Saturday. */
  dayOfWeek: number;
  /** HH:mm after the start, up to 24:00. Needed unless isAvailable is false. */
  endTime?: string | null | undefined;
  /** Id from the list; hours are identified by their times, not by it. */
  id?: number | null | undefined;
  /** false: the entry is left out, as a day that is not ticked. Default true. */
  isAvailable?: boolean | null | undefined;
  /** As the list gave it; BAD_REQUEST when it is another professional. */
  professionalId?: number | null | undefined;
  /** HH:mm, 00:00 to 23:59. Needed unless isAvailable is false. */
  startTime?: string | null | undefined;
};

export type WeekFactsFragment = { professionalId: number, version: number, entries: Array<{ id: number, dayOfWeek: number, startTime: string, endTime: string }> };

export type WeeklyAvailabilityQueryVariables = Exact<{
  professionalId: number;
}>;


export type WeeklyAvailabilityQuery = { professionalAvailability: { professionalId: number, version: number, entries: Array<{ id: number, dayOfWeek: number, startTime: string, endTime: string }> }, scheduleTemplates: Array<{ id: string, name: string, description: string }> };

export type SaveWeekMutationVariables = Exact<{
  professionalId: number;
  entries: Array<AvailabilityEntryInput> | AvailabilityEntryInput;
  expectedVersion?: number | null | undefined;
}>;


export type SaveWeekMutation = { setProfessionalAvailability: { professionalId: number, version: number, entries: Array<{ id: number, dayOfWeek: number, startTime: string, endTime: string }> } };

export type ApplyTemplateMutationVariables = Exact<{
  professionalId: number;
  templateId: string;
  expectedVersion?: number | null | undefined;
}>;


export type ApplyTemplateMutation = { applyScheduleTemplate: { professionalId: number, version: number, entries: Array<{ id: number, dayOfWeek: number, startTime: string, endTime: string }> } };

export type WhoseHoursQueryVariables = Exact<{
  professionalId: number;
}>;


export type WhoseHoursQuery = { professionalAvailability: { professionalId: number, professional: { id: number, overbookingsPerHour: number, name: string, specialtyName: string | null } } };

export const WeekFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeeklyAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode<WeekFactsFragment, unknown>;
export const WeeklyAvailabilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeeklyAvailability"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduleTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeeklyAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode<WeeklyAvailabilityQuery, WeeklyAvailabilityQueryVariables>;
export const SaveWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entries"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AvailabilityEntryInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setProfessionalAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"entries"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entries"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeeklyAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode<SaveWeekMutation, SaveWeekMutationVariables>;
export const ApplyTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyScheduleTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"templateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"templateId"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeeklyAvailability"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]} as unknown as DocumentNode<ApplyTemplateMutation, ApplyTemplateMutationVariables>;
export const WhoseHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoseHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"overbookingsPerHour"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}}]}}]}}]}}]} as unknown as DocumentNode<WhoseHoursQuery, WhoseHoursQueryVariables>;
export const useWeeklyAvailabilityQuery = bindQuery<WeeklyAvailabilityQuery, WeeklyAvailabilityQueryVariables>(WeeklyAvailabilityDocument);
export const useSaveWeekMutation = bindMutation<SaveWeekMutation, SaveWeekMutationVariables>(SaveWeekDocument);
export const useApplyTemplateMutation = bindMutation<ApplyTemplateMutation, ApplyTemplateMutationVariables>(ApplyTemplateDocument);
export const useWhoseHoursQuery = bindQuery<WhoseHoursQuery, WhoseHoursQueryVariables>(WhoseHoursDocument);