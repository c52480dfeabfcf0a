/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How sure it is that two patients are one person. */
export type CandidateBand =
  /** Seguro: the DNI, or birth date and contact, with a similar name. */
  | 'certain'
  /** Posible: a contact and the first name, or something that contradicts. */
  | 'possible'
  /** Probable: the DNI alone, or a similar name with a birth date or a contact. */
  | 'probable';

/** Why two patients may be one person. */
export type CandidateReason =
  /** Nombre parecido y misma fecha de nacimiento. */
  | 'birth_date_and_name'
  /** Mismo DNI, otro nombre. */
  | 'document'
  /** Mismo DNI y nombre parecido. */
  | 'document_and_name'
  /** Mismo correo y mismo primer nombre. */
  | 'email_and_first_name'
  /** Mismo correo y nombre parecido. */
  | 'email_and_name'
  /** Mismo teléfono y mismo primer nombre. */
  | 'phone_and_first_name'
  /** Mismo teléfono y nombre parecido. */
  | 'phone_and_name';

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

/** Two patients that are one person. */
export type MergePatientsInput = {
  /** Id of the patient that becomes part of the other. */
  mergedId: string | number;
  /** Its `version` as read; CONFLICT if it has changed. */
  mergedVersion: number;
  /** Id of the patient that stays; NOT_FOUND if unknown or merged. */
  survivorId: string | number;
  /** Its `version` as read; CONFLICT if it has changed. */
  survivorVersion: number;
  /** Fields to take from the merged patient. Empty fields of the survivor are always filled. */
  take?: Array<PatientField>;
  /** Documents to take from the merged patient where both have one of the kind. */
  takeIdentifiers?: Array<IdentifierKind>;
};

/** Turnos, requests and waiting lists that the account of a patient may ask for. */
export type OnlineBooking =
  /** None: the patient calls. Relatives cannot ask for this patient either. */
  | 'no'
  /** For the patient alone. */
  | 'own_only'
  /** For the patient and the family. */
  | 'yes';

/** A field of a patient. */
export type PatientField =
  /** Date of birth. */
  | 'birthDate'
  /** Date of death. */
  | 'deceasedOn'
  /** E-mail address. */
  | 'email'
  /** Family names as on the DNI. */
  | 'familyNames'
  /** Given names as on the DNI. */
  | 'givenNames'
  /** Bookings that the account may make. */
  | 'mayBookOnline'
  /** As the person is called. */
  | 'name'
  /** Country of nationality. */
  | 'nationality'
  /** Notes of the desk. */
  | 'notes'
  /** Phone number. */
  | 'phone'
  /** Preferred way of contact. */
  | 'preferredChannel'
  /** Sex as on the DNI. */
  | 'registeredSex';

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

export type MergePatientFragment = { id: string, name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, email: string | null, phone: string | null, notes: string | null, nationality: string | null, preferredChannel: PreferredChannel | null, mayBookOnline: OnlineBooking, deceasedOn: string | null, state: PatientState, documentNumber: string | null, version: number, rowCounts: { appointments: number, requests: number, waitingListEntries: number } | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null };

export type CandidatePatientFragment = { id: string, name: string, birthDate: string | null, email: string | null, phone: string | null, documentNumber: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, rowCounts: { appointments: number, requests: number, waitingListEntries: number } | null };

export type CandidateRowFragment = { id: string, band: CandidateBand, reasons: Array<CandidateReason>, dismissedAt: string | null, patients: Array<{ id: string, name: string, birthDate: string | null, email: string | null, phone: string | null, documentNumber: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, rowCounts: { appointments: number, requests: number, waitingListEntries: number } | null }> };

export type PatientCandidatesQueryVariables = Exact<{
  isDismissed: boolean;
  page: number;
  limit: number;
}>;


export type PatientCandidatesQuery = { patientCandidates: { hasUncounted: boolean, items: Array<{ id: string, band: CandidateBand, reasons: Array<CandidateReason>, dismissedAt: string | null, patients: Array<{ id: string, name: string, birthDate: string | null, email: string | null, phone: string | null, documentNumber: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, rowCounts: { appointments: number, requests: number, waitingListEntries: number } | null }> }>, pagination: { total: number } } };

export type CountPatientCandidatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountPatientCandidatesQuery = { patientCandidates: { hasUncounted: boolean, pagination: { total: number } } };

export type MergePairQueryVariables = Exact<{
  survivorId: string | number;
  mergedId: string | number;
}>;


export type MergePairQuery = { survivor: { id: string, name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, email: string | null, phone: string | null, notes: string | null, nationality: string | null, preferredChannel: PreferredChannel | null, mayBookOnline: OnlineBooking, deceasedOn: string | null, state: PatientState, documentNumber: string | null, version: number, rowCounts: { appointments: number, requests: number, waitingListEntries: number } | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null }, merged: { id: string, name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, email: string | null, phone: string | null, notes: string | null, nationality: string | null, preferredChannel: PreferredChannel | null, mayBookOnline: OnlineBooking, deceasedOn: string | null, state: PatientState, documentNumber: string | null, version: number, rowCounts: { appointments: number, requests: number, waitingListEntries: number } | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null } };

export type DismissPatientCandidateMutationVariables = Exact<{
  id: string | number;
}>;


