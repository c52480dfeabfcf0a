/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an entry ended. */
export type WaitingListEndReason =
  /** The patient left the list. */
  | 'left'
  /** Its last date has passed. */
  | 'over'
  /** Staff removed it; endNote has the reason. */
  | 'removed';

/** State of an entry of the waiting list. */
export type WaitingListEntryStatus =
  /** Esperando: it gets offers of freed slots. */
  | 'active'
  /** Terminada: its endReason says why. */
  | 'ended'
  /** Cumplida: an offer was accepted. */
  | 'fulfilled';

/** Filters entries; all given conditions apply. */
export type WaitingListFilter = {
  /** Only entries of this patient. */
  patientId?: string | number | null | undefined;
  /** Only entries for this professional or their specialty. */
  professionalId?: number | null | undefined;
  /** Each word must occur in the patient's name, e-mail or phone, or the contact's name, ignoring case and accents. Numbers match by their digits. Administrators also find a DNI of a request or an import by six to eleven digits. At most 200 characters. */
  search?: string | null | undefined;
  /** Only entries for any professional of this specialty. */
  specialtyId?: number | null | undefined;
  /** Only entries with this status; default: active. */
  status?: WaitingListEntryStatus | null | undefined;
};

/** Outcome of an offer. */
export type WaitingListOfferOutcome =
  /** Accepted: it became an appointment. */
  | 'accepted'
  /** The patient declined. */
  | 'declined'
  /** Waits for an answer; its time is held. */
  | 'pending'
  /** Another person with the same offer accepted it first. */
  | 'taken'
  /** The time to answer has passed. */
  | 'unanswered'
  /** The clinic withdrew it: it needed the time, or ended the entry. */
  | 'withdrawn';

export type WaitingOfferFragment = { id: string, professionalName: string, roomName: string, startTime: string, endTime: string, outcome: WaitingListOfferOutcome, answerUntil: string };

export type WaitingEntryFragment = { id: string, version: number, waitsFor: string, professionalId: number | null, specialtyId: number | null, patientName: string, patientEmail: string | null, patientPhone: string | null, contactName: string | null, fromDate: string, untilDate: string, noticeHours: number, isUrgent: boolean, urgentReason: string | null, status: WaitingListEntryStatus, endReason: WaitingListEndReason | null, endNote: string | null, endedAt: string | null, createdAt: string, hours: Array<{ weekday: number, startTime: string, endTime: string }>, keptAppointment: { id: string, startTime: string, durationMinutes: number, professionalName: string } | null, offers: Array<{ id: string, professionalName: string, roomName: string, startTime: string, endTime: string, outcome: WaitingListOfferOutcome, answerUntil: string }> };

export type WaitingBoardQueryVariables = Exact<{
  filter: WaitingListFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type WaitingBoardQuery = { waitingList: { isNear: boolean, edges: Array<{ cursor: string, node: { id: string, version: number, waitsFor: string, professionalId: number | null, specialtyId: number | null, patientName: string, patientEmail: string | null, patientPhone: string | null, contactName: string | null, fromDate: string, untilDate: string, noticeHours: number, isUrgent: boolean, urgentReason: string | null, status: WaitingListEntryStatus, endReason: WaitingListEndReason | null, endNote: string | null, endedAt: string | null, createdAt: string, hours: Array<{ weekday: number, startTime: string, endTime: string }>, keptAppointment: { id: string, startTime: string, durationMinutes: number, professionalName: string } | null, offers: Array<{ id: string, professionalName: string, roomName: string, startTime: string, endTime: string, outcome: WaitingListOfferOutcome, answerUntil: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WaitingBoardChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingBoardChoicesQuery = { allProfessionals: Array<{ id: number, name: string }>, allSpecialties: Array<{ id: number, name: string }> };

export const WaitingOfferFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answerUntil"}}]}}]} as unknown as DocumentNode<WaitingOfferFragment, unknown>;
export const WaitingEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"urgentReason"}},{"kind":"Field","name":{"kind":"Name","value":"keptAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endNote"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingOffer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answerUntil"}}]}}]} as unknown as DocumentNode<WaitingEntryFragment, unknown>;
export const WaitingBoardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingBoard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingEntry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answerUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"urgentReason"}},{"kind":"Field","name":{"kind":"Name","value":"keptAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endNote"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingOffer"}}]}}]}}]} as unknown as DocumentNode<WaitingBoardQuery, WaitingBoardQueryVariables>;
export const WaitingBoardChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingBoardChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allProfessionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allSpecialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<WaitingBoardChoicesQuery, WaitingBoardChoicesQueryVariables>;
export const useWaitingBoardQuery = bindQuery<WaitingBoardQuery, WaitingBoardQueryVariables>(WaitingBoardDocument);
export const useWaitingBoardChoicesQuery = bindQuery<WaitingBoardChoicesQuery, WaitingBoardChoicesQueryVariables>(WaitingBoardChoicesDocument);