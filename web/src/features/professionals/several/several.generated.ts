/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Hours of a weekday, as the list gives them or new. */
export type AvailabilityEntryInput = {
  /** 0 = Sunday to 6 = Saturday. */
  dayOfWeek: number;
  /** HH:mm after the start, up to 24:00. Needed unless isAvailable is false. */
  endTime?: string | null | undefined;
  /** Id from the list; hours are identified by their times, not by it. */
  id?: number | null | undefined;
  /** false: the entry is left out, as a day that is not ticked. Default true. */
  isAvailable?: boolean | null | undefined;
  /** As the list gave it; BAD_REQUEST when it is another professional. */
  professionalId?: number | null | undefined;
  /** HH:mm, 00:00 to 23:59. Needed unless isAvailable is false. */
  startTime?: string | null | undefined;
};

/** New professionals. */
export type CreateProfessionalsInput = {
  /** 1 to 20, each with an address of their own. */
  professionals: Array<NewProfessionalInput>;
};

/** A new professional who chooses the password by a link that is mailed, with their hours. */
export type NewProfessionalInput = {
  /** The whole week, none of them overlapping; empty: no hours yet. */
  availability?: Array<AvailabilityEntryInput>;
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

export type SeveralProfessionalsQueryVariables = Exact<{ [key: string]: never; }>;


export type SeveralProfessionalsQuery = { allProfessionals: Array<{ id: number }>, specialties: Array<{ id: number, name: string }>, scheduleTemplates: Array<{ id: string, name: string, description: string, hours: Array<{ dayOfWeek: number, startTime: string, endTime: string }> }> };

export type CreateProfessionalsMutationVariables = Exact<{
  input: CreateProfessionalsInput;
  idempotencyKey: string;
}>;


export type CreateProfessionalsMutation = { createProfessionals: Array<{ id: number, name: string }> };


export const SeveralProfessionalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeveralProfessionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allProfessionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"specialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduleTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayOfWeek"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}}]}}]}}]}}]} as unknown as DocumentNode<SeveralProfessionalsQuery, SeveralProfessionalsQueryVariables>;
export const CreateProfessionalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateProfessionals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProfessionalsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProfessionals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateProfessionalsMutation, CreateProfessionalsMutationVariables>;
export const useSeveralProfessionalsQuery = bindQuery<SeveralProfessionalsQuery, SeveralProfessionalsQueryVariables>(SeveralProfessionalsDocument);
export const useCreateProfessionalsMutation = bindMutation<CreateProfessionalsMutation, CreateProfessionalsMutationVariables>(CreateProfessionalsDocument);