/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A copay from a day on. */
export type CopayAmountInput = {
  /** In the clinic's currency; absent or null: from then on, the amount for a wider set of turnos applies. */
  amount?: number | null | undefined;
  /** Id of an appointment type, instead of its professional or a specialty. */
  appointmentTypeId?: number | null | undefined;
  /** Version of the amount for the same turnos and day; 0: the caller has seen none. CONFLICT if it differs. Omit it, or send null, to overwrite. */
  expectedVersion?: number | null | undefined;
  /** Id of an insurer; NOT_FOUND if unknown. */
  insurerId: number;
  /** Id of one of the insurer's plans; absent or null: all. */
  planId?: number | null | undefined;
  /** Id of a professional, instead of a specialty. */
  professionalId?: number | null | undefined;
  /** Id of a specialty; absent or null: all. */
  specialtyId?: number | null | undefined;
  /** First day, today or later. */
  validFrom: string;
};

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

/** A raise of many copays. */
export type RaiseCopaysInput = {
  /** Only copays of these insurers; absent or null: all. */
  insurerIds?: Array<number> | null | undefined;
  /** 0.01 to 1000, with two decimals at most. */
  percentage: number;
  /** Rounds half up to multiples of it, never below the earlier amount: 0.01, 1, 10, 50, 100, 500, 1000. */
  roundTo?: number;
  /** First day of the raised amounts, today or later. */
  validFrom: string;
};

/** An amount as the caller has seen it. */
export type SeenCopayAmountInput = {
  /** Id of the amount. */
  id: number;
  /** The version that the caller has seen. */
  version: number;
};

/** Copays to set, all or nothing. */
export type SetCopayAmountsInput = {
  /** Distinct in turnos and day, 1 to 500. */
  amounts: Array<CopayAmountInput>;
};

/** Copays to withdraw before they apply, all or nothing. */
export type WithdrawCopayAmountsInput = {
  /** 1 to 500. */
  amounts: Array<SeenCopayAmountInput>;
};

export type CopaysQueryVariables = Exact<{ [key: string]: never; }>;


export type CopaysQuery = { clinic: { now: string }, insurers: Array<{ id: number, name: string, kind: InsurerKind, aliases: Array<string>, isAccepted: boolean, plans: Array<{ id: number, name: string, isActive: boolean }> }>, allSpecialties: Array<{ id: number, name: string, isActive: boolean }>, allProfessionals: Array<{ id: number, name: string, specialtyId: number | null, consultationKinds: Array<{ id: number, name: string }> }>, copayAmounts: Array<{ id: number, insurerId: number, planId: number | null, specialtyId: number | null, professionalId: number | null, appointmentTypeId: number | null, amount: number | null, validFrom: string, version: number }> };

export type SetCopayAmountsMutationVariables = Exact<{
  input: SetCopayAmountsInput;
}>;


export type SetCopayAmountsMutation = { setCopayAmounts: Array<{ id: number, insurerId: number, planId: number | null, specialtyId: number | null, professionalId: number | null, appointmentTypeId: number | null, amount: number | null, validFrom: string, version: number }> };

export type WithdrawCopayAmountsMutationVariables = Exact<{
  input: WithdrawCopayAmountsInput;
}>;


export type WithdrawCopayAmountsMutation = { withdrawCopayAmounts: boolean };

export type CopayRaiseQueryVariables = Exact<{
  input: RaiseCopaysInput;
}>;


export type CopayRaiseQuery = { copayRaise: { revision: string, keptAmounts: number, laterAmounts: number, rows: Array<{ raised: number, isApplied: boolean, base: { id: number, insurerId: number, planId: number | null, specialtyId: number | null, professionalId: number | null, appointmentTypeId: number | null, amount: number | null, validFrom: string, version: number } }> } };

export type CopayRaiseFactsFragment = { revision: string, keptAmounts: number, laterAmounts: number, rows: Array<{ raised: number, isApplied: boolean, base: { id: number, insurerId: number, planId: number | null, specialtyId: number | null, professionalId: number | null, appointmentTypeId: number | null, amount: number | null, validFrom: string, version: number } }> };

export type RaiseCopaysMutationVariables = Exact<{
  input: RaiseCopaysInput;
  revision: string;
}>;


export type RaiseCopaysMutation = { raiseCopays: { revision: string, rows: Array<{ raised: number, isApplied: boolean }> } };

export const CopayRaiseFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopayRaiseFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CopayRaise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"keptAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"laterAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopayFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopayFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CopayAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CopayRaiseFactsFragment, unknown>;
export const CopaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Copays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"now"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insurers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InsurerToRule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allSpecialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialtyToRule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allProfessionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfessionalToRule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"copayAmounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopayFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InsurerToRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Insurer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialtyToRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfessionalToRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Professional"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"consultationKinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopayFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CopayAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CopaysQuery, CopaysQueryVariables>;
export const SetCopayAmountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCopayAmounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCopayAmountsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCopayAmounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopayFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopayFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CopayAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetCopayAmountsMutation, SetCopayAmountsMutationVariables>;
export const WithdrawCopayAmountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawCopayAmounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawCopayAmountsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawCopayAmounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<WithdrawCopayAmountsMutation, WithdrawCopayAmountsMutationVariables>;
export const CopayRaiseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CopayRaise"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RaiseCopaysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copayRaise"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopayRaiseFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopayFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CopayAmount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"specialtyId"}},{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentTypeId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CopayRaiseFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CopayRaise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"keptAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"laterAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CopayFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}}]}}]} as unknown as DocumentNode<CopayRaiseQuery, CopayRaiseQueryVariables>;
export const RaiseCopaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaiseCopays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RaiseCopaysInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raiseCopays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}}]}}]}}]}}]} as unknown as DocumentNode<RaiseCopaysMutation, RaiseCopaysMutationVariables>;
export const useCopaysQuery = bindQuery<CopaysQuery, CopaysQueryVariables>(CopaysDocument);
export const useSetCopayAmountsMutation = bindMutation<SetCopayAmountsMutation, SetCopayAmountsMutationVariables>(SetCopayAmountsDocument);
export const useWithdrawCopayAmountsMutation = bindMutation<WithdrawCopayAmountsMutation, WithdrawCopayAmountsMutationVariables>(WithdrawCopayAmountsDocument);
export const useCopayRaiseQuery = bindQuery<CopayRaiseQuery, CopayRaiseQueryVariables>(CopayRaiseDocument);
export const useRaiseCopaysMutation = bindMutation<RaiseCopaysMutation, RaiseCopaysMutationVariables>(RaiseCopaysDocument);