export type DismissPatientCandidateMutation = { candidate: { id: string, band: CandidateBand, reasons: Array<CandidateReason>, dismissedAt: string | null, patients: Array<{ id: string, name: string, birthDate: string | null, email: string | null, phone: string | null, documentNumber: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, rowCounts: { appointments: number, requests: number, waitingListEntries: number } | null }> } };

export type RestorePatientCandidateMutationVariables = Exact<{
  id: string | number;
}>;


export type RestorePatientCandidateMutation = { candidate: { id: string, band: CandidateBand, reasons: Array<CandidateReason>, dismissedAt: string | null, patients: Array<{ id: string, name: string, birthDate: string | null, email: string | null, phone: string | null, documentNumber: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, rowCounts: { appointments: number, requests: number, waitingListEntries: number } | null }> } };

export type MergePatientsMutationVariables = Exact<{
  input: MergePatientsInput;
  idempotencyKey: string;
}>;


export type MergePatientsMutation = { made: { id: string } };

export type UndoPatientMergeMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoPatientMergeMutation = { back: { id: string, name: string } };

export type PatientToMergeQueryVariables = Exact<{
  id: string | number;
}>;


export type PatientToMergeQuery = { patient: { id: string, name: string } };

export const MergePatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergePatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFacts"}},{"kind":"Field","name":{"kind":"Name","value":"rowCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListEntries"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"preferredChannel"}},{"kind":"Field","name":{"kind":"Name","value":"mayBookOnline"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MergePatientFragment, unknown>;
export const CandidatePatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidatePatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rowCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListEntries"}}]}}]}}]} as unknown as DocumentNode<CandidatePatientFragment, unknown>;
export const CandidateRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedAt"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidatePatient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidatePatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rowCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListEntries"}}]}}]}}]} as unknown as DocumentNode<CandidateRowFragment, unknown>;
export const PatientCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDismissed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isDismissed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDismissed"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasUncounted"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidatePatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rowCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListEntries"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedAt"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidatePatient"}}]}}]}}]} as unknown as DocumentNode<PatientCandidatesQuery, PatientCandidatesQueryVariables>;
export const CountPatientCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CountPatientCandidates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patientCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasUncounted"}}]}}]}}]} as unknown as DocumentNode<CountPatientCandidatesQuery, CountPatientCandidatesQueryVariables>;
export const MergePairDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergePair"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"survivorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mergedId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"survivor"},"name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"survivorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergePatient"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"merged"},"name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mergedId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergePatient"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"preferredChannel"}},{"kind":"Field","name":{"kind":"Name","value":"mayBookOnline"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergePatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFacts"}},{"kind":"Field","name":{"kind":"Name","value":"rowCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListEntries"}}]}}]}}]} as unknown as DocumentNode<MergePairQuery, MergePairQueryVariables>;
export const DismissPatientCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissPatientCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"candidate"},"name":{"kind":"Name","value":"dismissPatientCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidatePatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rowCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListEntries"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedAt"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidatePatient"}}]}}]}}]} as unknown as DocumentNode<DismissPatientCandidateMutation, DismissPatientCandidateMutationVariables>;
export const RestorePatientCandidateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePatientCandidate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"candidate"},"name":{"kind":"Name","value":"restorePatientCandidate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidateRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidatePatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rowCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"requests"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListEntries"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CandidateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientCandidate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"dismissedAt"}},{"kind":"Field","name":{"kind":"Name","value":"patients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CandidatePatient"}}]}}]}}]} as unknown as DocumentNode<RestorePatientCandidateMutation, RestorePatientCandidateMutationVariables>;
export const MergePatientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergePatients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergePatientsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"made"},"name":{"kind":"Name","value":"mergePatients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MergePatientsMutation, MergePatientsMutationVariables>;
export const UndoPatientMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPatientMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"back"},"name":{"kind":"Name","value":"undoPatientMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UndoPatientMergeMutation, UndoPatientMergeMutationVariables>;
export const PatientToMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientToMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PatientToMergeQuery, PatientToMergeQueryVariables>;
export const usePatientCandidatesQuery = bindQuery<PatientCandidatesQuery, PatientCandidatesQueryVariables>(PatientCandidatesDocument);
export const useCountPatientCandidatesQuery = bindQuery<CountPatientCandidatesQuery, CountPatientCandidatesQueryVariables>(CountPatientCandidatesDocument);
export const useMergePairQuery = bindQuery<MergePairQuery, MergePairQueryVariables>(MergePairDocument);
export const useDismissPatientCandidateMutation = bindMutation<DismissPatientCandidateMutation, DismissPatientCandidateMutationVariables>(DismissPatientCandidateDocument);
export const useRestorePatientCandidateMutation = bindMutation<RestorePatientCandidateMutation, RestorePatientCandidateMutationVariables>(RestorePatientCandidateDocument);
export const useMergePatientsMutation = bindMutation<MergePatientsMutation, MergePatientsMutationVariables>(MergePatientsDocument);
export const useUndoPatientMergeMutation = bindMutation<UndoPatientMergeMutation, UndoPatientMergeMutationVariables>(UndoPatientMergeDocument);
export const usePatientToMergeQuery = bindQuery<PatientToMergeQuery, PatientToMergeQueryVariables>(PatientToMergeDocument);