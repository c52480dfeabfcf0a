/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether an insurer covers a turno. */
export type CoverageOutcome =
  /** Not taken. */
  | 'no'
  /** Taken with an authorization of the insurer; there may be a copay besides. */
  | 'with_authorization'
  /** Taken, and the patient pays a copay. */
  | 'with_copay'
  /** Taken, without a copay. */
  | 'yes';

export type CoverageForQueryVariables = Exact<{
  insurerId: number;
  planId?: number | null | undefined;
  professionalId: number;
  appointmentTypeId?: number | null | undefined;
  date: string;
}>;


export type CoverageForQuery = { coverageFor: { outcome: CoverageOutcome, copay: number | null } };

export type PatientOfMadeQueryVariables = Exact<{
  id: string | number;
}>;


export type PatientOfMadeQuery = { appointment: { id: string, patientId: string | null } };


export const CoverageForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoverageFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"insurerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentTypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coverageFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"insurerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"insurerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"appointmentTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copay"}}]}}]}}]} as unknown as DocumentNode<CoverageForQuery, CoverageForQueryVariables>;
export const PatientOfMadeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientOfMade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}}]}}]}}]} as unknown as DocumentNode<PatientOfMadeQuery, PatientOfMadeQueryVariables>;
export const useCoverageForQuery = bindQuery<CoverageForQuery, CoverageForQueryVariables>(CoverageForDocument);
export const usePatientOfMadeQuery = bindQuery<PatientOfMadeQuery, PatientOfMadeQueryVariables>(PatientOfMadeDocument);
export const usePatientOfMadeLazyQuery = bindLazyQuery<PatientOfMadeQuery, PatientOfMadeQueryVariables>(PatientOfMadeDocument);