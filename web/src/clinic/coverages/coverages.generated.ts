/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new coverage of a patient. */
export type AddCoverageInput = {
  /** At most 200 characters. */
  holderName?: string | null | undefined;
  /** Id of any insurer, accepted or not. */
  insurerId: number;
  /** true: the caller has seen the card. For staff; ignored otherwise. */
  isChecked?: boolean;
  /** Whether it becomes the first one; a single coverage always is. */
  isPrimary?: boolean;
  /** Matches the insurer's numberPattern; required unless the patient pays. */
  number?: string;
  /** Id of the patient, for staff; absent: the caller's own. */
  patientId?: string | number | null | undefined;
  /** Id of an active plan of the insurer. */
  planId?: number | null | undefined;
  /** The patient, as seen from the holder. */
  relationship?: CoverageRelationship;
  /** First day; default: today. */
  validFrom?: string | null | undefined;
  /** Last day, not before the first. */
  validTo?: string | null | undefined;
};

/** The patient, as seen from the holder of the coverage. */
export type CoverageRelationship =
  /** Hijo o hija. */
  | 'child'
  /** Titular. */
  | 'holder'
  /** Otro familiar a cargo. */
  | 'other'
  /** Cónyuge o conviviente. */
  | 'spouse';

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

/** Changes of a coverage; absent fields stay. Other changes than dates and order end the check of the card. */
export type UpdateCoverageInput = {
  /** At most 200 characters. */
  holderName?: string | null | undefined;
  /** Without planId, the plan is emptied. null is rejected. */
  insurerId?: number | null | undefined;
  /** true: the caller has seen the card. For staff; ignored otherwise. */
  isChecked?: boolean;
  /** true: it becomes the first one. */
  isPrimary?: boolean;
  /** Matches the insurer's numberPattern. */
  number?: string | null | undefined;
  /** Id of an active plan of the insurer, or the present one. */
  planId?: number | null | undefined;
  /** null is rejected. */
  relationship?: CoverageRelationship | null | undefined;
  /** First day; null is rejected. */
  validFrom?: string | null | undefined;
  /** Last day; null: still valid. */
  validTo?: string | null | undefined;
};

export type CoverageFactsFragment = { id: string, number: string, holderName: string | null, relationship: CoverageRelationship, validFrom: string, validTo: string | null, checkedAt: string | null, checkedByName: string | null, isPrimary: boolean, version: number, insurer: { id: number, name: string, kind: InsurerKind, numberPattern: string | null, isAccepted: boolean }, plan: { id: number, name: string } | null };

export type CoveragesOfPatientQueryVariables = Exact<{
  id: string | number;
}>;


export type CoveragesOfPatientQuery = { patient: { id: string, coverages: Array<{ id: string, number: string, holderName: string | null, relationship: CoverageRelationship, validFrom: string, validTo: string | null, checkedAt: string | null, checkedByName: string | null, isPrimary: boolean, version: number, insurer: { id: number, name: string, kind: InsurerKind, numberPattern: string | null, isAccepted: boolean }, plan: { id: number, name: string } | null }> | null } };

export type MyCoveragesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCoveragesQuery = { myCoverages: Array<{ id: string, number: string, holderName: string | null, relationship: CoverageRelationship, validFrom: string, validTo: string | null, checkedAt: string | null, checkedByName: string | null, isPrimary: boolean, version: number, insurer: { id: number, name: string, kind: InsurerKind, numberPattern: string | null, isAccepted: boolean }, plan: { id: number, name: string } | null }> };

export type InsurerToChooseFragment = { id: number, name: string, kind: InsurerKind, aliases: Array<string>, numberPattern: string | null, isAccepted: boolean, plans: Array<{ id: number, name: string, isActive: boolean }> };

export type InsurersToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type InsurersToChooseQuery = { insurers: Array<{ id: number, name: string, kind: InsurerKind, aliases: Array<string>, numberPattern: string | null, isAccepted: boolean, plans: Array<{ id: number, name: string, isActive: boolean }> }> };

export type AddCoverageMutationVariables = Exact<{
  input: AddCoverageInput;
  idempotencyKey: string;
}>;


export type AddCoverageMutation = { addCoverage: { id: string, number: string, holderName: string | null, relationship: CoverageRelationship, validFrom: string, validTo: string | null, checkedAt: string | null, checkedByName: string | null, isPrimary: boolean, version: number, insurer: { id: number, name: string, kind: InsurerKind, numberPattern: string | null, isAccepted: boolean }, plan: { id: number, name: string } | null } };

export type UpdateCoverageMutationVariables = Exact<{
  id: string | number;
  input: UpdateCoverageInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateCoverageMutation = { updateCoverage: { id: string, number: string, holderName: string | null, relationship: CoverageRelationship, validFrom: string, validTo: string | null, checkedAt: string | null, checkedByName: string | null, isPrimary: boolean, version: number, insurer: { id: number, name: string, kind: InsurerKind, numberPattern: string | null, isAccepted: boolean }, plan: { id: number, name: string } | null } };

export type RemoveCoverageMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveCoverageMutation = { removeCoverage: string };

export const CoverageFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CoverageFactsFragment, unknown>;
export const InsurerToChooseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsurerToChoose"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Insurer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<InsurerToChooseFragment, unknown>;
export const CoveragesOfPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoveragesOfPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coverages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverageFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CoveragesOfPatientQuery, CoveragesOfPatientQueryVariables>;
export const MyCoveragesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCoverages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCoverages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<MyCoveragesQuery, MyCoveragesQueryVariables>;
export const InsurersToChooseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InsurersToChoose"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InsurerToChoose"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsurerToChoose"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Insurer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<InsurersToChooseQuery, InsurersToChooseQueryVariables>;
export const AddCoverageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCoverage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCoverageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCoverage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddCoverageMutation, AddCoverageMutationVariables>;
export const UpdateCoverageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCoverage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCoverageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCoverage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoverageFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoverageFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"numberPattern"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"relationship"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedByName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateCoverageMutation, UpdateCoverageMutationVariables>;
export const RemoveCoverageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCoverage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCoverage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveCoverageMutation, RemoveCoverageMutationVariables>;
export const useCoveragesOfPatientQuery = bindQuery<CoveragesOfPatientQuery, CoveragesOfPatientQueryVariables>(CoveragesOfPatientDocument);
export const useCoveragesOfPatientLazyQuery = bindLazyQuery<CoveragesOfPatientQuery, CoveragesOfPatientQueryVariables>(CoveragesOfPatientDocument);
export const useMyCoveragesQuery = bindQuery<MyCoveragesQuery, MyCoveragesQueryVariables>(MyCoveragesDocument);
export const useInsurersToChooseQuery = bindQuery<InsurersToChooseQuery, InsurersToChooseQueryVariables>(InsurersToChooseDocument);
export const useInsurersToChooseLazyQuery = bindLazyQuery<InsurersToChooseQuery, InsurersToChooseQueryVariables>(InsurersToChooseDocument);
export const useAddCoverageMutation = bindMutation<AddCoverageMutation, AddCoverageMutationVariables>(AddCoverageDocument);
export const useUpdateCoverageMutation = bindMutation<UpdateCoverageMutation, UpdateCoverageMutationVariables>(UpdateCoverageDocument);
export const useRemoveCoverageMutation = bindMutation<RemoveCoverageMutation, RemoveCoverageMutationVariables>(RemoveCoverageDocument);