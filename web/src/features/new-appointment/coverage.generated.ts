/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PatientOfMadeQueryVariables = Exact<{
  id: string | number;
}>;


export type PatientOfMadeQuery = { appointment: { id: string, patientId: string | null } };


export const PatientOfMadeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientOfMade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}}]}}]}}]} as unknown as DocumentNode<PatientOfMadeQuery, PatientOfMadeQueryVariables>;
export const usePatientOfMadeQuery = bindQuery<PatientOfMadeQuery, PatientOfMadeQueryVariables>(PatientOfMadeDocument);
export const usePatientOfMadeLazyQuery = bindLazyQuery<PatientOfMadeQuery, PatientOfMadeQueryVariables>(PatientOfMadeDocument);