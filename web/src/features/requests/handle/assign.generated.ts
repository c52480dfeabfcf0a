/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Answers } from '@turnero/api/domain/request-form';
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
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

/** An appointment to book for a request. */
export type AssignRequestInput = {
  /** Replaces the notes; null empties them, absent keeps them. */
  adminNotes?: string | null | undefined;
  /** One of the professional's appointment types, with its duration by default. BAD_REQUEST for another one, CONFLICT for an inactive one. Default: the first online one, unless a duration is given. */
  consultationKindId?: number | null | undefined;
  /** Payer. Absent: the primary coverage of the patient on that day, for staff and for the account of the patient; BAD_REQUEST on its fields. */
  coverage?: AppointmentCoverageInput | null | undefined;
  /** 5 to 480; default: the professional's, else 30. */
  durationMinutes?: number | null | undefined;
  /** A public professional of the request's specialty. */
  professionalId: number;
  /** See `untakenRooms`; CONFLICT when inactive or taken. */
  roomId: number;
  /** Any free time, a slot or not. */
  startTime: string;
};

/** Control of a form field. */
export type FormFieldType =
  /** Sí or no; with options, any number of them. */
  | 'checkbox'
  /** A calendar date, yyyy-MM-dd. */
  | 'date'
  /** An e-mail address. */
  | 'email'
  /** A number, within the bounds of `validation`. */
  | 'number'
  /** One of the options, all of them in view. */
  | 'radio'
  /** One of the options, from a list that opens. */
  | 'select'
  /** A telephone number, as free text. */
  | 'tel'
  /** One line of text. */
  | 'text'
  /** Text of several lines. */
  | 'textarea';

/** pending and pending_assignment are open; reopenRequest undoes the others. */
export type RequestStatus =
  /** Asignado: it has an appointment. */
  | 'assigned'
  /** Pendiente: unanswered. */
  | 'pending'
  /** Esperando Asignación: seen, and waiting for a professional or a time. */
  | 'pending_assignment'
  /** Rechazado: without appointment; the patient is mailed, unless they withdrew it (`withdrawnAt`). */
  | 'rejected';

export type SpecialtyProfessionalsQueryVariables = Exact<{
  specialtyId: number;
}>;


export type SpecialtyProfessionalsQuery = { professionals: Array<{ id: number, name: string, defaultDurationMinutes: number | null, consultationKinds: Array<{ id: number, name: string, durationMinutes: number, fee: number | null, isOnline: boolean }> }> };

export type UntakenRoomsQueryVariables = Exact<{
  professionalId: number;
  startTime: string;
  durationMinutes?: number | null | undefined;
}>;


export type UntakenRoomsQuery = { untakenRooms: Array<{ isSuitable: boolean, room: { id: number, name: string } }> };

export type AssignRequestMutationVariables = Exact<{
  id: string | number;
  input: AssignRequestInput;
  expectedVersion?: number | null | undefined;
  idempotencyKey: string;
  confirmedAppointments?: Array<string | number> | string | number | null | undefined;
}>;


export type AssignRequestMutation = { assignRequest: { id: string, number: number, version: number, status: RequestStatus, patientName: string, patientEmail: string, patientPhone: string | null, patientBirthDate: string | null, contactName: string | null, specialtyId: number, specialtyName: string, preferredDate: string | null, preferredTime: string | null, createdAt: string, formData: Answers, adminNotes: string | null, rejectionReason: string | null, rejectionTold: boolean, withdrawnAt: string | null, appointment: { patientEmail: string | null, id: string, status: AppointmentStatus, startTime: string, professionalName: string, roomName: string, endTime: string, version: number } | null, coverage: { insurerId: number, insurerName: string, planId: number | null, planName: string | null, isPrivatePay: boolean, memberNumber: string | null } | null, formConfig: Array<{ id: string, type: FormFieldType, label: string, required: boolean, placeholder: string | null, options: Array<string>, validation: { min: number | null, max: number | null } | null }> } };


export const SpecialtyProfessionalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SpecialtyProfessionals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"specialtyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"specialtyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"specialtyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindChoice"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}}]}}]} as unknown as DocumentNode<SpecialtyProfessionalsQuery, SpecialtyProfessionalsQueryVariables>;
export const UntakenRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UntakenRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"untakenRooms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"startTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSuitable"}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<UntakenRoomsQuery, UntakenRoomsQueryVariables>;
export const AssignRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignRequestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmedAppointments"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmedAppointments"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestFacts"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MadeTurno"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedPayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RequestedCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivatePay"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedPayer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredTime"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"formData"}},{"kind":"Field","name":{"kind":"Name","value":"formConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminNotes"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionTold"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadeTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AssignRequestMutation, AssignRequestMutationVariables>;
export const useSpecialtyProfessionalsQuery = bindQuery<SpecialtyProfessionalsQuery, SpecialtyProfessionalsQueryVariables>(SpecialtyProfessionalsDocument);
export const useUntakenRoomsQuery = bindQuery<UntakenRoomsQuery, UntakenRoomsQueryVariables>(UntakenRoomsDocument);
export const useAssignRequestMutation = bindMutation<AssignRequestMutation, AssignRequestMutationVariables>(AssignRequestDocument);