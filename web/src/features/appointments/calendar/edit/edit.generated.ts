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

/** Changes of an appointment: absent fields stay, and so do null times and status. */
export type UpdateAppointmentInput = {
  /** Not needed: it has to agree with when the appointment starts. */
  appointmentDate?: string | null | undefined;
  /** Why it is cancelled; BAD_REQUEST where it is not. */
  cancellation?: CancellationInput | null | undefined;
  /** Person who books for the patient, at most 200 characters; null: the patient. */
  contactName?: string | null | undefined;
  /** 15 to 480, or as long as it is. */
  durationMinutes?: number | null | undefined;
  /** Not needed. Without durationMinutes it decides the duration; with it, it has to agree. */
  endTime?: string | null | undefined;
  /** At most 2,000 characters; null empties it. */
  notes?: string | null | undefined;
  /** From 120 years ago to today, by the clinic's clock; null empties it. */
  patientBirthDate?: string | null | undefined;
  /** A valid address of at most 254 characters. Later mails go to it; null empties it, if there is a phone. */
  patientEmail?: string | null | undefined;
  /** 1 to 200 characters; null is refused. */
  patientName?: string | null | undefined;
  /** Text of at most 40 characters that holds a number; null empties it. */
  patientPhone?: string | null | undefined;
  /** NOT_FOUND when unknown, CONFLICT when it is another one and inactive, or taken then. */
  roomId?: number | null | undefined;
  /** Any time that is free, within the hours or not. */
  startTime?: string | null | undefined;
  /** pending, confirmed, completed, cancelled or no_show; also no-show, and scheduled, which leaves a pending or confirmed one as it is and makes any other pending. */
  status?: string | null | undefined;
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

export type UpdateAppointmentMutationVariables = Exact<{
  id: string | number;
  input: UpdateAppointmentInput;
  expectedVersion?: number | null | undefined;
  confirmedAppointments?: Array<string | number> | string | number | null | undefined;
}>;


export type UpdateAppointmentMutation = { updateAppointment: { id: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, professionalId: number, professionalName: string, specialty: string | null, consultationKindName: string | null, roomId: number, roomName: string, patientId: string | null, patientName: string, patientEmail: string | null, patientPhone: string | null, patientBirthDate: string | null, contactName: string | null, notes: string | null, isOverbooking: boolean, overbookingReason: string | null, patientMoves: number, version: number, cancellation: { reason: CancellationReason, note: string | null, toldPatient: boolean } | null, series: { id: string, position: number, count: number, everyWeeks: number } | null, viewerCan: { setStatus: boolean, move: boolean, update: boolean }, visit: { step: VisitStep, arrivedAt: string, calledAt: string | null, startedAt: string | null, finishedAt: string | null, ticket: string } | null } };


export const UpdateAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAppointmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmedAppointments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarAppointment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKindName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isOverbooking"}},{"kind":"Field","name":{"kind":"Name","value":"overbookingReason"}},{"kind":"Field","name":{"kind":"Name","value":"patientMoves"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"toldPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStatus"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTurno"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitTurno"}}]}}]} as unknown as DocumentNode<UpdateAppointmentMutation, UpdateAppointmentMutationVariables>;
export const useUpdateAppointmentMutation = bindMutation<UpdateAppointmentMutation, UpdateAppointmentMutationVariables>(UpdateAppointmentDocument);