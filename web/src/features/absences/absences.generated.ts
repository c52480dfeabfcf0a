/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A turno of an absent professional that is cancelled. */
export type AbsenceCancellationInput = {
  /** One of the board. */
  appointmentId: string | number;
  /** Its version, as whoever cancels it saw it: refused when somebody changed it meanwhile. */
  expectedVersion: number;
  /** When it is, as whoever cancels it saw it: refused when it was moved meanwhile. */
  startTime: string;
};

/** Whether a patient knows of an absence. */
export type AbsenceContactInput = {
  /** What the patient said, at most 500 characters. Absent: it stays as it is; null or empty: none. */
  note?: string | null | undefined;
  /** From now on. */
  state: AbsenceContactState;
};

/** Whether a patient knows that the professional is absent. */
export type AbsenceContactState =
  /** Respondió: they answered. */
  | 'answered'
  /** Por llamar: nobody has told them. */
  | 'to_call'
  /** Avisado: they were written to or called. */
  | 'told';

/** Where a turno of an absent professional goes. */
export type AbsenceMoveInput = {
  /** One of the board. */
  appointmentId: string | number;
  /** Its version, as whoever moves it saw it: refused when somebody changed it meanwhile. */
  expectedVersion: number;
  /** Who sees the patient from now on. */
  professionalId: number;
  /** Where the patient is seen from now on. */
  roomId: number;
  /** Where it starts from now on. */
  startTime: string;
};

/** What became of a turno of a professional who is absent. */
export type AbsenceOutcome =
  /** It was cancelled. */
  | 'cancelled'
  /** The same professional sees the patient at another time. */
  | 'moved'
  /** It still stands in the absence: somebody has to act. */
  | 'open'
  /** Another professional sees the patient. */
  | 'reassigned';

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

/** From when to when a professional is absent, and why. */
export type MarkAbsentInput = {
  /** Which date, today as a rule. */
  date: string;
  /** HH:mm by the clinic's clock; default: from the day's start. */
  from?: string | null | undefined;
  /** For the staff; patients are not told. */
  reason?: UnavailableReason;
  /** HH:mm, up to 24:00; default: to the day's end. */
  to?: string | null | undefined;
};

/** Why a professional does not attend. */
export type UnavailableReason =
  /** Feriado. */
  | 'holiday'
  /** Otro motivo; the description may tell. */
  | 'other'
  /** Día personal. */
  | 'personal_day'
  /** Licencia por enfermedad. */
  | 'sick_leave'
  /** Vacaciones. */
  | 'vacation';

export type AbsenceProposalFactsFragment = { startTime: string, endTime: string, professionalId: number, professionalName: string, roomId: number, roomName: string };

export type AbsenceContactFactsFragment = { id: string, state: AbsenceContactState, note: string | null, at: string | null, by: string | null, version: number };

export type AbsenceEntryFactsFragment = { id: string, startTime: string, outcome: AbsenceOutcome, appointment: { id: string, patientName: string, patientPhone: string | null, patientEmail: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, professionalId: number, professionalName: string, roomId: number, roomName: string, version: number, cancellation: { reason: CancellationReason, note: string | null, toldPatient: boolean } | null }, proposal: { startTime: string, endTime: string, professionalId: number, professionalName: string, roomId: number, roomName: string } | null, alternatives: Array<{ startTime: string, endTime: string, professionalId: number, professionalName: string, roomId: number, roomName: string }>, contact: { id: string, state: AbsenceContactState, note: string | null, at: string | null, by: string | null, version: number } };

export type AbsenceBoardFactsFragment = { id: string, date: string, professional: { id: number, name: string, specialtyName: string | null }, absences: Array<{ id: number, isAllDay: boolean, startTime: string | null, endTime: string | null }>, entries: Array<{ id: string, startTime: string, outcome: AbsenceOutcome, appointment: { id: string, patientName: string, patientPhone: string | null, patientEmail: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, professionalId: number, professionalName: string, roomId: number, roomName: string, version: number, cancellation: { reason: CancellationReason, note: string | null, toldPatient: boolean } | null }, proposal: { startTime: string, endTime: string, professionalId: number, professionalName: string, roomId: number, roomName: string } | null, alternatives: Array<{ startTime: string, endTime: string, professionalId: number, professionalName: string, roomId: number, roomName: string }>, contact: { id: string, state: AbsenceContactState, note: string | null, at: string | null, by: string | null, version: number } }> };

export type MarkAbsentPageQueryVariables = Exact<{
  professionalId: number;
}>;


export type MarkAbsentPageQuery = { clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, now: string }, absenceBoard: { id: string, date: string, professional: { id: number, name: string }, absences: Array<{ id: number, isAllDay: boolean, startTime: string | null, endTime: string | null }> } };

export type AbsenceBoardQueryVariables = Exact<{
  professionalId: number;
  date: string;
}>;


