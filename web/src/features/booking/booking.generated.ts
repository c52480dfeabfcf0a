/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../shared/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new appointment. */
export type BookAppointmentInput = {
  /** 5 to 480; for patients at most 120 or the professional's, for visitors just the professional's; default: the professional's, else 30. */
  durationMinutes?: number | null | undefined;
  /** Not needed. Without durationMinutes it decides the duration; with it, it has to agree. */
  endTime?: string | null | undefined;
  /** At most 2,000 characters. */
  notes?: string | null | undefined;
  /** A valid address of at most 254 characters: the confirmation goes there. */
  patientEmail: string;
  /** 1 to 200 characters. */
  patientName: string;
  /** Text of at most 40 characters that holds a number. */
  patientPhone?: string | null | undefined;
  /** Whose calendar; NOT_FOUND when unknown or not open to the public. */
  professionalId: number;
  /** Where; NOT_FOUND when unknown, CONFLICT when inactive, closed or taken then. */
  roomId: number;
  /** One of the slots on offer; for staff on their calendars, any time that is free. */
  startTime: string;
};

/** Whether a room can hold a slot. */
export type SlotRoomAvailability =
  /** It is not open for all of the slot. */
  | 'closed'
  /** It can be booked. */
  | 'free'
  /** Another professional rents it, or an appointment is in it. */
  | 'occupied';

export type BookingProfessionalQueryVariables = Exact<{
  id: number;
}>;


export type BookingProfessionalQuery = { clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, weekStartsOn: string, now: string }, professional: { id: number, name: string, pictureUrl: string | null, bio: string, email: string, phone: string | null, fee: number | null, defaultDurationMinutes: number | null, specialty: { id: number, name: string, icon: string | null } | null } };

export type BookingProfessionalFactsFragment = { id: number, name: string, pictureUrl: string | null, bio: string, email: string, phone: string | null, fee: number | null, defaultDurationMinutes: number | null, specialty: { id: number, name: string, icon: string | null } | null };

export type MonthSlotsQueryVariables = Exact<{
  professionalId: number;
  year: number;
  month: number;
  roomId?: number | null | undefined;
  durationMinutes?: number | null | undefined;
}>;


export type MonthSlotsQuery = { clinic: { now: string }, monthSlots: { professionalId: number, year: number, month: number, durationMinutes: number, days: Array<{ day: number, slots: Array<string> }> } };

export type FirstSlotQueryVariables = Exact<{
  professionalId: number;
  roomId?: number | null | undefined;
  durationMinutes?: number | null | undefined;
}>;


export type FirstSlotQuery = { firstSlot: string | null };

export type RoomChoiceFragment = { availability: SlotRoomAvailability, room: { id: number, name: string, description: string } };

export type SlotRoomsQueryVariables = Exact<{
  professionalId: number;
  startTime: string;
  durationMinutes?: number | null | undefined;
}>;


export type SlotRoomsQuery = { slotRooms: Array<{ availability: SlotRoomAvailability, room: { id: number, name: string, description: string } }> };

export type BookAppointmentMutationVariables = Exact<{
  input: BookAppointmentInput;
  idempotencyKey: string;
}>;


export type BookAppointmentMutation = { bookAppointment: { id: string } };

export const BookingProfessionalFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingProfessionalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<BookingProfessionalFactsFragment, unknown>;
export const RoomChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlotRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<RoomChoiceFragment, unknown>;
export const BookingProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingProfessionalFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingProfessionalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<BookingProfessionalQuery, BookingProfessionalQueryVariables>;
export const MonthSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonthSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"slots"}}]}}]}}]}}]} as unknown as DocumentNode<MonthSlotsQuery, MonthSlotsQueryVariables>;
export const FirstSlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}}]}]}}]} as unknown as DocumentNode<FirstSlotQuery, FirstSlotQueryVariables>;
export const SlotRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlotRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slotRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"startTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RoomChoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RoomChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SlotRoom"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<SlotRoomsQuery, SlotRoomsQueryVariables>;
export const BookAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookAppointmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BookAppointmentMutation, BookAppointmentMutationVariables>;
export const useBookingProfessionalQuery = bindQuery<BookingProfessionalQuery, BookingProfessionalQueryVariables>(BookingProfessionalDocument);
export const useBookingProfessionalLazyQuery = bindLazyQuery<BookingProfessionalQuery, BookingProfessionalQueryVariables>(BookingProfessionalDocument);
export const useMonthSlotsQuery = bindQuery<MonthSlotsQuery, MonthSlotsQueryVariables>(MonthSlotsDocument);
export const useMonthSlotsLazyQuery = bindLazyQuery<MonthSlotsQuery, MonthSlotsQueryVariables>(MonthSlotsDocument);
export const useFirstSlotQuery = bindQuery<FirstSlotQuery, FirstSlotQueryVariables>(FirstSlotDocument);
export const useFirstSlotLazyQuery = bindLazyQuery<FirstSlotQuery, FirstSlotQueryVariables>(FirstSlotDocument);
export const useSlotRoomsQuery = bindQuery<SlotRoomsQuery, SlotRoomsQueryVariables>(SlotRoomsDocument);
export const useSlotRoomsLazyQuery = bindLazyQuery<SlotRoomsQuery, SlotRoomsQueryVariables>(SlotRoomsDocument);
export const useBookAppointmentMutation = bindMutation<BookAppointmentMutation, BookAppointmentMutationVariables>(BookAppointmentDocument);