/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Answers } from '@turnero/api/domain/request-form';
import { bindLazyQuery, bindMutation, bindQuery } from '../../../kit/graphql/hooks';
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

/** A patient's request. */
export type RequestAppointmentInput = {
  /** Person who books for the patient, such as a parent; e-mail and phone are theirs. At most 200 characters. */
  contactName?: string | null | undefined;
  /** Payer of the appointment to come, judged once that has a day. Absent: as without it when booking. BAD_REQUEST on its fields. */
  coverage?: AppointmentCoverageInput | null | undefined;
  /** Adds the patient, a minor, to the family of the signed-in patient, who is their mother, father or guardian. Needs the birth date. */
  familyKind?: RelationKind | null | undefined;
  /** Answers to the specialty's form; absent: none. */
  formData?: Answers | null | undefined;
  /** From 120 years ago to today, by the clinic's clock. For patients and visitors it is needed with `contactName`. */
  patientBirthDate?: string | null | undefined;
  /** A valid address of at most 254 characters: the confirmation goes there. */
  patientEmail: string;
  /** Id of the patient, who then is not found by name and contact. For patients a person of their family whom they may book for; that name and birth date replace the given ones. For administrators any patient. BAD_REQUEST for others. */
  patientId?: string | number | null | undefined;
  /** 1 to 200 characters. */
  patientName: string;
  /** Text of at most 40 characters that holds a number. */
  patientPhone?: string | null | undefined;
  /** From today to 18 months later, in the clinic's time zone. */
  preferredDate?: string | null | undefined;
  /** HH:mm, a half hour within the clinic's usual hours. */
  preferredTime?: string | null | undefined;
};

export type RequestPageQueryVariables = Exact<{
  id: number;
}>;


export type RequestPageQuery = { preferredTimes: Array<string>, clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, acceptsInsurers: boolean, now: string }, specialty: { id: number, name: string, description: string, icon: string | null, professionalCount: number, formConfig: Array<{ id: string, type: FormFieldType, label: string, required: boolean, placeholder: string | null, options: Array<string>, validation: { min: number | null, max: number | null } | null }> }, professionals: Array<{ id: number, slug: string, name: string, pictureUrl: string | null, fee: number | null, specialty: { id: number, name: string, icon: string | null } | null }> };

export type RequestFormQueryVariables = Exact<{
  id: number;
}>;


export type RequestFormQuery = { specialty: { id: number, formConfig: Array<{ id: string, type: FormFieldType, label: string, required: boolean, placeholder: string | null, options: Array<string>, validation: { min: number | null, max: number | null } | null }> } };

export type RequestFormFactsFragment = { id: number, formConfig: Array<{ id: string, type: FormFieldType, label: string, required: boolean, placeholder: string | null, options: Array<string>, validation: { min: number | null, max: number | null } | null }> };

export type RequestAppointmentMutationVariables = Exact<{
  specialtyId: number;
  input: RequestAppointmentInput;
  idempotencyKey: string;
}>;


export type RequestAppointmentMutation = { requestAppointment: { receipt: string | null, id: string, number: number, specialtyName: string, patientName: string, contactName: string | null, patientEmail: string, preferredDate: string | null, preferredTime: string | null } };

export const RequestFormFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFormFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<RequestFormFactsFragment, unknown>;
export const RequestPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferredTimes"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"professionalCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestFormFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"specialtyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfessionalCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"acceptsInsurers"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFormFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfessionalCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<RequestPageQuery, RequestPageQueryVariables>;
export const RequestFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RequestForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specialty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RequestFormFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RequestFormFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestion"}}]}}]}}]} as unknown as DocumentNode<RequestFormQuery, RequestFormQueryVariables>;
export const RequestAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"specialtyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAppointmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"specialtyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"specialtyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentRequestCard"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentRequestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"preferredDate"}},{"kind":"Field","name":{"kind":"Name","value":"preferredTime"}}]}}]} as unknown as DocumentNode<RequestAppointmentMutation, RequestAppointmentMutationVariables>;
export const useRequestPageQuery = bindQuery<RequestPageQuery, RequestPageQueryVariables>(RequestPageDocument);
export const useRequestFormQuery = bindQuery<RequestFormQuery, RequestFormQueryVariables>(RequestFormDocument);
export const useRequestFormLazyQuery = bindLazyQuery<RequestFormQuery, RequestFormQueryVariables>(RequestFormDocument);
export const useRequestAppointmentMutation = bindMutation<RequestAppointmentMutation, RequestAppointmentMutationVariables>(RequestAppointmentDocument);