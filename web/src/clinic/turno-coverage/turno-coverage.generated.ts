/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Coverage of an appointment: one of the patient's coverages, or an insurer. */
export type AppointmentCoverageInput = {
  /** Whether the patient keeps insurer, plan and memberNumber as a coverage, unless it has the number already. For the permission patients, and keys with patients:write and personal-data; otherwise FORBIDDEN. Ignored before there is an appointment. */
  addToPatient?: boolean;
  /** Id of a coverage of the patient that is valid on the appointment's day, for staff and for the patient's account; instead of an insurer. Online booking copies insurer and plan of another coverage of the account's, and ignores unknown ones. */
  coverageId?: string | number | null | undefined;
  /** Id of an insurer, accepted or not. */
  insurerId?: number | null | undefined;
  /** Whether the patient pays (Particular); instead of a coverage or an insurer. */
  isPrivatePay?: boolean;
  /** Member's number, which matches the insurer's numberPattern; absent: unknown. */
  memberNumber?: string | null | undefined;
  /** Id of one of the insurer's active plans; absent: unknown. */
  planId?: number | null | undefined;
};

/** Authorization of an appointment, as a whole: absent values are emptied. */
export type AuthorizationInput = {
  /** Number given by the insurer. */
  number?: string | null | undefined;
  /** CUIR of the electronic order. */
  orderCuir?: string | null | undefined;
  /** BAD_REQUEST for expired. null or absent: nothing noted, so needed where the coverage needs one. */
  status?: AuthorizationStatus | null | undefined;
  /** Last day. */
  validUntil?: string | null | undefined;
};

/** State of an insurer's authorization of an appointment. */
export type AuthorizationStatus =
  /** Vencida. */
  | 'expired'
  /** Autorizada. */
  | 'granted'
  /** Falta pedirla. */
  | 'needed'
  /** Rechazada. */
  | 'refused'
  /** Pedida. */
  | 'requested';

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

export type TurnoCoverageFragment = { insurerId: number, insurerName: string, isPrivatePay: boolean, planName: string | null, memberNumber: string | null, outcome: CoverageOutcome, copay: number | null, exemptReason: ExemptReason | null, authorization: { status: AuthorizationStatus, number: string | null, validUntil: string | null, orderCuir: string | null } | null };

export type CoveredTurnoFragment = { id: string, version: number, coverage: { insurerId: number, insurerName: string, isPrivatePay: boolean, planName: string | null, memberNumber: string | null, outcome: CoverageOutcome, copay: number | null, exemptReason: ExemptReason | null, authorization: { status: AuthorizationStatus, number: string | null, validUntil: string | null, orderCuir: string | null } | null } | null };

export type CoverageOfTurnoQueryVariables = Exact<{
  id: string | number;
}>;


export type CoverageOfTurnoQuery = { appointment: { id: string, version: number, coverage: { insurerId: number, insurerName: string, isPrivatePay: boolean, planName: string | null, memberNumber: string | null, outcome: CoverageOutcome, copay: number | null, exemptReason: ExemptReason | null, authorization: { status: AuthorizationStatus, number: string | null, validUntil: string | null, orderCuir: string | null } | null } | null } };

export type SetTurnoCoverageMutationVariables = Exact<{
  id: string | number;
  coverage?: AppointmentCoverageInput | null | undefined;
  exemptReason?: ExemptReason | null | undefined;
  expectedVersion?: number | null | undefined;
}>;


export type SetTurnoCoverageMutation = { setAppointmentCoverage: { id: string, version: number, coverage: { insurerId: number, insurerName: string, isPrivatePay: boolean, planName: string | null, memberNumber: string | null, outcome: CoverageOutcome, copay: number | null, exemptReason: ExemptReason | null, authorization: { status: AuthorizationStatus, number: string | null, validUntil: string | null, orderCuir: string | null } | null } | null } };

export type SetTurnoAuthorizationMutationVariables = Exact<{
  id: string | number;
  input: AuthorizationInput;
  expectedVersion?: number | null | undefined;
}>;


export type SetTurnoAuthorizationMutation = { setAppointmentAuthorization: { id: string, version: number, coverage: { insurerId: number, insurerName: string, isPrivatePay: boolean, planName: string | null, memberNumber: string | null, outcome: CoverageOutcome, copay: number | null, exemptReason: ExemptReason | null, authorization: { status: AuthorizationStatus, number: string | null, validUntil: string | null, orderCuir: string | null } | null } | null } };

export const TurnoCoverageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnoCoverage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivatePay"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copay"}},{"kind":"Field","name":{"kind":"Name","value":"exemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"authorization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"orderCuir"}}]}}]}}]} as unknown as DocumentNode<TurnoCoverageFragment, unknown>;
export const CoveredTurnoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnoCoverage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnoCoverage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivatePay"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copay"}},{"kind":"Field","name":{"kind":"Name","value":"exemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"authorization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"orderCuir"}}]}}]}}]} as unknown as DocumentNode<CoveredTurnoFragment, unknown>;
export const CoverageOfTurnoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoverageOfTurno"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredTurno"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnoCoverage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivatePay"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copay"}},{"kind":"Field","name":{"kind":"Name","value":"exemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"authorization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"orderCuir"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnoCoverage"}}]}}]}}]} as unknown as DocumentNode<CoverageOfTurnoQuery, CoverageOfTurnoQueryVariables>;
export const SetTurnoCoverageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTurnoCoverage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coverage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentCoverageInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exemptReason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExemptReason"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAppointmentCoverage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"coverage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coverage"}}},{"kind":"Argument","name":{"kind":"Name","value":"exemptReason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exemptReason"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredTurno"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnoCoverage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivatePay"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copay"}},{"kind":"Field","name":{"kind":"Name","value":"exemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"authorization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"orderCuir"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnoCoverage"}}]}}]}}]} as unknown as DocumentNode<SetTurnoCoverageMutation, SetTurnoCoverageMutationVariables>;
export const SetTurnoAuthorizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTurnoAuthorization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuthorizationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAppointmentAuthorization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appointmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredTurno"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TurnoCoverage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AppointmentCoverage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"insurerId"}},{"kind":"Field","name":{"kind":"Name","value":"insurerName"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivatePay"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"memberNumber"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"copay"}},{"kind":"Field","name":{"kind":"Name","value":"exemptReason"}},{"kind":"Field","name":{"kind":"Name","value":"authorization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"orderCuir"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredTurno"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Appointment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"coverage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TurnoCoverage"}}]}}]}}]} as unknown as DocumentNode<SetTurnoAuthorizationMutation, SetTurnoAuthorizationMutationVariables>;
export const useCoverageOfTurnoQuery = bindQuery<CoverageOfTurnoQuery, CoverageOfTurnoQueryVariables>(CoverageOfTurnoDocument);
export const useSetTurnoCoverageMutation = bindMutation<SetTurnoCoverageMutation, SetTurnoCoverageMutationVariables>(SetTurnoCoverageDocument);
export const useSetTurnoAuthorizationMutation = bindMutation<SetTurnoAuthorizationMutation, SetTurnoAuthorizationMutationVariables>(SetTurnoAuthorizationDocument);