/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../kit/graphql/hooks';
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

/** Kind of document that identifies a patient. */
export type IdentifierKind =
  /** CUIL: 11 digits, the last one a check digit. */
  | 'cuil'
  /** DNI: 6 to 8 digits, unique together with the registered sex. */
  | 'dni'
  /** Identity document of another country. */
  | 'foreign_id'
  /** Travel document of any country. */
  | 'passport';

/** Turnos, requests and waiting lists that the account of a patient may ask for. */
export type OnlineBooking =
  /** None: the patient calls. Relatives cannot ask for this patient either. */
  | 'no'
  /** For the patient alone. */
  | 'own_only'
  /** For the patient and the family. */
  | 'yes';

/** A document that identifies a patient. */
export type PatientIdentifierInput = {
  /** At most one of each kind. */
  kind: IdentifierKind;
  /** DNI: 6 to 8 digits; CUIL: 11; others: 3 to 20 letters and digits. Dots and hyphens are dropped. */
  number: string;
  /** Needed for a DNI; null for other documents. */
  registeredSex?: RegisteredSex | null | undefined;
};

/** How a patient wants to be contacted. */
export type PreferredChannel =
  /** An e-mail message. */
  | 'email'
  /** A call. */
  | 'phone'
  /** A WhatsApp message. */
  | 'whatsapp';

/** Sex as on the DNI. */
export type RegisteredSex =
  /** Femenino. */
  | 'F'
  /** Masculino. */
  | 'M'
  /** X: neither. */
  | 'X';

/** Changes of a patient; absent fields stay, null empties them. */
export type UpdatePatientInput = {
  /** From 120 years ago to today, by the clinic's clock. */
  birthDate?: string | null | undefined;
  /** Date of death: from the birth date to today, by the clinic's clock. */
  deceasedOn?: string | null | undefined;
  /** A valid address of at most 254 characters. */
  email?: string | null | undefined;
  /** Family names as on the DNI, at most 200 characters. */
  familyNames?: string | null | undefined;
  /** Given names as on the DNI, at most 200 characters. */
  givenNames?: string | null | undefined;
  /** All documents. CONFLICT on `identifiers` if another patient has one. null is rejected. */
  identifiers?: Array<PatientIdentifierInput> | null | undefined;
  /** Bookings that the account may make. null is rejected. */
  mayBookOnline?: OnlineBooking | null | undefined;
  /** As the person is called, 1 to 200 characters. null is rejected. */
  name?: string | null | undefined;
  /** Country, ISO 3166-1 alpha-2: "AR". */
  nationality?: string | null | undefined;
  /** For the desk, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** Text of at most 40 characters that holds a number. */
  phone?: string | null | undefined;
  /** For the desk. */
  preferredChannel?: PreferredChannel | null | undefined;
  /** As on the DNI. */
  registeredSex?: RegisteredSex | null | undefined;
};

export type ScannedPatientFragment = { id: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, version: number, name: string, email: string | null, phone: string | null, documentNumber: string | null, isNear: boolean, noShows: number, deceasedOn: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, lastAppointment: { id: string, startTime: string, status: AppointmentStatus, professionalName: string, contactName: string | null, patientBirthDate: string | null } | null };

export type ScannedPatientsQueryVariables = Exact<{
  search: string;
}>;


export type ScannedPatientsQuery = { patients: Array<{ id: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, version: number, name: string, email: string | null, phone: string | null, documentNumber: string | null, isNear: boolean, noShows: number, deceasedOn: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, lastAppointment: { id: string, startTime: string, status: AppointmentStatus, professionalName: string, contactName: string | null, patientBirthDate: string | null } | null }> };

export type ScannedTurnoQueryVariables = Exact<{
  id: string | number;
}>;


export type ScannedTurnoQuery = { appointment: { patientId: string | null } };

export type ScannedPatientQueryVariables = Exact<{
  id: string | number;
}>;


export type ScannedPatientQuery = { patient: { id: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, version: number, name: string, email: string | null, phone: string | null, documentNumber: string | null, isNear: boolean, noShows: number, deceasedOn: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, lastAppointment: { id: string, startTime: string, status: AppointmentStatus, professionalName: string, contactName: string | null, patientBirthDate: string | null } | null } };

export type IdentifyPatientMutationVariables = Exact<{
  id: string | number;
  input: UpdatePatientInput;
  expectedVersion: number;
}>;


export type IdentifyPatientMutation = { updatePatient: { id: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, version: number, name: string, email: string | null, phone: string | null, documentNumber: string | null, isNear: boolean, noShows: number, deceasedOn: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, lastAppointment: { id: string, startTime: string, status: AppointmentStatus, professionalName: string, contactName: string | null, patientBirthDate: string | null } | null } };

export const ScannedPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScannedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}}]}}]}}]} as unknown as DocumentNode<ScannedPatientFragment, unknown>;
export const ScannedPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScannedPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScannedPatient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScannedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}}]}}]}}]} as unknown as DocumentNode<ScannedPatientsQuery, ScannedPatientsQueryVariables>;
export const ScannedTurnoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScannedTurno"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientId"}}]}}]}}]} as unknown as DocumentNode<ScannedTurnoQuery, ScannedTurnoQueryVariables>;
export const ScannedPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScannedPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScannedPatient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScannedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}}]}}]}}]} as unknown as DocumentNode<ScannedPatientQuery, ScannedPatientQueryVariables>;
export const IdentifyPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IdentifyPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePatientInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScannedPatient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScannedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}}]}}]}}]} as unknown as DocumentNode<IdentifyPatientMutation, IdentifyPatientMutationVariables>;
export const useScannedPatientsQuery = bindQuery<ScannedPatientsQuery, ScannedPatientsQueryVariables>(ScannedPatientsDocument);
export const useScannedPatientsLazyQuery = bindLazyQuery<ScannedPatientsQuery, ScannedPatientsQueryVariables>(ScannedPatientsDocument);
export const useScannedTurnoQuery = bindQuery<ScannedTurnoQuery, ScannedTurnoQueryVariables>(ScannedTurnoDocument);
export const useScannedTurnoLazyQuery = bindLazyQuery<ScannedTurnoQuery, ScannedTurnoQueryVariables>(ScannedTurnoDocument);
export const useScannedPatientQuery = bindQuery<ScannedPatientQuery, ScannedPatientQueryVariables>(ScannedPatientDocument);
export const useScannedPatientLazyQuery = bindLazyQuery<ScannedPatientQuery, ScannedPatientQueryVariables>(ScannedPatientDocument);
export const useIdentifyPatientMutation = bindMutation<IdentifyPatientMutation, IdentifyPatientMutationVariables>(IdentifyPatientDocument);