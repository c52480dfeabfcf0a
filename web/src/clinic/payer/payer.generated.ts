/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../kit/graphql/hooks';
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

/** Why a patient owes no copay. */
export type ExemptReason =
  /** Shown as "Discapacidad". */
  | 'disability'
  /** Shown as "Urgencia o emergencia". */
  | 'emergency'
  /** Shown as "Primeros 1.000 días". */
  | 'first_1000_days'
  /** Shown as "Hepatitis". */
  | 'hepatitis'
  /** Shown as "VIH". */
  | 'hiv'
  /** Shown as "Tratamiento oncológico". */
  | 'oncology'
  /** Shown as "Embarazo y plan materno infantil". */
  | 'pregnancy'
  /** Shown as "Odontología preventiva". */
  | 'preventive_dentistry'
  /** Shown as "Salud sexual". */
  | 'sexual_health'
  /** Shown as "Trasplante". */
  | 'transplant'
  /** Shown as "Tuberculosis". */
  | 'tuberculosis';

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

export type PayersToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type PayersToChooseQuery = { acceptedInsurers: Array<{ id: number, name: string, kind: InsurerKind, aliases: Array<string>, numberPattern: string | null, planMatters: boolean, plans: Array<{ id: number, name: string, isActive: boolean }> }> };

export type TurnoCoverageForQueryVariables = Exact<{
  insurerId: number;
  planId?: number | null | undefined;
  professionalId: number;
  appointmentTypeId?: number | null | undefined;
  date: string;
  exempt?: ExemptReason | null | undefined;
}>;


export type TurnoCoverageForQuery = { coverageFor: { outcome: CoverageOutcome, copay: number | null } };

export type ProfessionalCoveragesQueryVariables = Exact<{
  insurerId: number;
  planId?: number | null | undefined;
}>;


export type ProfessionalCoveragesQuery = { professionalCoverages: Array<{ professionalId: number, outcome: CoverageOutcome, copay: number | null, varies: boolean }> };


export const PayersToChooseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayersToChoose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptedInsurers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"planMatters"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]} as unknown as DocumentNode<PayersToChooseQuery, PayersToChooseQueryVariables>;
export const TurnoCoverageForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TurnoCoverageFor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"insurerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appointmentTypeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exempt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExemptReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coverageFor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"insurerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"insurerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"professionalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"professionalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"appointmentTypeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appointmentTypeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}},{"kind":"Argument","name":{"kind":"Name","value":"exempt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exempt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copay"}}]}}]}}]} as unknown as DocumentNode<TurnoCoverageForQuery, TurnoCoverageForQueryVariables>;
export const ProfessionalCoveragesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfessionalCoverages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"insurerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalCoverages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"insurerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"insurerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copay"}},{"kind":"Field","name":{"kind":"Name","value":"varies"}}]}}]}}]} as unknown as DocumentNode<ProfessionalCoveragesQuery, ProfessionalCoveragesQueryVariables>;
export const usePayersToChooseQuery = bindQuery<PayersToChooseQuery, PayersToChooseQueryVariables>(PayersToChooseDocument);
export const useTurnoCoverageForQuery = bindQuery<TurnoCoverageForQuery, TurnoCoverageForQueryVariables>(TurnoCoverageForDocument);
export const useProfessionalCoveragesQuery = bindQuery<ProfessionalCoveragesQuery, ProfessionalCoveragesQueryVariables>(ProfessionalCoveragesDocument);