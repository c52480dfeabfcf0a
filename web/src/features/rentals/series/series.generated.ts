/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An administrator's decision about a returned rental. */
export type GiveBackDecisionInput = {
  /** 0 to 100: credit instead of the policy's. */
  percentage: number;
  /** Reason for the professional, 1 to 500 characters. */
  reason: string;
};

/** Room and times of a series. */
export type RentalSeriesInput = {
  /** 1: every week; 2: every other week, from firstDate's week (Monday first). */
  everyWeeks: number;
  /** First date, today or later. */
  firstDate: string;
  /** 1 to 24; none of one weekday overlap. */
  hours: Array<SeriesHoursInput>;
  /** Notes of each rental; at most 2,000 characters. */
  notes?: string | null | undefined;
  /** The professional who rents. Default: the viewer. Required for administrators without a profile. */
  professionalId?: number | null | undefined;
  /** An active room. */
  roomId: number;
  /** Last date, at most 26 weeks from today. */
  untilDate: string;
};

/** State of a date for a series. */
export type SeriesDayState =
  /** The room isn't open for all of them, they are past, or the clock skips them. */
  | 'closed'
  /** Its hours can be rented. */
  | 'free'
  /** A rental or appointments take some of them. */
  | 'taken';

/** Hours of a weekday that a series rents. */
export type SeriesHoursInput = {
  /** HH:mm after the start, up to 24:00. */
  endTime: string;
  /** HH:mm in the clinic's time zone. */
  startTime: string;
  /** 1 = Monday to 7 = Sunday. */
  weekday: number;
};

export type RentedSeriesFragment = { id: string, roomName: string, text: string, bookings: Array<{ id: string, date: string, startTime: string, endTime: string, finalCost: number, discountRule: string | null, giveBack: { percentage: number, amount: number } | null }> };

export type RentalSeriesPageQueryVariables = Exact<{
  professionalId: number;
}>;


export type RentalSeriesPageQuery = { clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, acceptsInsurers: boolean, now: string }, viewer: { id: number, professional: { id: number, specialty: { id: number } | null } | null }, rentableRooms: Array<{ id: number, name: string, description: string, currentHourlyCost: number | null, specialtyIds: Array<number> }>, rentalSeries: Array<{ id: string, roomName: string, text: string, bookings: Array<{ id: string, date: string, startTime: string, endTime: string, finalCost: number, discountRule: string | null, giveBack: { percentage: number, amount: number } | null }> }>, professionalAvailability: { entries: Array<{ startTime: string, endTime: string }> } };

export type RentalSeriesPreviewQueryVariables = Exact<{
  input: RentalSeriesInput;
}>;


export type RentalSeriesPreviewQuery = { rentalSeriesPreview: Array<{ date: string, state: SeriesDayState, reason: string | null, takenBy: Array<string>, holiday: string | null, quote: { bookingCount: number, totalHours: number, baseCost: number, discountAmount: number, finalCost: number, appliedRules: Array<{ minHoursPerDay: number, discountPercentage: number, description: string }> } }> };

export type StartRentalSeriesMutationVariables = Exact<{
  input: RentalSeriesInput;
  dates: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type StartRentalSeriesMutation = { startRentalSeries: { series: { id: string } | null, days: Array<{ date: string, error: { code: string, message: string } | null }> } };

export type EndRentalSeriesMutationVariables = Exact<{
  id: string | number;
  from: string;
  expectedCredit?: number | null | undefined;
  confirmedBookings?: Array<string | number> | string | number | null | undefined;
  decision?: GiveBackDecisionInput | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type EndRentalSeriesMutation = { endRentalSeries: { id: string } };

export const RentedSeriesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentedSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"finalCost"}},{"kind":"Field","name":{"kind":"Name","value":"discountRule"}},{"kind":"Field","name":{"kind":"Name","value":"giveBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<RentedSeriesFragment, unknown>;
export const RentalSeriesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalSeriesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Renter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rentableRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentalRoom"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rentalSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RentedSeries"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalAvailability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsInsurers"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Renter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentalRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Room"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"currentHourlyCost"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RentedSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RentalSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"finalCost"}},{"kind":"Field","name":{"kind":"Name","value":"discountRule"}},{"kind":"Field","name":{"kind":"Name","value":"giveBack"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<RentalSeriesPageQuery, RentalSeriesPageQueryVariables>;
export const RentalSeriesPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentalSeriesPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalSeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentalSeriesPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalHours"}},{"kind":"Field","name":{"kind":"Name","value":"baseCost"}},{"kind":"Field","name":{"kind":"Name","value":"discountAmount"}},{"kind":"Field","name":{"kind":"Name","value":"finalCost"}},{"kind":"Field","name":{"kind":"Name","value":"appliedRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppliedRule"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppliedRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppliedRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minHoursPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]} as unknown as DocumentNode<RentalSeriesPreviewQuery, RentalSeriesPreviewQueryVariables>;
export const StartRentalSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartRentalSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentalSeriesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startRentalSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"dates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dates"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StartRentalSeriesMutation, StartRentalSeriesMutationVariables>;
export const EndRentalSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndRentalSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedCredit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Money"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmedBookings"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveBackDecisionInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endRentalSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedCredit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedCredit"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmedBookings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmedBookings"}}},{"kind":"Argument","name":{"kind":"Name","value":"decision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decision"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndRentalSeriesMutation, EndRentalSeriesMutationVariables>;
export const useRentalSeriesPageQuery = bindQuery<RentalSeriesPageQuery, RentalSeriesPageQueryVariables>(RentalSeriesPageDocument);
export const useRentalSeriesPreviewQuery = bindQuery<RentalSeriesPreviewQuery, RentalSeriesPreviewQueryVariables>(RentalSeriesPreviewDocument);
export const useStartRentalSeriesMutation = bindMutation<StartRentalSeriesMutation, StartRentalSeriesMutationVariables>(StartRentalSeriesDocument);
export const useEndRentalSeriesMutation = bindMutation<EndRentalSeriesMutation, EndRentalSeriesMutationVariables>(EndRentalSeriesDocument);