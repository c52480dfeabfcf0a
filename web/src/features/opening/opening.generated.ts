/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Set-up steps of a new clinic before its first appointment, in order. */
export type OpeningStepName =
  /** The clinic has a name other than the default, and a phone or an e-mail address. */
  | 'identity'
  /** At least one public professional has a specialty and weekly hours. */
  | 'professionals'
  /** At least one active room has opening hours this month or later. */
  | 'rooms'
  /** After those three: a free slot within three months, or any appointment ever booked. */
  | 'slot'
  /** At least one specialty is active. */
  | 'specialties';

export type OpeningQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningQuery = { opening: { isDone: boolean, steps: Array<{ name: OpeningStepName, isDone: boolean }>, firstSlot: { professionalId: number, startTime: string, professional: { id: number, name: string } } | null } };

export type ToOpenForQueryVariables = Exact<{ [key: string]: never; }>;


export type ToOpenForQuery = { allProfessionals: Array<{ id: number, name: string }> };


export const OpeningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstSlot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"professionalId"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"professional"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OpeningQuery, OpeningQueryVariables>;
export const ToOpenForDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToOpenFor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allProfessionals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ToOpenForQuery, ToOpenForQueryVariables>;
export const useOpeningQuery = bindQuery<OpeningQuery, OpeningQueryVariables>(OpeningDocument);
export const useToOpenForQuery = bindQuery<ToOpenForQuery, ToOpenForQueryVariables>(ToOpenForDocument);