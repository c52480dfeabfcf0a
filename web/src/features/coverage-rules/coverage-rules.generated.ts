/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The turnos that a rule is about, and the rules that the caller has seen for them. */
export type CoverageCellInput = {
  /** Id of an appointment type, instead of its professional or a specialty. */
  appointmentTypeId?: number | null | undefined;
  /** Id of an insurer; NOT_FOUND if unknown. */
  insurerId: number;
  /** Id of one of the insurer's plans; absent or null: all. */
  planId?: number | null | undefined;
  /** Id of a professional, instead of a specialty. */
  professionalId?: number | null | undefined;
  /** Every rule of exactly these turnos that has not ended, as `coverageRules` returned them; empty: none. CONFLICT if they differ now. Omit it, or send null, to overwrite. */
  seen?: Array<SeenCoverageRuleInput> | null | undefined;
  /** Id of a specialty; absent or null: all. */
  specialtyId?: number | null | undefined;
};

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

/** A rule as the caller has seen it. */
export type SeenCoverageRuleInput = {
  /** Id of the rule. */
  id: number;
  /** The version that the caller has seen. */
  version: number;
};

/** One outcome for several sets of turnos, in a period. */
export type SetCoverageRulesInput = {
  /** Distinct sets of turnos, 1 to 500. */
  cells: Array<CoverageCellInput>;
  /** null: no rule of their own in this period, so that wider ones apply. */
  outcome?: CoverageOutcome | null | undefined;
  /** First day, today or later. */
  validFrom: string;
  /** Last day; absent or null: no end. */
  validTo?: string | null | undefined;
};

export type RuleFactsFragment = { id: number, insurerId: number, planId: number | null, specialtyId: number | null, professionalId: number | null, appointmentTypeId: number | null, outcome: CoverageOutcome, validFrom: string, validTo: string | null, version: number };

export type CopayFactsFragment = { id: number, insurerId: number, planId: number | null, specialtyId: number | null, professionalId: number | null, appointmentTypeId: number | null, amount: number | null, validFrom: string, version: number };

export type InsurerToRuleFragment = { id: number, name: string, kind: InsurerKind, aliases: Array<string>, isAccepted: boolean, plans: Array<{ id: number, name: string, isActive: boolean }> };

export type SpecialtyToRuleFragment = { id: number, name: string, isActive: boolean };

export type ProfessionalToRuleFragment = { id: number, name: string, specialtyId: number | null, consultationKinds: Array<{ id: number, name: string }> };

export type CoverageRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type CoverageRulesQuery = { clinic: { now: string }, insurers: Array<{ id: number, name: string, kind: InsurerKind, aliases: Array<string>, isAccepted: boolean, plans: Array<{ id: number, name: string, isActive: boolean }> }>, allSpecialties: Array<{ id: number, name: string, isActive: boolean }>, allProfessionals: Array<{ id: number, name: string, specialtyId: number | null, consultationKinds: Array<{ id: number, name: string }> }>, coverageRules: Array<{ id: number, insurerId: number, planId: number | null, specialtyId: number | null, professionalId: number | null, appointmentTypeId: number | null, outcome: CoverageOutcome, validFrom: string, validTo: string | null, version: number }>, copayAmounts: Array<{ id: number, insurerId: number, planId: number | null, specialtyId: number | null, professionalId: number | null, appointmentTypeId: number | null, amount: number | null, validFrom: string, version: number }> };

export type CoverageRulesPreviewQueryVariables = Exact<{
  input: SetCoverageRulesInput;
}>;


export type CoverageRulesPreviewQuery = { coverageRulesPreview: { changedCells: number, replacedRules: number, appointments: number } };

export type SetCoverageRulesMutationVariables = Exact<{
  input: SetCoverageRulesInput;
}>;


export type SetCoverageRulesMutation = { setCoverageRules: Array<{ id: number, insurerId: number, planId: number | null, specialtyId: number | null, professionalId: number | null, appointmentTypeId: number | null, outcome: CoverageOutcome, validFrom: string, validTo: string | null, version: number }> };

export const RuleFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoverageRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RuleFactsFragment, unknown>;
export const CopayFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopayFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CopayAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CopayFactsFragment, unknown>;
export const InsurerToRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsurerToRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Insurer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<InsurerToRuleFragment, unknown>;
export const SpecialtyToRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialtyToRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<SpecialtyToRuleFragment, unknown>;
export const ProfessionalToRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfessionalToRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProfessionalToRuleFragment, unknown>;
export const CoverageRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoverageRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insurers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InsurerToRule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allSpecialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialtyToRule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allProfessionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfessionalToRule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverageRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copayAmounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopayFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsurerToRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Insurer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialtyToRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfessionalToRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoverageRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopayFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CopayAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CoverageRulesQuery, CoverageRulesQueryVariables>;
export const CoverageRulesPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoverageRulesPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCoverageRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coverageRulesPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedCells"}},{"kind":"Field","name":{"kind":"Name","value":"replacedRules"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"}}]}}]}}]} as unknown as DocumentNode<CoverageRulesPreviewQuery, CoverageRulesPreviewQueryVariables>;
export const SetCoverageRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCoverageRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCoverageRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCoverageRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RuleFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RuleFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoverageRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetCoverageRulesMutation, SetCoverageRulesMutationVariables>;
export const useCoverageRulesQuery = bindQuery<CoverageRulesQuery, CoverageRulesQueryVariables>(CoverageRulesDocument);
export const useCoverageRulesPreviewQuery = bindQuery<CoverageRulesPreviewQuery, CoverageRulesPreviewQueryVariables>(CoverageRulesPreviewDocument);
export const useSetCoverageRulesMutation = bindMutation<SetCoverageRulesMutation, SetCoverageRulesMutationVariables>(SetCoverageRulesDocument);