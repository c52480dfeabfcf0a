/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why nothing can be booked: of several reasons, the first to solve. A room closed for a holiday is closed. */
export type NoSlotsReason =
  /** The professional is away. */
  | 'absent'
  /** Beyond the horizon of online booking. No reason for staff. */
  | 'beyond_horizon'
  /** The rest is reserved for the desk. No reason for staff. */
  | 'by_phone'
  /** The professional has no hours on this day of the week. */
  | 'day_off'
  /** The professional's appointments leave no gap long enough. */
  | 'full'
  /** The professional is hidden, or the account suspended. */
  | 'inactive'
  /** The rest is too soon for online booking. No reason for staff. */
  | 'needs_notice'
  /** The professional has no weekly hours at all. */
  | 'no_hours'
  /** No room is active. */
  | 'no_rooms'
  /** All open rooms serve specialties, and the professional has none. */
  | 'no_specialty'
  /** The professional's hours of that day are past. */
  | 'past'
  /** The requested room is inactive. */
  | 'room_inactive'
  /** That room, or every one, is closed in the professional's hours. */
  | 'rooms_closed'
  /** All open rooms serve other specialties. */
  | 'rooms_for_others'
  /** That room, or every one, is taken in the professional's hours. */
  | 'rooms_taken'
  /** The requested room, or every room, has no hours this month. */
  | 'rooms_unset'
  /** The professional's hours are all shorter than the slot. */
  | 'too_short';

export type DaysWithoutSlotsQueryVariables = Exact<{
  professionalId?: number | null | undefined;
  roomId?: number | null | undefined;
  from: string;
  to: string;
  durationMinutes?: number | null | undefined;
}>;


export type DaysWithoutSlotsQuery = { daysWithoutSlots: Array<{ date: string, reason: NoSlotsReason }> };

export type NoSlotsOfDayQueryVariables = Exact<{
  date: string;
}>;


export type NoSlotsOfDayQuery = { noSlotsOfDay: { professionals: Array<{ id: number, reason: NoSlotsReason }>, rooms: Array<{ id: number, reason: NoSlotsReason }> } };


export const DaysWithoutSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DaysWithoutSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysWithoutSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<DaysWithoutSlotsQuery, DaysWithoutSlotsQueryVariables>;
export const NoSlotsOfDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoSlotsOfDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noSlotsOfDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<NoSlotsOfDayQuery, NoSlotsOfDayQueryVariables>;
export const useDaysWithoutSlotsQuery = bindQuery<DaysWithoutSlotsQuery, DaysWithoutSlotsQueryVariables>(DaysWithoutSlotsDocument);
export const useNoSlotsOfDayQuery = bindQuery<NoSlotsOfDayQuery, NoSlotsOfDayQueryVariables>(NoSlotsOfDayDocument);