/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new professional with an account. */
export type CreateProfessionalInput = {
  /** At most 2,000 characters. */
  bio?: string | null | undefined;
  /** Length of an appointment in minutes, 5 to 480; absent or null: 30. */
  defaultDurationMinutes?: number | null | undefined;
  /** Unique e-mail address, ignoring case; at most 254 characters. */
  email: string;
  /** Price of one appointment in the clinic's currency; absent or null: ask the clinic (A consultar). */
  fee?: number | null | undefined;
  /** Matrícula as shown to the public, several separated by commas. At most 100 characters. */
  licenseNumber?: string | null | undefined;
  /** Shown name, 1 to 200 characters. */
  name: string;
  /** Password, 10 to 200 characters, not one of the 10,000 most common. Absent or null: a mailed link lets them choose one. */
  password?: string | null | undefined;
  /** At most 40 characters, including a digit. */
  phone?: string | null | undefined;
  /** Number in Argentina's register of professionals: 5 to 20 digits. */
  refepsNumber?: string | null | undefined;
  /** Whether patients may book a weekly or fortnightly series. Absent or null: no. */
  seriesOnline?: boolean | null | undefined;
  /** 0 to 9999, lower first on the public page; absent or null: 0. */
  sortOrder?: number | null | undefined;
  /** An active or inactive specialty; 0 (none) is rejected. */
  specialtyId: number;
};

/** Type of booking. */
export type ReleasedBookingKind =
  /** An appointment; its patient is mailed. */
  | 'appointment'
  /** A rented room. */
  | 'rental';

/** Changes of a professional; absent fields stay. */
export type UpdateProfessionalInput = {
  /** At most 2,000 characters. null empties it. */
  bio?: string | null | undefined;
  /** Length of an appointment in minutes, 5 to 480; null means 30. */
  defaultDurationMinutes?: number | null | undefined;
  /** Unique e-mail address of the account. A new one must be confirmed. null is rejected. */
  email?: string | null | undefined;
  /** Price of one appointment in the clinic's currency; null: ask the clinic (A consultar). */
  fee?: number | null | undefined;
  /** Matrícula as shown to the public, several separated by commas. At most 100 characters. null empties it. */
  licenseNumber?: string | null | undefined;
  /** 1 to 200 characters. null is rejected. */
  name?: string | null | undefined;
  /** At most 40 characters, including a digit. null empties it. */
  phone?: string | null | undefined;
  /** Number in Argentina's register of professionals: 5 to 20 digits. null empties it. */
  refepsNumber?: string | null | undefined;
  /** Whether patients may book a weekly or fortnightly series. null is rejected. */
  seriesOnline?: boolean | null | undefined;
  /** 0 to 9999, lower first on the public page; null is rejected. */
  sortOrder?: number | null | undefined;
  /** An active or inactive specialty; 0 and null (none) are rejected if one is assigned. */
  specialtyId?: number | null | undefined;
};

export type ProfessionalFactsFragment = { id: number, name: string, email: string, phone: string | null, specialtyId: number | null, specialtyName: string | null, bio: string, licenseNumber: string | null, refepsNumber: string | null, ownFee: number | null, ownDurationMinutes: number | null, sortOrder: number, seriesOnline: boolean, isPublic: boolean, version: number };

export type ProfessionalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfessionalsQuery = { allProfessionals: Array<{ id: number, name: string, email: string, phone: string | null, specialtyId: number | null, specialtyName: string | null, bio: string, licenseNumber: string | null, refepsNumber: string | null, ownFee: number | null, ownDurationMinutes: number | null, sortOrder: number, seriesOnline: boolean, isPublic: boolean, version: number }>, specialties: Array<{ id: number, name: string }> };

export type CreateProfessionalMutationVariables = Exact<{
  input: CreateProfessionalInput;
  idempotencyKey: string;
}>;


export type CreateProfessionalMutation = { createProfessional: { id: number, name: string, email: string, phone: string | null, specialtyId: number | null, specialtyName: string | null, bio: string, licenseNumber: string | null, refepsNumber: string | null, ownFee: number | null, ownDurationMinutes: number | null, sortOrder: number, seriesOnline: boolean, isPublic: boolean, version: number } };

