/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BookingFamilyQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingFamilyQuery = { myFamily: Array<{ id: string, patientId: string, patientName: string, patientBirthDate: string | null, mayBook: boolean, isInForce: boolean, isCallers: boolean }> };

export type FamilyMemberFragment = { id: string, patientId: string, patientName: string, patientBirthDate: string | null, mayBook: boolean, isInForce: boolean, isCallers: boolean };

export const FamilyMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRelation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"isCallers"}}]}}]} as unknown as DocumentNode<FamilyMemberFragment, unknown>;
export const BookingFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FamilyMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FamilyMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRelation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"isCallers"}}]}}]} as unknown as DocumentNode<BookingFamilyQuery, BookingFamilyQueryVariables>;
export const useBookingFamilyQuery = bindQuery<BookingFamilyQuery, BookingFamilyQueryVariables>(BookingFamilyDocument);