export type AbsenceBoardQuery = { clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, now: string }, absenceBoard: { id: string, date: string, professional: { id: number, name: string, specialtyName: string | null }, absences: Array<{ id: number, isAllDay: boolean, startTime: string | null, endTime: string | null }>, entries: Array<{ id: string, startTime: string, outcome: AbsenceOutcome, appointment: { id: string, patientName: string, patientPhone: string | null, patientEmail: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, professionalId: number, professionalName: string, roomId: number, roomName: string, version: number, cancellation: { reason: CancellationReason, note: string | null, toldPatient: boolean } | null }, proposal: { startTime: string, endTime: string, professionalId: number, professionalName: string, roomId: number, roomName: string } | null, alternatives: Array<{ startTime: string, endTime: string, professionalId: number, professionalName: string, roomId: number, roomName: string }>, contact: { id: string, state: AbsenceContactState, note: string | null, at: string | null, by: string | null, version: number } }> } };

export type MarkAbsentMutationVariables = Exact<{
  professionalId: number;
  input: MarkAbsentInput;
}>;


export type MarkAbsentMutation = { markAbsent: { id: string } };

export type ApplyProposalsMutationVariables = Exact<{
  professionalId: number;
  date: string;
  moves: Array<AbsenceMoveInput> | AbsenceMoveInput;
}>;


export type ApplyProposalsMutation = { applyProposals: { changes: Array<{ appointmentId: string, done: boolean, reason: string | null }> } };

export type CancelForAbsenceMutationVariables = Exact<{
  professionalId: number;
  date: string;
  cancellations: Array<AbsenceCancellationInput> | AbsenceCancellationInput;
}>;


export type CancelForAbsenceMutation = { cancelForAbsence: { changes: Array<{ appointmentId: string, done: boolean, reason: string | null }> } };

export type RecordContactMutationVariables = Exact<{
  professionalId: number;
  date: string;
  appointmentId: string | number;
  input: AbsenceContactInput;
  expectedVersion?: number | null | undefined;
}>;


export type RecordContactMutation = { recordContact: { id: string, state: AbsenceContactState, note: string | null, at: string | null, by: string | null, version: number } };

export const AbsenceProposalFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceProposalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}}]} as unknown as DocumentNode<AbsenceProposalFactsFragment, unknown>;
export const AbsenceContactFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceContactFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AbsenceContactFactsFragment, unknown>;
export const AbsenceEntryFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceEntryFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"toldPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceProposalFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceProposalFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceContactFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceProposalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceContactFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AbsenceEntryFactsFragment, unknown>;
export const AbsenceBoardFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceBoardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceEntryFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceProposalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceContactFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceEntryFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"toldPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceProposalFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceProposalFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceContactFacts"}}]}}]}}]} as unknown as DocumentNode<AbsenceBoardFactsFragment, unknown>;
export const MarkAbsentPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkAbsentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absenceBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<MarkAbsentPageQuery, MarkAbsentPageQueryVariables>;
export const AbsenceBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AbsenceBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absenceBoard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceBoardFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceProposalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceContactFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceEntryFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"toldPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceProposalFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceProposalFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceContactFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceBoardFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceBoard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAllDay"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceEntryFacts"}}]}}]}}]} as unknown as DocumentNode<AbsenceBoardQuery, AbsenceBoardQueryVariables>;
export const MarkAbsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAbsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkAbsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAbsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MarkAbsentMutation, MarkAbsentMutationVariables>;
export const ApplyProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyProposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moves"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceMoveInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"moves"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moves"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyProposalsMutation, ApplyProposalsMutationVariables>;
export const CancelForAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelForAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cancellations"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceCancellationInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelForAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"cancellations"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cancellations"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<CancelForAbsenceMutation, CancelForAbsenceMutationVariables>;
export const RecordContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceContactInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AbsenceContactFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AbsenceContactFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AbsenceContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RecordContactMutation, RecordContactMutationVariables>;
export const useMarkAbsentPageQuery = bindQuery<MarkAbsentPageQuery, MarkAbsentPageQueryVariables>(MarkAbsentPageDocument);
export const useMarkAbsentPageLazyQuery = bindLazyQuery<MarkAbsentPageQuery, MarkAbsentPageQueryVariables>(MarkAbsentPageDocument);
export const useAbsenceBoardQuery = bindQuery<AbsenceBoardQuery, AbsenceBoardQueryVariables>(AbsenceBoardDocument);
export const useAbsenceBoardLazyQuery = bindLazyQuery<AbsenceBoardQuery, AbsenceBoardQueryVariables>(AbsenceBoardDocument);
export const useMarkAbsentMutation = bindMutation<MarkAbsentMutation, MarkAbsentMutationVariables>(MarkAbsentDocument);
export const useApplyProposalsMutation = bindMutation<ApplyProposalsMutation, ApplyProposalsMutationVariables>(ApplyProposalsDocument);
export const useCancelForAbsenceMutation = bindMutation<CancelForAbsenceMutation, CancelForAbsenceMutationVariables>(CancelForAbsenceDocument);
export const useRecordContactMutation = bindMutation<RecordContactMutation, RecordContactMutationVariables>(RecordContactDocument);