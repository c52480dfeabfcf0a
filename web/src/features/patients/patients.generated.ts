/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../kit/graphql/hooks';
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

/** A new patient. Only the name is required. */
export type CreatePatientInput = {
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
  /** As the person is called, 1 to 200 characters. */
  name: string;
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

/** How well the clinic knows who a patient is. */
export type PatientState =
  /** Borrado: never returned. */
  | 'erased'
  /** Unido a otro: never returned. */
  | 'merged'
  /** Provisorio: known by name and contact alone. */
  | 'temporary'
  /** Validado: staff recorded a document. */
  | 'validated';

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

export type PatientFactsFragment = { id: string, name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, email: string | null, phone: string | null, notes: string | null, nationality: string | null, preferredChannel: PreferredChannel | null, mayBookOnline: OnlineBooking, deceasedOn: string | null, state: PatientState, documentNumber: string | null, version: number, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null };

export type ListedPatientFragment = { id: string, name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, email: string | null, phone: string | null, notes: string | null, nationality: string | null, preferredChannel: PreferredChannel | null, mayBookOnline: OnlineBooking, deceasedOn: string | null, state: PatientState, documentNumber: string | null, version: number, noShows: number, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, lastAppointment: { id: string, startTime: string, status: AppointmentStatus, professionalName: string, contactName: string | null, patientBirthDate: string | null } | null };

export type AllPatientsQueryVariables = Exact<{
  search: string;
  page: number;
  limit: number;
}>;


export type AllPatientsQuery = { allPatients: { hasUncounted: boolean, isNear: boolean, items: Array<{ id: string, name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, email: string | null, phone: string | null, notes: string | null, nationality: string | null, preferredChannel: PreferredChannel | null, mayBookOnline: OnlineBooking, deceasedOn: string | null, state: PatientState, documentNumber: string | null, version: number, noShows: number, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, lastAppointment: { id: string, startTime: string, status: AppointmentStatus, professionalName: string, contactName: string | null, patientBirthDate: string | null } | null }>, pagination: { total: number } } };

export type CreatePatientMutationVariables = Exact<{
  input: CreatePatientInput;
  idempotencyKey: string;
}>;


export type CreatePatientMutation = { saved: { id: string, name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, email: string | null, phone: string | null, notes: string | null, nationality: string | null, preferredChannel: PreferredChannel | null, mayBookOnline: OnlineBooking, deceasedOn: string | null, state: PatientState, documentNumber: string | null, version: number, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null } };

export type UpdatePatientMutationVariables = Exact<{
  id: string | number;
  input: UpdatePatientInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdatePatientMutation = { saved: { id: string, name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, email: string | null, phone: string | null, notes: string | null, nationality: string | null, preferredChannel: PreferredChannel | null, mayBookOnline: OnlineBooking, deceasedOn: string | null, state: PatientState, documentNumber: string | null, version: number, merges: Array<{ id: string }> | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null } };

export const PatientFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"preferredChannel"}},{"kind":"Field","name":{"kind":"Name","value":"mayBookOnline"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PatientFactsFragment, unknown>;
export const ListedPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientHistory"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"preferredChannel"}},{"kind":"Field","name":{"kind":"Name","value":"mayBookOnline"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}}]}}]}}]} as unknown as DocumentNode<ListedPatientFragment, unknown>;
export const AllPatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllPatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allPatients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasUncounted"}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"preferredChannel"}},{"kind":"Field","name":{"kind":"Name","value":"mayBookOnline"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientHistory"}}]}}]} as unknown as DocumentNode<AllPatientsQuery, AllPatientsQueryVariables>;
export const CreatePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePatientInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"preferredChannel"}},{"kind":"Field","name":{"kind":"Name","value":"mayBookOnline"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreatePatientMutation, CreatePatientMutationVariables>;
export const UpdatePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePatientInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updatePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFacts"}},{"kind":"Field","name":{"kind":"Name","value":"merges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"preferredChannel"}},{"kind":"Field","name":{"kind":"Name","value":"mayBookOnline"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdatePatientMutation, UpdatePatientMutationVariables>;
export const useAllPatientsQuery = bindQuery<AllPatientsQuery, AllPatientsQueryVariables>(AllPatientsDocument);
export const useCreatePatientMutation = bindMutation<CreatePatientMutation, CreatePatientMutationVariables>(CreatePatientDocument);
export const useUpdatePatientMutation = bindMutation<UpdatePatientMutation, UpdatePatientMutationVariables>(UpdatePatientDocument);