/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of an insurer. */
export type InsurerKind =
  /** Obra social nacional. */
  | 'national'
  /** Prepaga. */
  | 'prepaid'
  /** Particular: the patient pays. One row, which is always accepted and stays. */
  | 'private_pay'
  /** Obra social provincial. */
  | 'provincial'
  /** Programa público. */
  | 'public';

export type FindCareQueryVariables = Exact<{
  search: string;
}>;


export type FindCareQuery = { findCare: { isNear: boolean, specialties: Array<{ id: number, slug: string, name: string, icon: string | null }>, professionals: Array<{ id: number, name: string, pictureUrl: string | null, specialtyName: string | null }>, insurers: Array<{ id: number, name: string, kind: InsurerKind, numberPattern: string | null, isAccepted: boolean }>, otherInsurers: Array<{ id: number, name: string }> } };


export const FindCareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindCare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findCare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"specialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insurers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"otherInsurers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isNear"}}]}}]}}]} as unknown as DocumentNode<FindCareQuery, FindCareQueryVariables>;
export const useFindCareQuery = bindQuery<FindCareQuery, FindCareQueryVariables>(FindCareDocument);