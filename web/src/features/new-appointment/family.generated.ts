/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The relative, as seen from the patient. */
export type RelationKind =
  /** Cuidador o cuidadora. */
  | 'carer'
  /** Hijo o hija. */
  | 'child'
  /** Padre. */
  | 'father'
  /** Tutor o tutora. */
  | 'guardian'
  /** Madre. */
  | 'mother'
  /** Pareja. */
  | 'partner';

export type CallerFamilyQueryVariables = Exact<{
  id: string | number;
}>;


export type CallerFamilyQuery = { patient: { id: string, name: string, email: string | null, phone: string | null, birthDate: string | null, relations: Array<{ id: string, kind: RelationKind, patientId: string, patientName: string, patientBirthDate: string | null, relativeId: string, mayBook: boolean, isTold: boolean, isInForce: boolean }> | null } };


export const CallerFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CallerFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"relations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"relativeId"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"isTold"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}}]}}]}}]}}]} as unknown as DocumentNode<CallerFamilyQuery, CallerFamilyQueryVariables>;
export const useCallerFamilyQuery = bindQuery<CallerFamilyQuery, CallerFamilyQueryVariables>(CallerFamilyDocument);