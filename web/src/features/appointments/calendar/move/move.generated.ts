/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../../kit/graphql/hooks';
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

/** Why the clinic cancels an appointment. */
export type CancellationReason =
  /** Cargado por error. */
  | 'entered_by_mistake'
  /** Otro: its note says what. */
  | 'other'
  /** Lo pidió el paciente. */
  | 'patient_asked'
  /** El profesional no atiende ese día. */
  | 'professional_unavailable'
  /** La sala no está disponible. */
  | 'room_unavailable';

/** Turnos of one series that are moved together. */
export type MoveFollowingInput = {
  /** 5 to 480; default: as long as each is. */
  durationMinutes?: number | null | undefined;
  /** The new professional, as in `moveAppointment`. */
  professionalId?: number | null | undefined;
  /** Which, and where each goes; all of one series, each once. */
  turnos: Array<MovedTurnoInput>;
};

/** The new time and room of a turno of a series. */
export type MovedTurnoInput = {
  /** Which one. */
  id: string | number;
  /** The new room. */
  roomId: number;
  /** The new start. */
  startTime: string;
  /** CONFLICT when it was changed since. */
  version: number;
};

/** How one date of a series stands. A holiday can be booked unless the clinic closes on it: then it is closed. */
export type SeriesDateState =
  /** The professional is away. */
  | 'absent'
  /** Only the clinic books it: it is too far ahead to be booked by oneself, or kept for who calls. */
  | 'clinic_only'
  /** It can be booked. */
  | 'free'
  /** No room has hours yet in that month. */
  | 'not_open'
  /** It lies outside of the professional's hours, or is no time on offer. */
  | 'outside_hours'
  /** It is over, or too soon. */
  | 'past'
  /** The rooms are closed then. */
  | 'rooms_closed'
  /** No room that suits is free then. */
  | 'rooms_taken'
  /** The professional has another turno then. */
  | 'taken';

/** Check-in steps of an appointment's patient, in order. */
export type VisitStep =
  /** Llegó: the patient is in the waiting room. */
  | 'arrived'
  /** Llamado: the patient was called in. */
  | 'called'
  /** Terminó: the patient was seen. */
  | 'finished'
  /** En consulta: the professional sees the patient. */
  | 'started';

export type MoveAppointmentMutationVariables = Exact<{
  id: string | number;
  startTime: string;
  roomId: number;
  professionalId?: number | null | undefined;
  confirmedAppointments?: Array<string | number> | string | number | null | undefined;
}>;


export type MoveAppointmentMutation = { moveAppointment: { id: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, professionalId: number, professionalName: string, specialty: string | null, consultationKindName: string | null, roomId: number, roomName: string, patientId: string | null, patientName: string, patientEmail: string | null, patientPhone: string | null, patientBirthDate: string | null, contactName: string | null, notes: string | null, isOverbooking: boolean, overbookingReason: string | null, patientMoves: number, version: number, cancellation: { reason: CancellationReason, note: string | null, toldPatient: boolean } | null, series: { id: string, position: number, count: number, everyWeeks: number } | null, viewerCan: { setStatus: boolean, move: boolean, update: boolean }, visit: { step: VisitStep, arrivedAt: string, calledAt: string | null, startedAt: string | null, finishedAt: string | null, ticket: string } | null } };

export type FollowingMovesQueryVariables = Exact<{
  id: string | number;
  startTime: string;
  roomId: number;
  professionalId: number;
}>;


export type FollowingMovesQuery = { followingMoves: Array<{ startTime: string, state: SeriesDateState, isBookable: boolean, room: { id: number, name: string } | null, nearest: { startTime: string, room: { id: number, name: string } } | null, appointment: { id: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, roomId: number, professionalId: number, version: number } }> };

export type MoveFollowingMutationVariables = Exact<{
  input: MoveFollowingInput;
  confirmedAppointments?: Array<string | number> | string | number | null | undefined;
}>;


export type MoveFollowingMutation = { moveFollowing: Array<{ id: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, professionalId: number, professionalName: string, specialty: string | null, consultationKindName: string | null, roomId: number, roomName: string, patientId: string | null, patientName: string, patientEmail: string | null, patientPhone: string | null, patientBirthDate: string | null, contactName: string | null, notes: string | null, isOverbooking: boolean, overbookingReason: string | null, patientMoves: number, version: number, cancellation: { reason: CancellationReason, note: string | null, toldPatient: boolean } | null, series: { id: string, position: number, count: number, everyWeeks: number } | null, viewerCan: { setStatus: boolean, move: boolean, update: boolean }, visit: { step: VisitStep, arrivedAt: string, calledAt: string | null, startedAt: string | null, finishedAt: string | null, ticket: string } | null }> };


export const MoveAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"startTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmedAppointments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKindName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isOverbooking"}},{"kind":"Field","name":{"kind":"Name","value":"overbookingReason"}},{"kind":"Field","name":{"kind":"Name","value":"patientMoves"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"toldPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStatus"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTurno"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitTurno"}}]}}]} as unknown as DocumentNode<MoveAppointmentMutation, MoveAppointmentMutationVariables>;
export const FollowingMovesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowingMoves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followingMoves"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"startTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isBookable"}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<FollowingMovesQuery, FollowingMovesQueryVariables>;
export const MoveFollowingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveFollowing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveFollowingInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveFollowing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmedAppointments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKindName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isOverbooking"}},{"kind":"Field","name":{"kind":"Name","value":"overbookingReason"}},{"kind":"Field","name":{"kind":"Name","value":"patientMoves"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"toldPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStatus"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTurno"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitTurno"}}]}}]} as unknown as DocumentNode<MoveFollowingMutation, MoveFollowingMutationVariables>;
export const useMoveAppointmentMutation = bindMutation<MoveAppointmentMutation, MoveAppointmentMutationVariables>(MoveAppointmentDocument);
export const useFollowingMovesQuery = bindQuery<FollowingMovesQuery, FollowingMovesQueryVariables>(FollowingMovesDocument);
export const useMoveFollowingMutation = bindMutation<MoveFollowingMutation, MoveFollowingMutationVariables>(MoveFollowingDocument);