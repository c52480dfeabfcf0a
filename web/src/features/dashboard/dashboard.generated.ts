/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** First page of a professional after signing in. */
export type StartPage =
  /** The calendar, /dashboard. */
  | 'calendar'
  /** The day, /dashboard/today. */
  | 'today';

export type ChooseStartPageMutationVariables = Exact<{
  page: StartPage;
}>;


export type ChooseStartPageMutation = { updateProfile: { id: number, startPage: StartPage | null } };


export const ChooseStartPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseStartPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"startPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startPage"}}]}}]}}]} as unknown as DocumentNode<ChooseStartPageMutation, ChooseStartPageMutationVariables>;
export const useChooseStartPageMutation = bindMutation<ChooseStartPageMutation, ChooseStartPageMutationVariables>(ChooseStartPageDocument);