/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Permission sets of every clinic. */
export type BuiltInPermissionSet =
  /** Recepción. */
  | 'desk'
  /** Dirección: always has every permission. */
  | 'direction'
  /** Gestión. */
  | 'management';

/** A new permission set. */
export type CreatePermissionSetInput = {
  /** Unique, ignoring case; 1 to 60 characters. */
  name: string;
  /** At least one. */
  permissions: Array<Permission>;
};

/** An action open to an administrator's account. */
export type Permission =
  /** Administrators' accounts and their permissions. */
  | 'accounts'
  /** The day, the calendar, check-in, absences of professionals. */
  | 'appointments'
  /** List, make and download backups. */
  | 'backups'
  /** API keys, webhooks, events and calendar links. */
  | 'integrations'
  /** Search for patients, with their contact data. */
  | 'patients'
  /** Professionals, specialties, services, and accounts of patients and professionals. */
  | 'people'
  /** Prices of rooms, discounts and fees. */
  | 'prices'
  /** Figures, income and activity. */
  | 'reports'
  /** Requests for appointments. */
  | 'requests'
  /** Rooms, rentals and hours. */
  | 'rooms'
  /** Security settings and the audit. */
  | 'security'
  /** Settings of the clinic, waiting screens and imports. */
  | 'settings'
  /** Take and reverse payments at the desk, open and close its till. */
  | 'till'
  /** Read who waits, and offer freed times. */
  | 'waiting_list';

/** Changes of a permission set; absent fields stay unchanged. */
export type UpdatePermissionSetInput = {
  /** null is rejected. */
  name?: string | null | undefined;
  /** At least one; null is rejected. */
  permissions?: Array<Permission> | null | undefined;
};

export type PermissionSetFactsFragment = { id: number, name: string, builtIn: BuiltInPermissionSet | null, permissions: Array<Permission>, accountCount: number, version: number, viewerCan: { give: boolean, delete: boolean } };

export type PermissionSetsQueryVariables = Exact<{ [key: string]: never; }>;


export type PermissionSetsQuery = { permissionSets: Array<{ id: number, name: string, builtIn: BuiltInPermissionSet | null, permissions: Array<Permission>, accountCount: number, version: number, viewerCan: { give: boolean, delete: boolean } }> };

export type CreatePermissionSetMutationVariables = Exact<{
  input: CreatePermissionSetInput;
  idempotencyKey: string;
}>;


export type CreatePermissionSetMutation = { createPermissionSet: { id: number, name: string, builtIn: BuiltInPermissionSet | null, permissions: Array<Permission>, accountCount: number, version: number, viewerCan: { give: boolean, delete: boolean } } };

export type UpdatePermissionSetMutationVariables = Exact<{
  id: number;
  input: UpdatePermissionSetInput;
  expectedVersion?: number | null | undefined;
}>;


export type UpdatePermissionSetMutation = { updatePermissionSet: { id: number, name: string, builtIn: BuiltInPermissionSet | null, permissions: Array<Permission>, accountCount: number, version: number, viewerCan: { give: boolean, delete: boolean } } };

export type DeletePermissionSetMutationVariables = Exact<{
  id: number;
}>;


export type DeletePermissionSetMutation = { deletePermissionSet: boolean };

export const PermissionSetFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionSetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"accountCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"give"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<PermissionSetFactsFragment, unknown>;
export const PermissionSetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PermissionSets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permissionSets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PermissionSetFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionSetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"accountCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"give"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<PermissionSetsQuery, PermissionSetsQueryVariables>;
export const CreatePermissionSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePermissionSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePermissionSetInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPermissionSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PermissionSetFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionSetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"accountCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"give"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<CreatePermissionSetMutation, CreatePermissionSetMutationVariables>;
export const UpdatePermissionSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePermissionSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePermissionSetInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePermissionSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PermissionSetFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PermissionSetFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PermissionSet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"builtIn"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"accountCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"give"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}}]}}]}}]} as unknown as DocumentNode<UpdatePermissionSetMutation, UpdatePermissionSetMutationVariables>;
export const DeletePermissionSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePermissionSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePermissionSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePermissionSetMutation, DeletePermissionSetMutationVariables>;
export const usePermissionSetsQuery = bindQuery<PermissionSetsQuery, PermissionSetsQueryVariables>(PermissionSetsDocument);
export const useCreatePermissionSetMutation = bindMutation<CreatePermissionSetMutation, CreatePermissionSetMutationVariables>(CreatePermissionSetDocument);
export const useUpdatePermissionSetMutation = bindMutation<UpdatePermissionSetMutation, UpdatePermissionSetMutationVariables>(UpdatePermissionSetDocument);
export const useDeletePermissionSetMutation = bindMutation<DeletePermissionSetMutation, DeletePermissionSetMutationVariables>(DeletePermissionSetDocument);