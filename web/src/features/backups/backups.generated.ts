/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far a backup is. */
export type BackupState =
  /** It was restored, and nothing was missing. */
  | 'checked'
  /** It is written, and being restored beside the clinic to be checked. */
  | 'checking'
  /** It was not made, or not proved: `fault` tells why. */
  | 'failed'
  /** It is being written. */
  | 'making'
  /** It was checked, and given up later by the rule of what is kept. */
  | 'removed'
  /** Asked for; a server takes it within seconds. */
  | 'waiting';

export type BackupRowFragment = { id: string, state: BackupState, askedAt: string, askedBy: string | null, file: string | null, bytes: number | null, rows: number | null, isEncrypted: boolean, makeMs: number | null, checkMs: number | null, fault: string | null };

export type BackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupsQuery = { backups: { nightlyHour: number | null, isEncrypted: boolean, obstacle: string | null, isLate: boolean, lastMade: { id: string, state: BackupState, askedAt: string, askedBy: string | null, file: string | null, bytes: number | null, rows: number | null, isEncrypted: boolean, makeMs: number | null, checkMs: number | null, fault: string | null } | null, lastChecked: { id: string, state: BackupState, askedAt: string, askedBy: string | null, file: string | null, bytes: number | null, rows: number | null, isEncrypted: boolean, makeMs: number | null, checkMs: number | null, fault: string | null } | null, running: { id: string, state: BackupState, askedAt: string, askedBy: string | null, file: string | null, bytes: number | null, rows: number | null, isEncrypted: boolean, makeMs: number | null, checkMs: number | null, fault: string | null } | null, latest: Array<{ id: string, state: BackupState, askedAt: string, askedBy: string | null, file: string | null, bytes: number | null, rows: number | null, isEncrypted: boolean, makeMs: number | null, checkMs: number | null, fault: string | null }> } };

export type MakeBackupMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeBackupMutation = { makeBackup: { id: string, state: BackupState, askedAt: string, askedBy: string | null, file: string | null, bytes: number | null, rows: number | null, isEncrypted: boolean, makeMs: number | null, checkMs: number | null, fault: string | null } };

export const BackupRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackupFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}},{"kind":"Field","name":{"kind":"Name","value":"makeMs"}},{"kind":"Field","name":{"kind":"Name","value":"checkMs"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}}]}}]} as unknown as DocumentNode<BackupRowFragment, unknown>;
export const BackupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nightlyHour"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"lastMade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastChecked"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"running"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackupFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}},{"kind":"Field","name":{"kind":"Name","value":"makeMs"}},{"kind":"Field","name":{"kind":"Name","value":"checkMs"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}}]}}]} as unknown as DocumentNode<BackupsQuery, BackupsQueryVariables>;
export const MakeBackupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeBackup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BackupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BackupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BackupFacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"isEncrypted"}},{"kind":"Field","name":{"kind":"Name","value":"makeMs"}},{"kind":"Field","name":{"kind":"Name","value":"checkMs"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}}]}}]} as unknown as DocumentNode<MakeBackupMutation, MakeBackupMutationVariables>;
export const useBackupsQuery = bindQuery<BackupsQuery, BackupsQueryVariables>(BackupsDocument);
export const useBackupsLazyQuery = bindLazyQuery<BackupsQuery, BackupsQueryVariables>(BackupsDocument);
export const useMakeBackupMutation = bindMutation<MakeBackupMutation, MakeBackupMutationVariables>(MakeBackupDocument);