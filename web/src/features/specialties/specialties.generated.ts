/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new specialty. */
export type CreateSpecialtyInput = {
  /** At most 1,000 characters. */
  description?: string;
  /** Up to 50 questions beside the patient's data, in order. */
  formConfig?: Array<FormFieldInput>;
  /** Icon name; null shows the stethoscope. */
  icon?: string | null | undefined;
  /** Whether the public sees it immediately. */
  isActive?: boolean;
  /** Further search words, separated by commas, at most 1,000 characters. */
  keywords?: string;
  /** 1 to 100 characters, unique among specialties. */
  name: string;
  /** 0 to 9999, lower first; absent or null: one more than there are specialties. */
  sortOrder?: number | null | undefined;
};

/** One question of a specialty's request form. */
export type FormFieldInput = {
  /** Permanent key of the answer, unique in the form. 1 to 64 letters, digits, - and _. */
  id: string;
  /** Question for the patient, 1 to 200 characters. */
  label: string;
  /** At least one for select and radio, any number for checkbox, none for others. Unique, 1 to 200 characters, not blank. */
  options?: Array<string> | null | undefined;
  /** Hint inside the empty control, at most 200 characters; null for none. */
  placeholder?: string | null | undefined;
  /** Whether an answer is required. */
  required?: boolean;
  /** Determines the control and the valid answers. */
  type: FormFieldType;
  /** Only for a number; null: no bounds. */
  validation?: FormFieldValidationInput | null | undefined;
};

/** Control of a form field. */
export type FormFieldType =
  /** Sí or no; with options, any number of them. */
  | 'checkbox'
  /** A calendar date, yyyy-MM-dd. */
  | 'date'
  /** An e-mail address. */
  | 'email'
  /** A number, within the bounds of `validation`. */
  | 'number'
  /** One of the options, all of them in view. */
  | 'radio'
  /** One of the options, from a list that opens. */
  | 'select'
  /** A telephone number, as free text. */
  | 'tel'
  /** One line of text. */
  | 'text'
  /** Text of several lines. */
  | 'textarea';

/** Bounds of a number field, both included. */
export type FormFieldValidationInput = {
  /** Largest accepted number, not below the smallest; null for no bound. */
  max?: number | null | undefined;
  /** Smallest accepted number; null for no bound. */
  min?: number | null | undefined;
};

/** Changes of a specialty; absent fields stay. */
export type UpdateSpecialtyInput = {
  /** At most 1,000 characters. null empties it. */
  description?: string | null | undefined;
  /** All questions in order, up to 50; null is rejected. Existing requests keep their form. */
  formConfig?: Array<FormFieldInput> | null | undefined;
  /** Icon name; null shows the stethoscope. */
  icon?: string | null | undefined;
  /** false hides it from the public; confirmed open requests and other requests stay. null is rejected. */
  isActive?: boolean | null | undefined;
  /** At most 1,000 characters. null empties it. */
  keywords?: string | null | undefined;
  /** 1 to 100 characters. null is rejected. */
  name?: string | null | undefined;
  /** 0 to 9999, lower first; null is rejected. */
  sortOrder?: number | null | undefined;
};

export type SpecialtyFactsFragment = { id: number, name: string, description: string, icon: string | null, isActive: boolean, sortOrder: number, keywords: string, professionalCount: number, version: number, formConfig: Array<{ id: string, type: FormFieldType, label: string, required: boolean, placeholder: string | null, options: Array<string>, validation: { min: number | null, max: number | null } | null }> };

export type AllSpecialtiesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllSpecialtiesQuery = { allSpecialties: Array<{ id: number, name: string, description: string, icon: string | null, isActive: boolean, sortOrder: number, keywords: string, professionalCount: number, version: number, formConfig: Array<{ id: string, type: FormFieldType, label: string, required: boolean, placeholder: string | null, options: Array<string>, validation: { min: number | null, max: number | null } | null }> }> };

export type CreateSpecialtyMutationVariables = Exact<{
  input: CreateSpecialtyInput;
  idempotencyKey: string;
}>;


export type CreateSpecialtyMutation = { createSpecialty: { id: number, name: string, description: string, icon: string | null, isActive: boolean, sortOrder: number, keywords: string, professionalCount: number, version: number, formConfig: Array<{ id: string, type: FormFieldType, label: string, required: boolean, placeholder: string | null, options: Array<string>, validation: { min: number | null, max: number | null } | null }> } };

export type UpdateSpecialtyMutationVariables = Exact<{
  id: number;
  input: UpdateSpecialtyInput;
  confirmedRequests?: Array<string | number> | string | number | null | undefined;
  expectedVersion?: number | null | undefined;
}>;


export type UpdateSpecialtyMutation = { updateSpecialty: { id: number, name: string, description: string, icon: string | null, isActive: boolean, sortOrder: number, keywords: string, professionalCount: number, version: number, formConfig: Array<{ id: string, type: FormFieldType, label: string, required: boolean, placeholder: string | null, options: Array<string>, validation: { min: number | null, max: number | null } | null }> } };

export type DeleteSpecialtyMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSpecialtyMutation = { deleteSpecialty: boolean };

export const SpecialtyFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialtyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"professionalCount"}},{"kind":"Field","name":{"kind":"Name","value":"formConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<SpecialtyFactsFragment, unknown>;
export const AllSpecialtiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllSpecialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allSpecialties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialtyFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialtyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"professionalCount"}},{"kind":"Field","name":{"kind":"Name","value":"formConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AllSpecialtiesQuery, AllSpecialtiesQueryVariables>;
export const CreateSpecialtyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSpecialty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSpecialtyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSpecialty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialtyFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialtyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"professionalCount"}},{"kind":"Field","name":{"kind":"Name","value":"formConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateSpecialtyMutation, CreateSpecialtyMutationVariables>;
export const UpdateSpecialtyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSpecialty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSpecialtyInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmedRequests"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSpecialty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmedRequests"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmedRequests"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialtyFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialtyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Specialty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"sortOrder"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"professionalCount"}},{"kind":"Field","name":{"kind":"Name","value":"formConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateSpecialtyMutation, UpdateSpecialtyMutationVariables>;
export const DeleteSpecialtyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSpecialty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSpecialty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSpecialtyMutation, DeleteSpecialtyMutationVariables>;
export const useAllSpecialtiesQuery = bindQuery<AllSpecialtiesQuery, AllSpecialtiesQueryVariables>(AllSpecialtiesDocument);
export const useCreateSpecialtyMutation = bindMutation<CreateSpecialtyMutation, CreateSpecialtyMutationVariables>(CreateSpecialtyDocument);
export const useUpdateSpecialtyMutation = bindMutation<UpdateSpecialtyMutation, UpdateSpecialtyMutationVariables>(UpdateSpecialtyDocument);
export const useDeleteSpecialtyMutation = bindMutation<DeleteSpecialtyMutation, DeleteSpecialtyMutationVariables>(DeleteSpecialtyDocument);