export type UpdateProfessionalMutationVariables = Exact<{
  id: number;
  input: UpdateProfessionalInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateProfessionalMutation = { updateProfessional: { id: number, name: string, email: string, phone: string | null, specialtyId: number | null, specialtyName: string | null, bio: string, licenseNumber: string | null, refepsNumber: string | null, ownFee: number | null, ownDurationMinutes: number | null, sortOrder: number, seriesOnline: boolean, isPublic: boolean, version: number } };

export type ReorderProfessionalsMutationVariables = Exact<{
  ids: Array<number> | number;
  expectedIds?: Array<number> | number | null | undefined;
}>;


export type ReorderProfessionalsMutation = { reorderProfessionals: Array<{ id: number, name: string, email: string, phone: string | null, specialtyId: number | null, specialtyName: string | null, bio: string, licenseNumber: string | null, refepsNumber: string | null, ownFee: number | null, ownDurationMinutes: number | null, sortOrder: number, seriesOnline: boolean, isPublic: boolean, version: number }> };

export type ProfessionalRemovalQueryVariables = Exact<{
  id: number;
}>;


export type ProfessionalRemovalQuery = { professionalRemoval: { relatedData: { appointments: number, waitingListEntries: number, availability: number, roomBookings: number, activityLogs: number }, bookings: Array<{ id: string, kind: ReleasedBookingKind, date: string, startTime: string, endTime: string, roomName: string, patientName: string | null }> } };

export type ReleasedBookingFactsFragment = { id: string, kind: ReleasedBookingKind, date: string, startTime: string, endTime: string, roomName: string, patientName: string | null };

export type DeleteProfessionalMutationVariables = Exact<{
  id: number;
  confirmed: Array<string | number> | string | number;
}>;


export type DeleteProfessionalMutation = { deleteProfessional: { summary: string } };

export const ProfessionalFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfessionalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refepsNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownFee"}},{"kind":"Field","name":{"kind":"Name","value":"ownDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"seriesOnline"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProfessionalFactsFragment, unknown>;
export const ReleasedBookingFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleasedBookingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReleasedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}}]}}]} as unknown as DocumentNode<ReleasedBookingFactsFragment, unknown>;
export const ProfessionalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allProfessionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfessionalFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfessionalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refepsNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownFee"}},{"kind":"Field","name":{"kind":"Name","value":"ownDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"seriesOnline"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProfessionalsQuery, ProfessionalsQueryVariables>;
export const CreateProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProfessionalInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProfessional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfessionalFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfessionalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refepsNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownFee"}},{"kind":"Field","name":{"kind":"Name","value":"ownDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"seriesOnline"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateProfessionalMutation, CreateProfessionalMutationVariables>;
export const UpdateProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfessionalInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfessional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfessionalFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfessionalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refepsNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownFee"}},{"kind":"Field","name":{"kind":"Name","value":"ownDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"seriesOnline"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateProfessionalMutation, UpdateProfessionalMutationVariables>;
export const ReorderProfessionalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReorderProfessionals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reorderProfessionals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfessionalFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfessionalFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"licenseNumber"}},{"kind":"Field","name":{"kind":"Name","value":"refepsNumber"}},{"kind":"Field","name":{"kind":"Name","value":"ownFee"}},{"kind":"Field","name":{"kind":"Name","value":"ownDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"seriesOnline"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ReorderProfessionalsMutation, ReorderProfessionalsMutationVariables>;
export const ProfessionalRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfessionalRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relatedData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointments"}},{"kind":"Field","name":{"kind":"Name","value":"waitingListEntries"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"roomBookings"}},{"kind":"Field","name":{"kind":"Name","value":"activityLogs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleasedBookingFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleasedBookingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReleasedBooking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}}]}}]} as unknown as DocumentNode<ProfessionalRemovalQuery, ProfessionalRemovalQueryVariables>;
export const DeleteProfessionalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProfessional"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmed"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProfessional"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]} as unknown as DocumentNode<DeleteProfessionalMutation, DeleteProfessionalMutationVariables>;
export const useProfessionalsQuery = bindQuery<ProfessionalsQuery, ProfessionalsQueryVariables>(ProfessionalsDocument);
export const useCreateProfessionalMutation = bindMutation<CreateProfessionalMutation, CreateProfessionalMutationVariables>(CreateProfessionalDocument);
export const useUpdateProfessionalMutation = bindMutation<UpdateProfessionalMutation, UpdateProfessionalMutationVariables>(UpdateProfessionalDocument);
export const useReorderProfessionalsMutation = bindMutation<ReorderProfessionalsMutation, ReorderProfessionalsMutationVariables>(ReorderProfessionalsDocument);
export const useProfessionalRemovalQuery = bindQuery<ProfessionalRemovalQuery, ProfessionalRemovalQueryVariables>(ProfessionalRemovalDocument);
export const useProfessionalRemovalLazyQuery = bindLazyQuery<ProfessionalRemovalQuery, ProfessionalRemovalQueryVariables>(ProfessionalRemovalDocument);
export const useDeleteProfessionalMutation = bindMutation<DeleteProfessionalMutation, DeleteProfessionalMutationVariables>(DeleteProfessionalDocument);