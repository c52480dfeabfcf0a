/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of reader of a patient’s data. */
export type ReaderKind =
  /** Reception or administration. */
  | 'administrator'
  /** An account that was deleted since. */
  | 'deleted'
  /** A professional of an appointment. */
  | 'professional'
  /** An API key. */
  | 'program';

export type ReadingFragment = { id: string, at: string, kind: ReaderKind, readerName: string | null };

export const ReadingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Reading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PatientRead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"readerName"}}]}}]} as unknown as DocumentNode<ReadingFragment, unknown>;