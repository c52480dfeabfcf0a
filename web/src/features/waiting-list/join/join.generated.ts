/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** The patient, the professional or specialty, and the suitable times. */
export type JoinWaitingListInput = {
  /** Person who books for the patient, such as a parent; e-mail and phone are theirs. At most 200 characters. */
  contactName?: string | null | undefined;
  /** Payer of the appointment to come, judged once that has a day. Absent: as without it when booking. BAD_REQUEST on its fields. */
  coverage?: AppointmentCoverageInput | null | undefined;
  /** Adds the patient, a minor, to the family of the signed-in patient, who is their mother, father or guardian. Needs the birth date. */
  familyKind?: RelationKind | null | undefined;
  /** First suitable date; default: today. */
  fromDate?: string | null | undefined;
  /** Suitable hours, at most 21 without overlap; default: any time. */
  hours?: Array<WaitingListHoursInput> | null | undefined;
  /** Least notice in hours: 0 to 336. */
  noticeHours?: number;
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
  /** The professional; NOT_FOUND when not open to the public. */
  professionalId?: number | null | undefined;
  /** Instead of a professional: any of this specialty. NOT_FOUND. */
  specialtyId?: number | null | undefined;
  /** Last suitable date, at most 183 days from today. */
  untilDate: string;
  /** Reason to put the entry first, only from its professional or administrators (FORBIDDEN). At most 500 characters. */
  urgentReason?: string | null | undefined;
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

/** An earlier time for an appointment, kept meanwhile. */
export type WaitForEarlierInput = {
  /** The kept appointment: pending or confirmed, and upcoming. */
  appointmentId: string | number;
  /** Token of the mailed cancel link; not required for callers who may cancel it. */
  cancelToken?: string | null | undefined;
  /** First suitable date; default: today. */
  fromDate?: string | null | undefined;
  /** Suitable hours, at most 21 without overlap; default: any time. */
  hours?: Array<WaitingListHoursInput> | null | undefined;
  /** Whether any professional of the specialty suits; default: only the same. */
  isAnyProfessional?: boolean;
  /** Least notice in hours: 0 to 336. */
  noticeHours?: number;
  /** Last suitable date, at most 183 days from today. Default and latest: the date of the appointment. */
  untilDate?: string | null | undefined;
};

/** Suitable hours of a weekday. */
export type WaitingListHoursInput = {
  /** HH:mm after the start, up to 24:00. */
  endTime: string;
  /** HH:mm in the clinic's time zone. */
  startTime: string;
  /** 1 = Monday to 7 = Sunday. */
  weekday: number;
};

export type JoinOfProfessionalQueryVariables = Exact<{
  id: number;
}>;


export type JoinOfProfessionalQuery = { isWaitingListEnabled: boolean, waitingListWeekdays: Array<number>, clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, acceptsInsurers: boolean, now: string }, professional: { id: number, name: string } };

export type JoinOfSpecialtyQueryVariables = Exact<{
  id: number;
}>;


export type JoinOfSpecialtyQuery = { isWaitingListEnabled: boolean, waitingListWeekdays: Array<number>, clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, acceptsInsurers: boolean, now: string }, specialty: { id: number, name: string }, professionals: Array<{ id: number }> };

export type AttendedWeekdaysQueryVariables = Exact<{
  professionalId?: number | null | undefined;
  specialtyId?: number | null | undefined;
}>;


export type AttendedWeekdaysQuery = { waitingListWeekdays: Array<number> };

export type EarlierPageQueryVariables = Exact<{
  id: string | number;
  receipt?: string | null | undefined;
}>;


export type EarlierPageQuery = { isWaitingListEnabled: boolean, clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, acceptsInsurers: boolean, now: string }, appointment: { id: string, status: AppointmentStatus, startTime: string, endTime: string, professionalId: number, professionalName: string, specialty: string | null, specialtyId: number | null, roomName: string, patientName: string, contactName: string | null } };

export type JoinWaitingListMutationVariables = Exact<{
  input: JoinWaitingListInput;
  idempotencyKey?: string | null | undefined;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { id: string, waitsFor: string } };

export type WaitForEarlierMutationVariables = Exact<{
  input: WaitForEarlierInput;
  idempotencyKey?: string | null | undefined;
}>;


export type WaitForEarlierMutation = { waitForEarlier: { id: string, waitsFor: string } };


export const JoinOfProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinOfProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListWeekdays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]},{"kind":"Field","name":{"kind":"Name","value":"professional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsInsurers"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<JoinOfProfessionalQuery, JoinOfProfessionalQueryVariables>;
export const JoinOfSpecialtyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinOfSpecialty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListWeekdays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"specialtyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]},{"kind":"Field","name":{"kind":"Name","value":"specialty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"specialtyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsInsurers"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<JoinOfSpecialtyQuery, JoinOfSpecialtyQueryVariables>;
export const AttendedWeekdaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttendedWeekdays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"specialtyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingListWeekdays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"specialtyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"specialtyId"}}}]}]}}]} as unknown as DocumentNode<AttendedWeekdaysQuery, AttendedWeekdaysQueryVariables>;
export const EarlierPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarlierPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receipt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"receipt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receipt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsInsurers"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]} as unknown as DocumentNode<EarlierPageQuery, EarlierPageQueryVariables>;
export const JoinWaitingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitingListInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}}]}}]}}]} as unknown as DocumentNode<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const WaitForEarlierDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaitForEarlier"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitForEarlierInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitForEarlier"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}}]}}]}}]} as unknown as DocumentNode<WaitForEarlierMutation, WaitForEarlierMutationVariables>;
export const useJoinOfProfessionalQuery = bindQuery<JoinOfProfessionalQuery, JoinOfProfessionalQueryVariables>(JoinOfProfessionalDocument);
export const useJoinOfSpecialtyQuery = bindQuery<JoinOfSpecialtyQuery, JoinOfSpecialtyQueryVariables>(JoinOfSpecialtyDocument);
export const useAttendedWeekdaysQuery = bindQuery<AttendedWeekdaysQuery, AttendedWeekdaysQueryVariables>(AttendedWeekdaysDocument);
export const useEarlierPageQuery = bindQuery<EarlierPageQuery, EarlierPageQueryVariables>(EarlierPageDocument);
export const useJoinWaitingListMutation = bindMutation<JoinWaitingListMutation, JoinWaitingListMutationVariables>(JoinWaitingListDocument);
export const useWaitForEarlierMutation = bindMutation<WaitForEarlierMutation, WaitForEarlierMutationVariables>(WaitForEarlierDocument);