/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type FormQuestionFragment = { id: string, type: FormFieldType, label: string, required: boolean, placeholder: string | null, options: Array<string>, validation: { min: number | null, max: number | null } | null };

export const FormQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"validation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<FormQuestionFragment, unknown>;