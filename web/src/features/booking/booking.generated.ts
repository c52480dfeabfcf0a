/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new appointment. */
export type BookAppointmentInput = {
  /** One of the professional's kinds of turno, which the turno is as long as; patients may not ask for another length. BAD_REQUEST for another one, CONFLICT for one that is not offered to the caller. Default: the first that is offered online, if no other length is asked for. */
  consultationKindId?: number | null | undefined;
  /** Who books for somebody else, as for a child or a parent; e-mail and phone are theirs. At most 200 characters. */
  contactName?: string | null | undefined;
  /** 5 to 480; for patients at most 120 or the professional's, for visitors just the professional's; default: the professional's, else 30. */
  durationMinutes?: number | null | undefined;
  /** Not needed. Without durationMinutes it decides the duration; with it, it has to agree. */
  endTime?: string | null | undefined;
  /** At most 2,000 characters. */
  notes?: string | null | undefined;
  /** From 120 years ago to today, by the clinic's clock. For patients and visitors it is needed with `contactName`. */
  patientBirthDate?: string | null | undefined;
  /** A valid address of at most 254 characters: the confirmation goes there. */
  patientEmail: string;
  /** 1 to 200 characters. */
  patientName: string;
  /** Text of at most 40 characters that holds a number. */
  patientPhone?: string | null | undefined;
  /** Whose calendar; NOT_FOUND when unknown or not open to the public. */
  professionalId: number;
  /** Where; NOT_FOUND when unknown, CONFLICT when inactive, closed or taken then. */
  roomId: number;
  /** One of the slots on offer; for staff on their calendars, any time that is free. */
  startTime: string;
};

export type BookingProfessionalQueryVariables = Exact<{
  id: number;
}>;


export type BookingProfessionalQuery = { isWaitingListEnabled: boolean, clinic: { name: string, address: string | null, phone: string | null, contactEmail: string | null, timeZone: string, currency: string, countryCode: string, defaultStartTime: string, defaultEndTime: string, lunchStartTime: string, lunchEndTime: string, weekStartsOn: string, now: string }, professional: { id: number, name: string, pictureUrl: string | null, bio: string, licenseNumber: string | null, email: string, phone: string | null, fee: number | null, defaultDurationMinutes: number | null, seriesOnline: boolean, consultationKinds: Array<{ id: number, name: string, durationMinutes: number, fee: number | null, isOnline: boolean }>, specialty: { id: number, name: string, icon: string | null } | null } };

export type BookingProfessionalFactsFragment = { id: number, name: string, pictureUrl: string | null, bio: string, licenseNumber: string | null, email: string, phone: string | null, fee: number | null, defaultDurationMinutes: number | null, seriesOnline: boolean, consultationKinds: Array<{ id: number, name: string, durationMinutes: number, fee: number | null, isOnline: boolean }>, specialty: { id: number, name: string, icon: string | null } | null };

export type BookAppointmentMutationVariables = Exact<{
  input: BookAppointmentInput;
  idempotencyKey: string;
}>;


export type BookAppointmentMutation = { bookAppointment: { id: string } };

export const BookingProfessionalFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingProfessionalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"seriesOnline"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}}]}}]} as unknown as DocumentNode<BookingProfessionalFactsFragment, unknown>;
export const BookingProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClinicFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isWaitingListEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingProfessionalFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KindChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsultationKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"isOnline"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClinicFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Clinic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"defaultStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"defaultEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchStartTime"}},{"kind":"Field","name":{"kind":"Name","value":"lunchEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"weekStartsOn"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingProfessionalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"seriesOnline"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KindChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialty"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<BookingProfessionalQuery, BookingProfessionalQueryVariables>;
export const BookAppointmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookAppointment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookAppointmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookAppointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BookAppointmentMutation, BookAppointmentMutationVariables>;
export const useBookingProfessionalQuery = bindQuery<BookingProfessionalQuery, BookingProfessionalQueryVariables>(BookingProfessionalDocument);
export const useBookingProfessionalLazyQuery = bindLazyQuery<BookingProfessionalQuery, BookingProfessionalQueryVariables>(BookingProfessionalDocument);
export const useBookAppointmentMutation = bindMutation<BookAppointmentMutation, BookAppointmentMutationVariables>(BookAppointmentDocument);