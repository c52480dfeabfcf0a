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

/** Whether a room can hold a slot. */
export type SlotRoomAvailability =
  /** It is not open for all of the slot. */
  | 'closed'
  /** It can be booked. */
  | 'free'
  /** Another professional rents it, or it has an appointment. */
  | 'occupied';

export type MonthSlotsQueryVariables = Exact<{
  professionalId: number;
  year: number;
  month: number;
  roomId?: number | null | undefined;
  durationMinutes?: number | null | undefined;
}>;


export type MonthSlotsQuery = { clinic: { now: string }, monthSlots: { professionalId: number, year: number, month: number, durationMinutes: number, days: Array<{ day: number, slots: Array<string> }>, withheld: Array<{ day: number, reason: NoSlotsReason }> } };

export type FirstSlotQueryVariables = Exact<{
  professionalId: number;
  roomId?: number | null | undefined;
  durationMinutes?: number | null | undefined;
}>;


export type FirstSlotQuery = { firstSlot: string | null };

export type RoomChoiceFragment = { availability: SlotRoomAvailability, isSuitable: boolean, room: { id: number, name: string, description: string } };

export type SlotRoomsQueryVariables = Exact<{
  professionalId: number;
  startTime: string;
  durationMinutes?: number | null | undefined;
}>;


export type SlotRoomsQuery = { slotRooms: Array<{ availability: SlotRoomAvailability, isSuitable: boolean, room: { id: number, name: string, description: string } }> };

export type KindChoiceFragment = { id: number, name: string, durationMinutes: number, fee: number | null, isOnline: boolean };

export const RoomChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlotRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isSuitable"}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<RoomChoiceFragment, unknown>;
export const KindChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}}]}}]} as unknown as DocumentNode<KindChoiceFragment, unknown>;
export const MonthSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<MonthSlotsQuery, MonthSlotsQueryVariables>;
export const FirstSlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}}]}]}}]} as unknown as DocumentNode<FirstSlotQuery, FirstSlotQueryVariables>;
export const SlotRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlotRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"startTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomChoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlotRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"isSuitable"}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<SlotRoomsQuery, SlotRoomsQueryVariables>;
export const useMonthSlotsQuery = bindQuery<MonthSlotsQuery, MonthSlotsQueryVariables>(MonthSlotsDocument);
export const useFirstSlotQuery = bindQuery<FirstSlotQuery, FirstSlotQueryVariables>(FirstSlotDocument);
export const useSlotRoomsQuery = bindQuery<SlotRoomsQuery, SlotRoomsQueryVariables>(SlotRoomsDocument);