/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IncomeEstimateQueryVariables = Exact<{ [key: string]: never; }>;


export type IncomeEstimateQuery = { incomeEstimate: { totalMonthly: number, items: Array<{ professionalId: number, name: string, weeklyHours: number, monthlyHours: number, monthlyCost: number }> } };


export const IncomeEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IncomeEstimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"incomeEstimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyHours"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyHours"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyCost"}}]}}]}}]}}]} as unknown as DocumentNode<IncomeEstimateQuery, IncomeEstimateQueryVariables>;
export const useIncomeEstimateQuery = bindQuery<IncomeEstimateQuery, IncomeEstimateQueryVariables>(IncomeEstimateDocument);