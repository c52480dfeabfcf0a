/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** pending, confirmed and completed hold their time; cancelled and no_show free it. */
export type AppointmentStatus =
  /** Cancelado: it will not take place, and its time is free again. */
  | 'cancelled'
  /** Completado: the patient was seen. */
  | 'completed'
  /** Confirmado: the clinic expects the patient. */
  | 'confirmed'
  /** Ausente: the patient did not come. */
  | 'no_show'
  /** Pendiente: booked, and not yet confirmed by the clinic. */
  | 'pending';

/** How long before its start an appointment was cancelled. */
export type CancellationNotice =
  /** At or after the start. */
  | 'after_start'
  /** 48 hours or more, less than seven days. */
  | 'days_2_to_6'
  /** Seven days or more. */
  | 'days_7_on'
  /** 24 hours or more, less than 48. */
  | 'hours_24_to_48'
  /** Less than 24 hours. */
  | 'under_24_hours'
  /** Unknown: not recorded at the time. */
  | 'unknown';

/** Period of a figure. */
export type FigureDates = {
  /** First day, in the clinic’s calendar. */
  from: string;
  /** Last day, inclusive. BAD_REQUEST before the first, or for more than 366 days. */
  until: string;
};

/** Appointments that a figure counts. */
export type FigureFilter = {
  /** First day, in the clinic’s calendar. */
  from: string;
  /** Only this professional; FORBIDDEN for a colleague. Default: all for administrators, oneself for professionals. */
  professionalId?: number | null | undefined;
  /** Only professionals with this specialty now. */
  specialtyId?: number | null | undefined;
  /** Last day, inclusive. BAD_REQUEST before the first, or for more than 366 days. */
  until: string;
};

/** Filter for a figure’s appointments; all given conditions apply. */
export type FigureTurnosFilter = {
  /** First day, in the clinic’s calendar. */
  from: string;
  /** Only this step. */
  leadTime?: LeadTime | null | undefined;
  /** Only this step of the cancelled ones. */
  notice?: CancellationNotice | null | undefined;
  /** Count to list. */
  of: TurnosOfFigure;
  /** Only this professional; FORBIDDEN for a colleague. Default: all for administrators, oneself for professionals. */
  professionalId?: number | null | undefined;
  /** Only professionals with this specialty now. */
  specialtyId?: number | null | undefined;
  /** Last day, inclusive. BAD_REQUEST before the first, or for more than 366 days. */
  until: string;
};

/** Calendar days from booking, or moving, an appointment to its start. */
export type LeadTime =
  /** 1 or 2. */
  | 'days_1_to_2'
  /** 3 to 7. */
  | 'days_3_to_7'
  /** 8 to 14. */
  | 'days_8_to_14'
  /** 15 to 30. */
  | 'days_15_to_30'
  /** 31 or more. */
  | 'days_31_on'
  /** None: booked for the same day, or entered afterwards. */
  | 'same_day';

/** Part of a figure’s appointments. */
export type TurnosOfFigure =
  /** Cancelled, except those entered by mistake. */
  | 'cancelled'
  /** Completed or missed. */
  | 'closed'
  /** Missed by the patient. */
  | 'missed'
  /** Cancelled, and the time was taken by another appointment beforehand. */
  | 'refilled';

export type NoShowFiguresQueryVariables = Exact<{
  filter: FigureFilter;
}>;


export type NoShowFiguresQuery = { noShowFigures: { closed: number, missed: number, steps: Array<{ leadTime: LeadTime, closed: number, missed: number }> } };

export type CancellationFiguresQueryVariables = Exact<{
  filter: FigureFilter;
}>;


export type CancellationFiguresQuery = { cancellationFigures: { cancelled: number, refilled: number, medianHoursUntilRefilled: number | null, cameEarlier: number, daysWon: number, steps: Array<{ notice: CancellationNotice, cancelled: number, refilled: number }> } };

