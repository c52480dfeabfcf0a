/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Coverage of an appointment: one of the patient's coverages, or an insurer. */
export type AppointmentCoverageInput = {
  /** Whether the patient keeps insurer, plan and memberNumber as a coverage, unless it has the number already. For the permission patients, and keys with patients:write and personal-data; otherwise FORBIDDEN. Ignored before there is an appointment. */
  addToPatient?: boolean;
  /** Id of a coverage of the patient that is valid on the appointment's day, for staff and for the patient's account; instead of an insurer. Online booking copies insurer and plan of another coverage of the account's, and ignores unknown ones. */
  coverageId?: string | number | null | undefined;
  /** Id of an insurer, accepted or not. */
  insurerId?: number | null | undefined;
  /** Whether the patient pays (Particular); instead of a coverage or an insurer. */
  isPrivatePay?: boolean;
  /** Member's number, which matches the insurer's numberPattern; absent: unknown. */
  memberNumber?: string | null | undefined;
  /** Id of one of the insurer's active plans; absent: unknown. */
  planId?: number | null | undefined;
};

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

/** Turnos of one patient with one professional, which are booked together. */
export type BookSeriesInput = {
  /** One of the professional's kinds of turno, which the turno is as long as; patients may not ask for another length. BAD_REQUEST for another one, CONFLICT for one that is not offered to the caller. Default: the first that is offered online, if no other length is asked for. */
  consultationKindId?: number | null | undefined;
  /** Person who books for the patient, such as a parent; e-mail and phone are theirs. At most 200 characters. */
  contactName?: string | null | undefined;
  /** Payer. Absent: the primary coverage of the patient on that day, for staff and for the account of the patient; BAD_REQUEST on its fields. */
  coverage?: AppointmentCoverageInput | null | undefined;
  /** 5 to 480; for patients at most 120 or the professional's, for visitors just the professional's; default: the professional's, else 30. */
  durationMinutes?: number | null | undefined;
  /** Weeks from one to the next, for mails and pages: 1 or 2. */
  everyWeeks: number;
  /** Adds the patient, a minor, to the family of the signed-in patient, who is their mother, father or guardian. Needs the birth date. */
  familyKind?: RelationKind | null | undefined;
  /** At most 2,000 characters. */
  notes?: string | null | undefined;
  /** From 120 years ago to today, by the clinic's clock. For patients and visitors it is needed with `contactName`. */
  patientBirthDate?: string | null | undefined;
  /** A valid address of at most 254 characters: the confirmation goes there. Obligatory, except for staff who give `patientPhone`. */
  patientEmail?: string | null | undefined;
  /** Id of the patient, who then is not found by name and contact. For patients a person of their family whom they may book for; that name and birth date replace the given ones. For administrators any patient. BAD_REQUEST for others. */
  patientId?: string | number | null | undefined;
  /** 1 to 200 characters. */
  patientName: string;
  /** Text of at most 40 characters that holds a number. */
  patientPhone?: string | null | undefined;
  /** NOT_FOUND when unknown or not open to the public. */
  professionalId: number;
  /** Id of the patient who calls for a child: `familyKind` is then the relation of this patient. For administrators who may edit patients, and keys with `patients:write`. NOT_FOUND if unknown; BAD_REQUEST for adults, without `familyKind` and with `patientId`. */
  relativeId?: string | number | null | undefined;
  /** Those that were chosen, in any order: 2 to 26; patients at most 10. */
  turnos: Array<SeriesSlotInput>;
};

/** The relative, as seen from the patient. */
export type RelationKind =
  /** Cuidador o cuidadora. */
  | 'carer'
  /** Hijo o hija. */
  | 'child'
  /** Padre. */
  | 'father'
  /** Tutor o tutora. */
  | 'guardian'
  /** Madre. */
  | 'mother'
  /** Pareja. */
  | 'partner';

/** One turno of a series. */
export type SeriesSlotInput = {
  /** NOT_FOUND when unknown, CONFLICT when inactive, closed or taken then. */
  roomId: number;
  /** As in `bookAppointment`. */
  startTime: string;
};

export type BookSeriesMutationVariables = Exact<{
  input: BookSeriesInput;
  idempotencyKey: string;
  confirmedAppointments?: Array<string | number> | string | number | null | undefined;
}>;


export type BookSeriesMutation = { bookSeries: { id: string, appointments: Array<{ id: string, status: AppointmentStatus, startTime: string, endTime: string, version: number }> } };


export const BookSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookSeriesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmedAppointments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MadeTurno"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadeTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookSeriesMutation, BookSeriesMutationVariables>;
export const useBookSeriesMutation = bindMutation<BookSeriesMutation, BookSeriesMutationVariables>(BookSeriesDocument);