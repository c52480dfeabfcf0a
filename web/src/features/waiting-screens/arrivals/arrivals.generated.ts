/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of an appointment of today at an arrival screen. */
export type ArrivalState =
  /** The arrival is recorded. */
  | 'arrived'
  /** The appointment is completed. */
  | 'attended'
  /** The appointment is cancelled. */
  | 'cancelled'
  /** It is over, or marked absent. */
  | 'closed'
  /** The patient may confirm the arrival. */
  | 'expected';

/** A patient who identifies at an arrival screen. */
export type ArrivingPatientInput = {
  /** Day of birth, MM-dd. */
  birthDay: string;
  /** 6 to 8 digits; dots and spaces are dropped. */
  dni: string;
};

export type ArrivalScreenQueryVariables = Exact<{
  token: string;
}>;


export type ArrivalScreenQuery = { arrivalScreen: { name: string }, clinic: { name: string, now: string } };

export type ArrivingPatientFactsFragment = { firstName: string, appointments: Array<{ startTime: string, state: ArrivalState, initials: string | null, code: string | null }> };

export type IdentifyArrivalMutationVariables = Exact<{
  token: string;
  patient: ArrivingPatientInput;
}>;


export type IdentifyArrivalMutation = { identifyArrival: { firstName: string, appointments: Array<{ startTime: string, state: ArrivalState, initials: string | null, code: string | null }> } | null };

export type ConfirmArrivalMutationVariables = Exact<{
  token: string;
  patient: ArrivingPatientInput;
  startTime: string;
}>;


export type ConfirmArrivalMutation = { confirmArrival: { firstName: string, appointments: Array<{ startTime: string, state: ArrivalState, initials: string | null, code: string | null }> } | null };

export const ArrivingPatientFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArrivingPatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArrivingPatient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<ArrivingPatientFactsFragment, unknown>;
export const ArrivalScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArrivalScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrivalScreen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clinic"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}}]} as unknown as DocumentNode<ArrivalScreenQuery, ArrivalScreenQueryVariables>;
export const IdentifyArrivalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IdentifyArrival"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patient"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArrivingPatientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifyArrival"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"patient"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patient"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArrivingPatientFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArrivingPatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArrivingPatient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<IdentifyArrivalMutation, IdentifyArrivalMutationVariables>;
export const ConfirmArrivalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmArrival"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patient"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArrivingPatientInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmArrival"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"patient"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patient"}}},{"kind":"Argument","name":{"kind":"Name","value":"startTime"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArrivingPatientFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArrivingPatientFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArrivingPatient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"appointments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<ConfirmArrivalMutation, ConfirmArrivalMutationVariables>;
export const useArrivalScreenQuery = bindQuery<ArrivalScreenQuery, ArrivalScreenQueryVariables>(ArrivalScreenDocument);
export const useIdentifyArrivalMutation = bindMutation<IdentifyArrivalMutation, IdentifyArrivalMutationVariables>(IdentifyArrivalDocument);
export const useConfirmArrivalMutation = bindMutation<ConfirmArrivalMutation, ConfirmArrivalMutationVariables>(ConfirmArrivalDocument);