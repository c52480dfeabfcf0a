/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The same rentals on several days. */
export type RentRoomsInBulkInput = {
  /** 1 to 62; duplicates count once. */
  dates: Array<string>;
  /** 1 to 24, the same for every day. */
  intervals: Array<RentalIntervalInput>;
  /** At most 2,000 characters. */
  notes?: string | null | undefined;
  /** The professional who rents. Default: the viewer. Required for administrators without a profile. */
  professionalId?: number | null | undefined;
  /** An active room. */
  roomId: number;
};

/** Hours of one day to rent: one rental. */
export type RentalIntervalInput = {
  /** HH:mm after the start, up to 24:00. */
  endTime: string;
  /** HH:mm in the clinic's time zone. */
  startTime: string;
};

export type RentRoomsInBulkMutationVariables = Exact<{
  input: RentRoomsInBulkInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RentRoomsInBulkMutation = { rentRoomsInBulk: Array<{ date: string, bookings: Array<{ id: string }>, error: { code: string, message: string } | null }> };


export const RentRoomsInBulkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RentRoomsInBulk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RentRoomsInBulkInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rentRoomsInBulk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RentRoomsInBulkMutation, RentRoomsInBulkMutationVariables>;
export const useRentRoomsInBulkMutation = bindMutation<RentRoomsInBulkMutation, RentRoomsInBulkMutationVariables>(RentRoomsInBulkDocument);