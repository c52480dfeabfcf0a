/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindQuery } from '../../kit/graphql/hooks';
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

/** Check-in steps of an appointment's patient, in order. */
export type VisitStep =
  /** Llegó: the patient is in the waiting room. */
  | 'arrived'
  /** Llamado: the patient was called in. */
  | 'called'
  /** Terminó: the patient was seen. */
  | 'finished'
  /** En consulta: the professional sees the patient. */
  | 'started';

export type TurnosToArriveQueryVariables = Exact<{ [key: string]: never; }>;


export type TurnosToArriveQuery = { today: { now: string, date: string, appointments: Array<{ patientId: string | null, startTime: string, endTime: string, professionalId: number, professionalName: string, roomId: number, roomName: string, patientPhone: string | null, patientBirthDate: string | null, consultationKindName: string | null, contactName: string | null, isOverbooking: boolean, patientMoves: number, paid: number | null, version: number, id: string, status: AppointmentStatus, patientName: string, viewerCan: { setStatus: boolean }, visit: { step: VisitStep, arrivedAt: string, calledAt: string | null, startedAt: string | null, finishedAt: string | null, ticket: string } | null }> } };


export const TurnosToArriveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TurnosToArrive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodayTurno"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"calledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodayTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitTurno"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKindName"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"isOverbooking"}},{"kind":"Field","name":{"kind":"Name","value":"patientMoves"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStatus"}}]}}]}}]} as unknown as DocumentNode<TurnosToArriveQuery, TurnosToArriveQueryVariables>;
export const useTurnosToArriveQuery = bindQuery<TurnosToArriveQuery, TurnosToArriveQueryVariables>(TurnosToArriveDocument);
export const useTurnosToArriveLazyQuery = bindLazyQuery<TurnosToArriveQuery, TurnosToArriveQueryVariables>(TurnosToArriveDocument);