export type FigureTurnosQueryVariables = Exact<{
  filter: FigureTurnosFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type FigureTurnosQuery = { figureTurnos: { total: number, next: string | null, items: Array<{ id: string, startTime: string, status: AppointmentStatus, patientName: string, professionalName: string, roomName: string }> } };

export type FigureChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FigureChoicesQuery = { allProfessionals: Array<{ id: number, name: string }>, allSpecialties: Array<{ id: number, name: string }> };

export type HourUseFragment = { hour: number, openMinutes: number, occupiedMinutes: number };

export type RoomUseFiguresQueryVariables = Exact<{
  filter: FigureDates;
}>;


export type RoomUseFiguresQuery = { roomUseFigures: { rooms: Array<{ roomId: number, roomName: string, hours: Array<{ hour: number, openMinutes: number, occupiedMinutes: number }> }>, weekdays: Array<{ weekday: number, hours: Array<{ hour: number, openMinutes: number, occupiedMinutes: number }> }> } };

export type ThirdFreeFiguresQueryVariables = Exact<{
  filter: FigureFilter;
}>;


export type ThirdFreeFiguresQuery = { thirdFreeFigures: { measuredOn: string | null, specialties: Array<{ specialtyId: number, specialtyName: string, days: Array<{ date: string, medianDays: number | null }> }>, professionals: Array<{ professionalId: number, professionalName: string, specialtyId: number | null, days: number | null }> } };

export const HourUseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HourUse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomHourUse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"openMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"occupiedMinutes"}}]}}]} as unknown as DocumentNode<HourUseFragment, unknown>;
export const NoShowFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoShowFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noShowFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadTime"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"missed"}}]}}]}}]}}]} as unknown as DocumentNode<NoShowFiguresQuery, NoShowFiguresQueryVariables>;
export const CancellationFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CancellationFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancellationFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"refilled"}},{"kind":"Field","name":{"kind":"Name","value":"medianHoursUntilRefilled"}},{"kind":"Field","name":{"kind":"Name","value":"cameEarlier"}},{"kind":"Field","name":{"kind":"Name","value":"daysWon"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}},{"kind":"Field","name":{"kind":"Name","value":"refilled"}}]}}]}}]}}]} as unknown as DocumentNode<CancellationFiguresQuery, CancellationFiguresQueryVariables>;
export const FigureTurnosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FigureTurnos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureTurnosFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figureTurnos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}}]}}]}}]} as unknown as DocumentNode<FigureTurnosQuery, FigureTurnosQueryVariables>;
export const FigureChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FigureChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allProfessionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allSpecialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FigureChoicesQuery, FigureChoicesQueryVariables>;
export const RoomUseFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoomUseFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureDates"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomUseFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HourUse"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HourUse"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HourUse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RoomHourUse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"openMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"occupiedMinutes"}}]}}]} as unknown as DocumentNode<RoomUseFiguresQuery, RoomUseFiguresQueryVariables>;
export const ThirdFreeFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ThirdFreeFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FigureFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thirdFreeFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"measuredOn"}},{"kind":"Field","name":{"kind":"Name","value":"specialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"medianDays"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}}]}}]} as unknown as DocumentNode<ThirdFreeFiguresQuery, ThirdFreeFiguresQueryVariables>;
export const useNoShowFiguresQuery = bindQuery<NoShowFiguresQuery, NoShowFiguresQueryVariables>(NoShowFiguresDocument);
export const useCancellationFiguresQuery = bindQuery<CancellationFiguresQuery, CancellationFiguresQueryVariables>(CancellationFiguresDocument);
export const useFigureTurnosQuery = bindQuery<FigureTurnosQuery, FigureTurnosQueryVariables>(FigureTurnosDocument);
export const useFigureChoicesQuery = bindQuery<FigureChoicesQuery, FigureChoicesQueryVariables>(FigureChoicesDocument);
export const useRoomUseFiguresQuery = bindQuery<RoomUseFiguresQuery, RoomUseFiguresQueryVariables>(RoomUseFiguresDocument);
export const useThirdFreeFiguresQuery = bindQuery<ThirdFreeFiguresQuery, ThirdFreeFiguresQueryVariables>(ThirdFreeFiguresDocument);