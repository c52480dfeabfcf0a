/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation } from '../../../../kit/graphql/hooks';
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

/** Turnos of one series that are cancelled together. */
export type CancelFollowingInput = {
  /** Why, as in `cancelAppointment`: from staff only. */
  cancellation?: CancellationInput | null | undefined;
  /** Which; all of one series, each once. */
  turnos: Array<SeenTurnoInput>;
};

/** Why staff cancel an appointment; empty: without a reason. */
export type CancellationInput = {
  /** At most 500 characters; needed where the reason is `other`. */
  note?: string | null | undefined;
  /** Required with a note, or when the patient's mail gives the reason. */
  reason?: CancellationReason | null | undefined;
  /** Whether the mail to the patient says both; default: no. */
  tellPatient?: boolean | null | undefined;
};

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

/** A turno of a series as the caller saw it. */
export type SeenTurnoInput = {
  /** Which one. */
  id: string | number;
  /** CONFLICT when it was changed since. */
  version: number;
};

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

export type CancelFollowingAsStaffMutationVariables = Exact<{
  input: CancelFollowingInput;
}>;


export type CancelFollowingAsStaffMutation = { cancelFollowing: { cancelled: Array<{ id: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, professionalId: number, professionalName: string, specialty: string | null, consultationKindName: string | null, roomId: number, roomName: string, patientId: string | null, patientName: string, patientEmail: string | null, patientPhone: string | null, patientBirthDate: string | null, contactName: string | null, notes: string | null, isOverbooking: boolean, overbookingReason: string | null, patientMoves: number, version: number, cancellation: { reason: CancellationReason, note: string | null, toldPatient: boolean } | null, series: { id: string, position: number, count: number, everyWeeks: number } | null, viewerCan: { setStatus: boolean, move: boolean, update: boolean }, visit: { step: VisitStep, arrivedAt: string, calledAt: string | null, startedAt: string | null, finishedAt: string | null, ticket: string } | null }>, kept: Array<{ id: string, startTime: string }> } };


export const CancelFollowingAsStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelFollowingAsStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelFollowingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelFollowing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarAppointment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKindName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isOverbooking"}},{"kind":"Field","name":{"kind":"Name","value":"overbookingReason"}},{"kind":"Field","name":{"kind":"Name","value":"patientMoves"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"toldPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStatus"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTurno"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitTurno"}}]}}]} as unknown as DocumentNode<CancelFollowingAsStaffMutation, CancelFollowingAsStaffMutationVariables>;
export const useCancelFollowingAsStaffMutation = bindMutation<CancelFollowingAsStaffMutation, CancelFollowingAsStaffMutationVariables>(CancelFollowingAsStaffDocument);