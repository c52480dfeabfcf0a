/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../../kit/graphql/hooks';
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

/** Whether an insurer covers a turno. */
export type CoverageOutcome =
  /** Not taken. */
  | 'no'
  /** Taken with an authorization of the insurer; there may be a copay besides. */
  | 'with_authorization'
  /** Taken, and the patient pays a copay. */
  | 'with_copay'
  /** Taken, without a copay. */
  | 'yes';

/** Why a patient owes no copay. */
export type ExemptReason =
  /** Shown as "Discapacidad". */
  | 'disability'
  /** Shown as "Urgencia o emergencia". */
  | 'emergency'
  /** Shown as "Primeros 1.000 días". */
  | 'first_1000_days'
  /** Shown as "Hepatitis". */
  | 'hepatitis'
  /** Shown as "VIH". */
  | 'hiv'
  /** Shown as "Tratamiento oncológico". */
  | 'oncology'
  /** Shown as "Embarazo y plan materno infantil". */
  | 'pregnancy'
  /** Shown as "Odontología preventiva". */
  | 'preventive_dentistry'
  /** Shown as "Salud sexual". */
  | 'sexual_health'
  /** Shown as "Trasplante". */
  | 'transplant'
  /** Shown as "Tuberculosis". */
  | 'tuberculosis';

export type AppointmentByLinkQueryVariables = Exact<{
  id: string | number;
  receipt?: string | null | undefined;
}>;


export type AppointmentByLinkQuery = { isWaitingListEnabled: boolean, clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, acceptsInsurers: boolean, now: string }, appointment: { isMasked: boolean, id: string, status: AppointmentStatus, startTime: string, endTime: string, durationMinutes: number, cancelDeadline: string, professionalId: number, professionalName: string, professionalIsPublic: boolean, specialty: string | null, specialtyId: number | null, consultationKindId: number | null, consultationKindName: string | null, price: number | null, roomName: string, patientName: string, patientEmail: string | null, patientPhone: string | null, contactName: string | null, notes: string | null, rescheduling: { isPossible: boolean, movesLeft: number, price: number | null }, viewerCan: { cancel: boolean, reschedule: boolean }, professional: { id: number, fee: number | null } | null, coverage: { insurerId: number, insurerName: string, planId: number | null, planName: string | null, isPrivatePay: boolean, outcome: CoverageOutcome, copay: number | null, exemptReason: ExemptReason | null } | null, series: { id: string, position: number, count: number, everyWeeks: number } | null, cancellation: { toldPatient: boolean, text: string } | null } };


export const AppointmentByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppointmentByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receipt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"receipt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receipt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppointment"}},{"kind":"Field","name":{"kind":"Name","value":"isMasked"}},{"kind":"Field","name":{"kind":"Name","value":"rescheduling"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isPossible"}},{"kind":"Field","name":{"kind":"Name","value":"movesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"everyWeeks"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppointmentDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cancelDeadline"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"professionalIsPublic"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKindId"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKindName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivatePay"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copay"}},{"kind":"Field","name":{"kind":"Name","value":"exemptReason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toldPatient"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsInsurers"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppointment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppointmentDetails"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"reschedule"}}]}}]}}]} as unknown as DocumentNode<AppointmentByLinkQuery, AppointmentByLinkQueryVariables>;
export const useAppointmentByLinkQuery = bindQuery<AppointmentByLinkQuery, AppointmentByLinkQueryVariables>(AppointmentByLinkDocument);