/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a day offers to whoever wants to rent a room. */
export type RoomDayState =
  /** Every active room has time to rent. */
  | 'available'
  /** Completamente reservado: of every room that opens, 95 % or more is taken. What remains can be rented. */
  | 'full'
  /** Some active rooms have time to rent. */
  | 'partial'
  /** Fecha pasada. */
  | 'past'
  /** No disponible: no room opens, or today has no time left. */
  | 'unavailable'
  /** Sin configuración: of no room it is said when it opens in this month. */
  | 'unconfigured';

/** How a room is on one day, by its own hours. */
export type RoomState =
  /** It does not open, or no longer today. */
  | 'closed'
  /** Less than 95 % of its hours is taken, and some are left. */
  | 'free'
  /** 95 % of its hours or more is taken, or none of what is left of today is free. */
  | 'full';

export type OverviewDayFragment = { date: string, state: RoomDayState, freeRoomCount: number, fullRoomCount: number, roomCount: number, rentalCount: number, appointmentCount: number, openMinutes: number, takenMinutes: number };

export type RoomsOverviewQueryVariables = Exact<{
  year: number;
  month: number;
}>;


export type RoomsOverviewQuery = { clinic: { now: string }, roomsOverview: { year: number, month: number, days: Array<{ date: string, state: RoomDayState, freeRoomCount: number, fullRoomCount: number, roomCount: number, rentalCount: number, appointmentCount: number, openMinutes: number, takenMinutes: number }> } };

export type RoomsDayRoomFragment = { roomId: number, roomName: string, state: RoomState, open: Array<{ startTime: string, endTime: string }>, free: Array<{ startTime: string, endTime: string }>, bookings: Array<{ id: string | null, startTime: string, endTime: string, professionalName: string, notes: string | null }>, appointments: Array<{ startTime: string, endTime: string, professionalName: string }> };

export type RoomsDayQueryVariables = Exact<{
  date: string;
}>;


export type RoomsDayQuery = { roomsDay: { date: string, state: RoomDayState, freeRoomCount: number, fullRoomCount: number, roomCount: number, rentalCount: number, appointmentCount: number, openMinutes: number, takenMinutes: number, rooms: Array<{ roomId: number, roomName: string, state: RoomState, open: Array<{ startTime: string, endTime: string }>, free: Array<{ startTime: string, endTime: string }>, bookings: Array<{ id: string | null, startTime: string, endTime: string, professionalName: string, notes: string | null }>, appointments: Array<{ startTime: string, endTime: string, professionalName: string }> }> } };

export type CancelRoomBookingMutationVariables = Exact<{
  id: string | number;
  confirmedBookings?: Array<string | number> | string | number | null | undefined;
}>;


export type CancelRoomBookingMutation = { cancelRental: { id: string, cancelledAt: string | null } };

export const OverviewDayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomsOverviewDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"freeRoomCount"}},{"kind":"Field","name":{"kind":"Name","value":"fullRoomCount"}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"rentalCount"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"openMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"takenMinutes"}}]}}]} as unknown as DocumentNode<OverviewDayFragment, unknown>;
export const RoomsDayRoomFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomsDayRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomsDayRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<RoomsDayRoomFragment, unknown>;
export const RoomsOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoomsOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomsOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OverviewDay"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OverviewDay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomsOverviewDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"freeRoomCount"}},{"kind":"Field","name":{"kind":"Name","value":"fullRoomCount"}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"rentalCount"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"openMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"takenMinutes"}}]}}]} as unknown as DocumentNode<RoomsOverviewQuery, RoomsOverviewQueryVariables>;
export const RoomsDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoomsDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomsDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"freeRoomCount"}},{"kind":"Field","name":{"kind":"Name","value":"fullRoomCount"}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"rentalCount"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentCount"}},{"kind":"Field","name":{"kind":"Name","value":"openMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"takenMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomsDayRoom"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomsDayRoom"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomsDayRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"free"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}}]}}]} as unknown as DocumentNode<RoomsDayQuery, RoomsDayQueryVariables>;
export const CancelRoomBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRoomBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmedBookings"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRental"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmedBookings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmedBookings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]}}]} as unknown as DocumentNode<CancelRoomBookingMutation, CancelRoomBookingMutationVariables>;
export const useRoomsOverviewQuery = bindQuery<RoomsOverviewQuery, RoomsOverviewQueryVariables>(RoomsOverviewDocument);
export const useRoomsOverviewLazyQuery = bindLazyQuery<RoomsOverviewQuery, RoomsOverviewQueryVariables>(RoomsOverviewDocument);
export const useRoomsDayQuery = bindQuery<RoomsDayQuery, RoomsDayQueryVariables>(RoomsDayDocument);
export const useRoomsDayLazyQuery = bindLazyQuery<RoomsDayQuery, RoomsDayQueryVariables>(RoomsDayDocument);
export const useCancelRoomBookingMutation = bindMutation<CancelRoomBookingMutation, CancelRoomBookingMutationVariables>(CancelRoomBookingDocument);