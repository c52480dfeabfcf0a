/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../../kit/graphql/hooks';
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

/** Kind of reader of a patient’s data. */
export type ReaderKind =
  /** Reception or administration. */
  | 'administrator'
  /** An account that was deleted since. */
  | 'deleted'
  /** A professional of an appointment. */
  | 'professional'
  /** An API key. */
  | 'program';

/** Sex as on the DNI. */
export type RegisteredSex =
  /** Femenino. */
  | 'F'
  /** Masculino. */
  | 'M'
  /** X: neither. */
  | 'X';

export type PatientPageQueryVariables = Exact<{
  id: string | number;
}>;


export type PatientPageQuery = { patient: { id: string, name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, registeredSex: RegisteredSex | null, email: string | null, phone: string | null, notes: string | null, nationality: string | null, preferredChannel: PreferredChannel | null, mayBookOnline: OnlineBooking, deceasedOn: string | null, state: PatientState, documentNumber: string | null, version: number, noShows: number, merges: Array<{ id: string, mergedName: string, madeAt: string }> | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> | null, lastAppointment: { id: string, startTime: string, status: AppointmentStatus, professionalName: string, contactName: string | null, patientBirthDate: string | null } | null } };

export type TurnoOfPatientFragment = { id: string, status: AppointmentStatus, startTime: string, professionalId: number, professionalName: string, specialty: string | null, roomName: string };

export type TurnosOfPatientQueryVariables = Exact<{
  filter: AppointmentFilter;
  order: AppointmentOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type TurnosOfPatientQuery = { appointments: { next: string | null, items: Array<{ id: string, status: AppointmentStatus, startTime: string, professionalId: number, professionalName: string, specialty: string | null, roomName: string }> } };

export type WaitingOfPatientQueryVariables = Exact<{
  id: string | number;
}>;


export type WaitingOfPatientQuery = { waitingList: { edges: Array<{ node: { id: string, waitsFor: string, createdAt: string, isUrgent: boolean } }> } };

export type ReadsOfPatientQueryVariables = Exact<{
  id: string | number;
}>;


export type ReadsOfPatientQuery = { patient: { id: string, reads: Array<{ id: string, at: string, kind: ReaderKind, readerName: string | null }> | null } };

export const TurnoOfPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnoOfPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}}]} as unknown as DocumentNode<TurnoOfPatientFragment, unknown>;
export const PatientPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedPatient"}},{"kind":"Field","name":{"kind":"Name","value":"merges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mergedName"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"preferredChannel"}},{"kind":"Field","name":{"kind":"Name","value":"mayBookOnline"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"deceasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientHistory"}}]}}]} as unknown as DocumentNode<PatientPageQuery, PatientPageQueryVariables>;
export const TurnosOfPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TurnosOfPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnoOfPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnoOfPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"specialty"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}}]}}]} as unknown as DocumentNode<TurnosOfPatientQuery, TurnosOfPatientQueryVariables>;
export const WaitingOfPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingOfPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WaitingOfPatientQuery, WaitingOfPatientQueryVariables>;
export const ReadsOfPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadsOfPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reading"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"readerName"}}]}}]} as unknown as DocumentNode<ReadsOfPatientQuery, ReadsOfPatientQueryVariables>;
export const usePatientPageQuery = bindQuery<PatientPageQuery, PatientPageQueryVariables>(PatientPageDocument);
export const useTurnosOfPatientQuery = bindQuery<TurnosOfPatientQuery, TurnosOfPatientQueryVariables>(TurnosOfPatientDocument);
export const useWaitingOfPatientQuery = bindQuery<WaitingOfPatientQuery, WaitingOfPatientQueryVariables>(WaitingOfPatientDocument);
export const useReadsOfPatientQuery = bindQuery<ReadsOfPatientQuery, ReadsOfPatientQueryVariables>(ReadsOfPatientDocument);