/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new relation between two patients. */
export type AddRelationInput = {
  /** Whether the desk offers the relative's contact for turnos of the patient. */
  isTold?: boolean;
  /** The relative, as seen from the patient. */
  kind: RelationKind;
  /** Whether the relative may book, cancel and move turnos of the patient. */
  mayBook?: boolean;
  /** Whether the relative sees turnos of the patient. BAD_REQUEST if false with mayBook. */
  maySee?: boolean;
  /** Id of the patient; NOT_FOUND if unknown. */
  patientId: string | number;
  /** Id of the relative, another patient; NOT_FOUND if unknown. */
  relativeId: string | number;
};

/** The relative, as seen from the patient. */
export type RelationKind =
  /** Cuidador o cuidadora. */
  | 'carer'
  /** Hijo o hija. */
  | 'child'
  /** Padre. */
  | 'father'
  /** Tutor o tutora. */
  | 'guardian'
  /** Madre. */
  | 'mother'
  /** Pareja. */
  | 'partner';

export type RelationFactsFragment = { id: string, kind: RelationKind, patientId: string, patientName: string, patientBirthDate: string | null, relativeId: string, relativeName: string, mayBook: boolean, maySee: boolean, isTold: boolean, isInForce: boolean, isDeclared: boolean, mayConfirm: boolean };

export type FamilyOfPatientQueryVariables = Exact<{
  id: string | number;
}>;


export type FamilyOfPatientQuery = { patient: { id: string, relations: Array<{ id: string, kind: RelationKind, patientId: string, patientName: string, patientBirthDate: string | null, relativeId: string, relativeName: string, mayBook: boolean, maySee: boolean, isTold: boolean, isInForce: boolean, isDeclared: boolean, mayConfirm: boolean }> | null } };

export type RelativesQueryVariables = Exact<{
  search: string;
}>;


export type RelativesQuery = { patients: Array<{ id: string, name: string, birthDate: string | null, email: string | null, phone: string | null, documentNumber: string | null }> };

export type AddRelationMutationVariables = Exact<{
  input: AddRelationInput;
}>;


export type AddRelationMutation = { added: { id: string, kind: RelationKind, patientId: string, patientName: string, patientBirthDate: string | null, relativeId: string, relativeName: string, mayBook: boolean, maySee: boolean, isTold: boolean, isInForce: boolean, isDeclared: boolean, mayConfirm: boolean } };

export type ConfirmRelationMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmRelationMutation = { confirmRelation: { id: string, kind: RelationKind, patientId: string, patientName: string, patientBirthDate: string | null, relativeId: string, relativeName: string, mayBook: boolean, maySee: boolean, isTold: boolean, isInForce: boolean, isDeclared: boolean, mayConfirm: boolean } };

export type EndRelationMutationVariables = Exact<{
  id: string | number;
}>;


export type EndRelationMutation = { endRelation: string };

export const RelationFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRelation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"relativeId"}},{"kind":"Field","name":{"kind":"Name","value":"relativeName"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"maySee"}},{"kind":"Field","name":{"kind":"Name","value":"isTold"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"isDeclared"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}}]}}]} as unknown as DocumentNode<RelationFactsFragment, unknown>;
export const FamilyOfPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FamilyOfPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"relations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelationFacts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRelation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"relativeId"}},{"kind":"Field","name":{"kind":"Name","value":"relativeName"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"maySee"}},{"kind":"Field","name":{"kind":"Name","value":"isTold"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"isDeclared"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}}]}}]} as unknown as DocumentNode<FamilyOfPatientQuery, FamilyOfPatientQueryVariables>;
export const RelativesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Relatives"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}}]} as unknown as DocumentNode<RelativesQuery, RelativesQueryVariables>;
export const AddRelationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRelation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRelationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"addRelation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelationFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRelation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"relativeId"}},{"kind":"Field","name":{"kind":"Name","value":"relativeName"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"maySee"}},{"kind":"Field","name":{"kind":"Name","value":"isTold"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"isDeclared"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}}]}}]} as unknown as DocumentNode<AddRelationMutation, AddRelationMutationVariables>;
export const ConfirmRelationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmRelation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmRelation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelationFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelationFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRelation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"patientId"}},{"kind":"Field","name":{"kind":"Name","value":"patientName"}},{"kind":"Field","name":{"kind":"Name","value":"patientBirthDate"}},{"kind":"Field","name":{"kind":"Name","value":"relativeId"}},{"kind":"Field","name":{"kind":"Name","value":"relativeName"}},{"kind":"Field","name":{"kind":"Name","value":"mayBook"}},{"kind":"Field","name":{"kind":"Name","value":"maySee"}},{"kind":"Field","name":{"kind":"Name","value":"isTold"}},{"kind":"Field","name":{"kind":"Name","value":"isInForce"}},{"kind":"Field","name":{"kind":"Name","value":"isDeclared"}},{"kind":"Field","name":{"kind":"Name","value":"mayConfirm"}}]}}]} as unknown as DocumentNode<ConfirmRelationMutation, ConfirmRelationMutationVariables>;
export const EndRelationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndRelation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endRelation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndRelationMutation, EndRelationMutationVariables>;
export const useFamilyOfPatientQuery = bindQuery<FamilyOfPatientQuery, FamilyOfPatientQueryVariables>(FamilyOfPatientDocument);
export const useRelativesQuery = bindQuery<RelativesQuery, RelativesQueryVariables>(RelativesDocument);
export const useAddRelationMutation = bindMutation<AddRelationMutation, AddRelationMutationVariables>(AddRelationDocument);
export const useConfirmRelationMutation = bindMutation<ConfirmRelationMutation, ConfirmRelationMutationVariables>(ConfirmRelationDocument);
export const useEndRelationMutation = bindMutation<EndRelationMutation, EndRelationMutationVariables>(EndRelationDocument);