/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation } from '../../../kit/graphql/hooks';
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

/** Turnos of one series that are cancelled together. */
export type CancelFollowingInput = {
  /** Why, as in `cancelAppointment`: from staff only. */
  cancellation?: CancellationInput | null | undefined;
  /** Which; all of one series, each once. */
  turnos: Array<SeenTurnoInput>;
};

/** Why staff cancel an appointment; empty: without a reason. */
export type CancellationInput = {
  /** At most 500 characters; needed where the reason is `other`. */
  note?: string | null | undefined;
  /** Required with a note, or when the patient's mail gives the reason. */
  reason?: CancellationReason | null | undefined;
  /** Whether the mail to the patient says both; default: no. */
  tellPatient?: boolean | null | undefined;
};

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

/** A turno of a series as the caller saw it. */
export type SeenTurnoInput = {
  /** Which one. */
  id: string | number;
  /** CONFLICT when it was changed since. */
  version: number;
};

export type CancelFollowingMutationVariables = Exact<{
  input: CancelFollowingInput;
}>;


export type CancelFollowingMutation = { cancelFollowing: { cancelled: Array<{ id: string, status: AppointmentStatus, startTime: string, endTime: string, version: number }>, kept: Array<{ id: string, startTime: string }> } };


export const CancelFollowingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelFollowing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelFollowingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelFollowing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelled"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}}]}}]}}]}}]} as unknown as DocumentNode<CancelFollowingMutation, CancelFollowingMutationVariables>;
export const useCancelFollowingMutation = bindMutation<CancelFollowingMutation, CancelFollowingMutationVariables>(CancelFollowingDocument);