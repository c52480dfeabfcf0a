/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which appointments to list; every given condition holds. */
export type AppointmentFilter = {
  /** Starting then or later. */
  from?: string | null | undefined;
  /** true: only overbookings (sobreturnos); false: only those that have their time for themselves. */
  isOverbooking?: boolean | null | undefined;
  /** true: only those booked or moved by a visitor or a patient; false: only those made by staff. */
  isSelfBooked?: boolean | null | undefined;
  /** Starting in this month, yyyy-MM, by the clinic's clock. */
  month?: string | null | undefined;
  /** Only those of this patient, for staff; others get none. */
  patientId?: string | number | null | undefined;
  /** Only those of this account as a patient; to another patient it shows nothing. */
  patientUserId?: number | null | undefined;
  /** Only this professional's; to another professional it shows nothing. */
  professionalId?: number | null | undefined;
  /** Each of its words occurs in the patient's name, e-mail or phone, whatever case and accents. At most 200 characters. */
  search?: string | null | undefined;
  /** Only those that stand there: pending, confirmed, completed, cancelled or no_show; also no-show, and scheduled, which is pending and confirmed. Several with commas between them. */
  status?: string | null | undefined;
  /** true: only those that are over, and still pending or confirmed. */
  unclosed?: boolean | null | undefined;
  /** Starting before then. */
  until?: string | null | undefined;
};

/** Which of the listed appointments comes first. */
export type AppointmentOrder =
  /** Earliest start first. */
  | 'earliest'
  /** Latest start first. */
  | 'latest';

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

export type FoundTurnosQueryVariables = Exact<{
  filter: AppointmentFilter;
  order: AppointmentOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type FoundTurnosQuery = { appointments: { next: string | null, isNear: boolean, items: Array<{ id: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, professionalId: number, professionalName: string, specialty: string | null, consultationKindName: string | null, roomId: number, roomName: string, patientId: string | null, patientName: string, patientEmail: string | null, patientPhone: string | null, patientBirthDate: string | null, contactName: string | null, notes: string | null, isOverbooking: boolean, overbookingReason: string | null, patientMoves: number, version: number, cancellation: { reason: CancellationReason, note: string | null, toldPatient: boolean } | null, series: { id: string, position: number, count: number, everyWeeks: number } | null, viewerCan: { setStatus: boolean, move: boolean, update: boolean }, visit: { step: VisitStep, arrivedAt: string, calledAt: string | null, startedAt: string | null, finishedAt: string | null, ticket: string } | null }> } };

export type AccountOfTurnosQueryVariables = Exact<{
  id: number;
}>;


export type AccountOfTurnosQuery = { users: { items: Array<{ id: number, name: string }> } };


export const FoundTurnosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FoundTurnos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarAppointment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKindName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isOverbooking"}},{"kind":"Field","name":{"kind":"Name","value":"overbookingReason"}},{"kind":"Field","name":{"kind":"Name","value":"patientMoves"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"toldPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStatus"}},{"kind":"Field","name":{"kind":"Name","value":"move"}},{"kind":"Field","name":{"kind":"Name","value":"update"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffTurno"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitTurno"}}]}}]} as unknown as DocumentNode<FoundTurnosQuery, FoundTurnosQueryVariables>;
export const AccountOfTurnosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountOfTurnos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"size"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AccountOfTurnosQuery, AccountOfTurnosQueryVariables>;
export const useFoundTurnosQuery = bindQuery<FoundTurnosQuery, FoundTurnosQueryVariables>(FoundTurnosDocument);
export const useAccountOfTurnosQuery = bindQuery<AccountOfTurnosQuery, AccountOfTurnosQueryVariables>(AccountOfTurnosDocument);