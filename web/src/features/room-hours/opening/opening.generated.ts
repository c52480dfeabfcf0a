/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new room. */
export type CreateRoomInput = {
  /** At most 1,000 characters. */
  description?: string;
  /** Rent per hour; 0: the clinic's default. */
  hourlyRate?: number;
  /** Whether it can be booked and rented immediately. */
  isActive?: boolean;
  /** 1 to 100 characters, unique among rooms. */
  name: string;
  /** 0 to 9999, lower first. */
  sortOrder?: number;
  /** Specialties that it serves, active or not; none: all. BAD_REQUEST for an unknown one. */
  specialtyIds?: Array<number>;
};

/** The hours of one day. */
export type DayScheduleInput = {
  /** 1 to 24 in any order, without overlap. Required unless closed. */
  intervals?: Array<ScheduleIntervalInput> | null | undefined;
  /** false: closed all day, whatever the intervals. */
  isAvailable: boolean;
};

/** New and existing rooms, and their weekly hours. */
export type OpenRoomsInput = {
  /** Ids of existing rooms, at most 30; configured months keep their hours. */
  roomIds?: Array<number>;
  /** Rooms to add, at most 30. */
  rooms?: Array<CreateRoomInput>;
  /** Weekly hours with at least one open day; not with `templateId`. */
  schedule?: WeekScheduleInput | null | undefined;
  /** Id of a template with at least one open day; its hours and name are copied. NOT_FOUND. Required without `schedule`. */
  templateId?: string | null | undefined;
  /** Name of the hours, at most 100 characters; absent or null: 'Personalizada'. */
  templateName?: string | null | undefined;
};

/** An interval of one day. */
export type ScheduleIntervalInput = {
  /** HH:mm after the start, up to 24:00. */
  endTime: string;
  /** HH:mm, 00:00 to 23:59. */
  startTime: string;
};

/** The hours of every day of a week. */
export type WeekScheduleInput = {
  /** Viernes. */
  friday: DayScheduleInput;
  /** Lunes. */
  monday: DayScheduleInput;
  /** Sábado. */
  saturday: DayScheduleInput;
  /** Domingo. */
  sunday: DayScheduleInput;
  /** Jueves. */
  thursday: DayScheduleInput;
  /** Martes. */
  tuesday: DayScheduleInput;
  /** Miércoles. */
  wednesday: DayScheduleInput;
};

export type RoomsToOpenQueryVariables = Exact<{
  year: number;
}>;


export type RoomsToOpenQuery = { allRooms: Array<{ id: number, name: string, isActive: boolean }>, roomYears: Array<{ roomId: number, year: number, months: Array<{ month: number, isConfigured: boolean }> }>, roomTemplates: Array<{ id: string, name: string, description: string }> };

export type OpenRoomsMutationVariables = Exact<{
  input: OpenRoomsInput;
  idempotencyKey: string;
}>;


export type OpenRoomsMutation = { openRooms: Array<{ id: number, name: string }> };


export const RoomsToOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoomsToOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allRooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomYears"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<RoomsToOpenQuery, RoomsToOpenQueryVariables>;
export const OpenRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenRoomsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OpenRoomsMutation, OpenRoomsMutationVariables>;
export const useRoomsToOpenQuery = bindQuery<RoomsToOpenQuery, RoomsToOpenQueryVariables>(RoomsToOpenDocument);
export const useOpenRoomsMutation = bindMutation<OpenRoomsMutation, OpenRoomsMutationVariables>(OpenRoomsDocument);