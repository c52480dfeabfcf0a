/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The patient, the professional or specialty, and the suitable times. */
export type JoinWaitingListInput = {
  /** Contact who joins for the patient, with their own e-mail and phone. At most 200 characters. */
  contactName?: string | null | undefined;
  /** First suitable date; default: today. */
  fromDate?: string | null | undefined;
  /** Suitable hours, at most 21 without overlap; default: any time. */
  hours?: Array<WaitingListHoursInput> | null | undefined;
  /** Least notice in hours: 0 to 336. */
  noticeHours?: number;
  /** Date of birth; patients and visitors must give it with `contactName`. */
  patientBirthDate?: string | null | undefined;
  /** A valid address of at most 254 characters: the confirmation goes there. Obligatory, except for staff who give `patientPhone`. */
  patientEmail?: string | null | undefined;
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

/** A free slot to offer to a waiting-list entry. */
export type OfferToEntryInput = {
  /** The professional; NOT_FOUND when not open to the public. */
  professionalId: number;
  /** A free room that serves the professional. */
  roomId: number;
  /** Start, within the hours. The duration is the kept appointment's, else the professional's. */
  startTime: string;
};

/** Reason for removing a waiting-list entry. */
export type RemoveWaitingListEntryInput = {
  /** 1 to 500 characters, for staff. */
  reason: string;
};

/** Urgency of a waiting-list entry. */
export type UpdateWaitingListEntryInput = {
  /** Reason to put it first, at most 500 characters; null or empty: not urgent. */
  urgentReason?: string | null | undefined;
};

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

/** Suitable hours of a weekday. */
export type WaitingListHoursInput = {
  /** HH:mm after the start, up to 24:00. */
  endTime: string;
  /** HH:mm in the clinic's time zone. */
  startTime: string;
  /** 1 = Monday to 7 = Sunday. */
  weekday: number;
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

export type MarkUrgentMutationVariables = Exact<{
  id: string | number;
  input: UpdateWaitingListEntryInput;
  expectedVersion?: number | null | undefined;
}>;


export type MarkUrgentMutation = { updateWaitingListEntry: { id: string, version: number, waitsFor: string, professionalId: number | null, specialtyId: number | null, patientName: string, patientEmail: string | null, patientPhone: string | null, contactName: string | null, fromDate: string, untilDate: string, noticeHours: number, isUrgent: boolean, urgentReason: string | null, status: WaitingListEntryStatus, endReason: WaitingListEndReason | null, endNote: string | null, endedAt: string | null, createdAt: string, hours: Array<{ weekday: number, startTime: string, endTime: string }>, keptAppointment: { id: string, startTime: string, durationMinutes: number, professionalName: string } | null, offers: Array<{ id: string, professionalName: string, roomName: string, startTime: string, endTime: string, outcome: WaitingListOfferOutcome, answerUntil: string }> } };

export type RemoveFromListMutationVariables = Exact<{
  id: string | number;
  input: RemoveWaitingListEntryInput;
}>;


export type RemoveFromListMutation = { removeWaitingListEntry: { id: string, version: number, waitsFor: string, professionalId: number | null, specialtyId: number | null, patientName: string, patientEmail: string | null, patientPhone: string | null, contactName: string | null, fromDate: string, untilDate: string, noticeHours: number, isUrgent: boolean, urgentReason: string | null, status: WaitingListEntryStatus, endReason: WaitingListEndReason | null, endNote: string | null, endedAt: string | null, createdAt: string, hours: Array<{ weekday: number, startTime: string, endTime: string }>, keptAppointment: { id: string, startTime: string, durationMinutes: number, professionalName: string } | null, offers: Array<{ id: string, professionalName: string, roomName: string, startTime: string, endTime: string, outcome: WaitingListOfferOutcome, answerUntil: string }> } };

export type OfferableSlotsQueryVariables = Exact<{
  professionalId?: number | null | undefined;
  specialtyId?: number | null | undefined;
  from?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  first: number;
}>;


export type OfferableSlotsQuery = { soonestSlots: Array<{ startTime: string, professional: { id: number, name: string }, room: { id: number, name: string } }> };

export type OfferToEntryMutationVariables = Exact<{
  id: string | number;
  input: OfferToEntryInput;
  idempotencyKey: string;
}>;


export type OfferToEntryMutation = { offerToWaitingListEntry: { id: string, version: number, waitsFor: string, professionalId: number | null, specialtyId: number | null, patientName: string, patientEmail: string | null, patientPhone: string | null, contactName: string | null, fromDate: string, untilDate: string, noticeHours: number, isUrgent: boolean, urgentReason: string | null, status: WaitingListEntryStatus, endReason: WaitingListEndReason | null, endNote: string | null, endedAt: string | null, createdAt: string, hours: Array<{ weekday: number, startTime: string, endTime: string }>, keptAppointment: { id: string, startTime: string, durationMinutes: number, professionalName: string } | null, offers: Array<{ id: string, professionalName: string, roomName: string, startTime: string, endTime: string, outcome: WaitingListOfferOutcome, answerUntil: string }> } };

export type JoinChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type JoinChoicesQuery = { clinic: { now: string }, professionals: Array<{ id: number, name: string, specialtyId: number | null }>, specialties: Array<{ id: number, name: string }> };

export type PutOnListMutationVariables = Exact<{
  input: JoinWaitingListInput;
  idempotencyKey: string;
}>;


export type PutOnListMutation = { joinWaitingList: { id: string, version: number, waitsFor: string, professionalId: number | null, specialtyId: number | null, patientName: string, patientEmail: string | null, patientPhone: string | null, contactName: string | null, fromDate: string, untilDate: string, noticeHours: number, isUrgent: boolean, urgentReason: string | null, status: WaitingListEntryStatus, endReason: WaitingListEndReason | null, endNote: string | null, endedAt: string | null, createdAt: string, hours: Array<{ weekday: number, startTime: string, endTime: string }>, keptAppointment: { id: string, startTime: string, durationMinutes: number, professionalName: string } | null, offers: Array<{ id: string, professionalName: string, roomName: string, startTime: string, endTime: string, outcome: WaitingListOfferOutcome, answerUntil: string }> } };


export const MarkUrgentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkUrgent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWaitingListEntryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWaitingListEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answerUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"urgentReason"}},{"kind":"Field","name":{"kind":"Name","value":"keptAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endNote"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingOffer"}}]}}]}}]} as unknown as DocumentNode<MarkUrgentMutation, MarkUrgentMutationVariables>;
export const RemoveFromListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveWaitingListEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeWaitingListEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answerUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"urgentReason"}},{"kind":"Field","name":{"kind":"Name","value":"keptAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endNote"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingOffer"}}]}}]}}]} as unknown as DocumentNode<RemoveFromListMutation, RemoveFromListMutationVariables>;
export const OfferableSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferableSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"specialtyId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soonestSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"specialtyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"specialtyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"durationMinutes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"durationMinutes"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"room"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<OfferableSlotsQuery, OfferableSlotsQueryVariables>;
export const OfferToEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferToEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferToEntryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerToWaitingListEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answerUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"urgentReason"}},{"kind":"Field","name":{"kind":"Name","value":"keptAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endNote"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingOffer"}}]}}]}}]} as unknown as DocumentNode<OfferToEntryMutation, OfferToEntryMutationVariables>;
export const JoinChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JoinChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<JoinChoicesQuery, JoinChoicesQueryVariables>;
export const PutOnListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutOnList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitingListInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"answerUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"patientPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"untilDate"}},{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"isUrgent"}},{"kind":"Field","name":{"kind":"Name","value":"urgentReason"}},{"kind":"Field","name":{"kind":"Name","value":"keptAppointment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"professionalName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"endNote"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingOffer"}}]}}]}}]} as unknown as DocumentNode<PutOnListMutation, PutOnListMutationVariables>;
export const useMarkUrgentMutation = bindMutation<MarkUrgentMutation, MarkUrgentMutationVariables>(MarkUrgentDocument);
export const useRemoveFromListMutation = bindMutation<RemoveFromListMutation, RemoveFromListMutationVariables>(RemoveFromListDocument);
export const useOfferableSlotsQuery = bindQuery<OfferableSlotsQuery, OfferableSlotsQueryVariables>(OfferableSlotsDocument);
export const useOfferToEntryMutation = bindMutation<OfferToEntryMutation, OfferToEntryMutationVariables>(OfferToEntryDocument);
export const useJoinChoicesQuery = bindQuery<JoinChoicesQuery, JoinChoicesQueryVariables>(JoinChoicesDocument);
export const usePutOnListMutation = bindMutation<PutOnListMutation, PutOnListMutationVariables>(PutOnListDocument);