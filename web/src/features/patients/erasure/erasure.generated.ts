/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How much is left of an erased patient. */
export type ErasureState =
  /** Nothing of the person. */
  | 'anonymized'
  /** The identity, for `readBlockedIdentity` alone. */
  | 'blocked';

/** Kind of document that identifies a patient. */
export type IdentifierKind =
  /** CUIL: 11 digits, the last one a check digit. */
  | 'cuil'
  /** DNI: 6 to 8 digits, unique together with the registered sex. */
  | 'dni'
  /** Identity document of another country. */
  | 'foreign_id'
  /** Travel document of any country. */
  | 'passport';

/** Kind of reader of a patient’s data. */
export type ReaderKind =
  /** Reception or administration. */
  | 'administrator'
  /** An account that was deleted since. */
  | 'deleted'
  /** A professional of an appointment. */
  | 'professional'
  /** An API key. */
  | 'program';

/** Sex as on the DNI. */
export type RegisteredSex =
  /** Femenino. */
  | 'F'
  /** Masculino. */
  | 'M'
  /** X: neither. */
  | 'X';

export type ErasePatientMutationVariables = Exact<{
  id: string | number;
  reason: string;
  expectedVersion?: number | null | undefined;
}>;


export type ErasePatientMutation = { erased: { id: string, erasedAt: string | null, version: number } };

export type PatientErasureQueryVariables = Exact<{
  id: string | number;
}>;


export type PatientErasureQuery = { erasure: { id: string, erasedAt: string | null, erasedBy: string | null, state: ErasureState | null, reads: Array<{ reason: string | null, id: string, at: string, kind: ReaderKind, readerName: string | null }> | null } };

export type ReadBlockedIdentityMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type ReadBlockedIdentityMutation = { identities: Array<{ name: string, givenNames: string | null, familyNames: string | null, birthDate: string | null, identifiers: Array<{ kind: IdentifierKind, number: string, registeredSex: RegisteredSex | null }> }> };


export const ErasePatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"erased"},"name":{"kind":"Name","value":"erasePatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ErasePatientMutation, ErasePatientMutationVariables>;
export const PatientErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"erasure"},"name":{"kind":"Name","value":"patientErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedBy"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reading"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"readerName"}}]}}]} as unknown as DocumentNode<PatientErasureQuery, PatientErasureQueryVariables>;
export const ReadBlockedIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadBlockedIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"identities"},"name":{"kind":"Name","value":"readBlockedIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenNames"}},{"kind":"Field","name":{"kind":"Name","value":"familyNames"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"identifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"registeredSex"}}]}}]}}]}}]} as unknown as DocumentNode<ReadBlockedIdentityMutation, ReadBlockedIdentityMutationVariables>;
export const useErasePatientMutation = bindMutation<ErasePatientMutation, ErasePatientMutationVariables>(ErasePatientDocument);
export const usePatientErasureQuery = bindQuery<PatientErasureQuery, PatientErasureQueryVariables>(PatientErasureDocument);
export const useReadBlockedIdentityMutation = bindMutation<ReadBlockedIdentityMutation, ReadBlockedIdentityMutationVariables>(ReadBlockedIdentityDocument);