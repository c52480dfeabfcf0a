/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { bindLazyQuery, bindMutation, bindQuery } from '../../kit/graphql/hooks';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Record type of an imported file. */
export type ImportKind =
  /** Upcoming appointments. */
  | 'appointments'
  /** Insurers with their plans: new ones, and what known ones lack. */
  | 'insurers'
  /** Patients: new ones, and empty fields of known ones. */
  | 'patients'
  /** Professionals, with an account each. */
  | 'professionals'
  /** Consulting rooms. */
  | 'rooms';

/** Outcome of a row of an imported file. */
export type ImportOutcome =
  /** An earlier import has it already; nothing changes. */
  | 'already'
  /** It cannot be imported; see its faults. */
  | 'faulty'
  /** This import created a record from it, or filled a known one. */
  | 'made'
  /** It can be imported now. */
  | 'ready';

/** A row of the file. */
export type ImportRowInput = {
  /** Row number in the file, repeated in the result. */
  line: number;
  /** Texts in the order of the columns. */
  values: Array<string>;
};

/** Some rows of a file, each with the same columns. */
export type ImportRowsInput = {
  /** Field of each column: externalId (the id that prevents importing a row twice), or for rooms: name, description, hourlyRate, specialties, sortOrder; for professionals: name, surname, email, specialty, phone, durationMinutes, fee, bio; for patients: name, surname, chosenName, dni, sex, birthDate, phone, email, nationality; for insurers: name, rnasCode, kind, plans, aliases, isAccepted; for appointments: professional, date, time, durationMinutes, room, patientName, patientSurname, patientEmail, patientPhone, dni, notes. */
  columns: Array<string>;
  /** At most 100. */
  rows: Array<ImportRowInput>;
};

/** A file that is about to be imported. */
export type StartImportInput = {
  /** Name of the file, 1 to 200 characters. */
  fileName: string;
  /** Record type of its rows. */
  kind: ImportKind;
  /** Number of rows in the file, 1 to 20,000. */
  rowCount: number;
};

export type ImportFactsFragment = { id: number, kind: ImportKind, fileName: string, rowCount: number, madeCount: number, createdAt: string, createdByName: string | null, undoneAt: string | null };

export type RowResultFragment = { line: number, outcome: ImportOutcome, fillsKnown: boolean, faults: Array<{ field: string | null, message: string }> };

export type ImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportsQuery = { imports: Array<{ id: number, kind: ImportKind, fileName: string, rowCount: number, madeCount: number, createdAt: string, createdByName: string | null, undoneAt: string | null }> };

export type CheckImportRowsQueryVariables = Exact<{
  kind: ImportKind;
  input: ImportRowsInput;
}>;


export type CheckImportRowsQuery = { checkImportRows: Array<{ line: number, outcome: ImportOutcome, fillsKnown: boolean, faults: Array<{ field: string | null, message: string }> }> };

export type StartImportMutationVariables = Exact<{
  input: StartImportInput;
  idempotencyKey?: string | null | undefined;
}>;


export type StartImportMutation = { startImport: { id: number, kind: ImportKind, fileName: string, rowCount: number, madeCount: number, createdAt: string, createdByName: string | null, undoneAt: string | null } };

export type ImportRowsMutationVariables = Exact<{
  importId: number;
  input: ImportRowsInput;
}>;


export type ImportRowsMutation = { importRows: Array<{ line: number, outcome: ImportOutcome, fillsKnown: boolean, faults: Array<{ field: string | null, message: string }> }> };

export type UndoImportMutationVariables = Exact<{
  id: number;
}>;


export type UndoImportMutation = { undoImport: { id: number, kind: ImportKind, fileName: string, rowCount: number, madeCount: number, createdAt: string, createdByName: string | null, undoneAt: string | null } };

export const ImportFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"madeCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<ImportFactsFragment, unknown>;
export const RowResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RowResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"fillsKnown"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RowResultFragment, unknown>;
export const ImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"madeCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<ImportsQuery, ImportsQueryVariables>;
export const CheckImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkImportRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RowResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RowResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"fillsKnown"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CheckImportRowsQuery, CheckImportRowsQueryVariables>;
export const StartImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartImportInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"madeCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<StartImportMutation, StartImportMutationVariables>;
export const ImportRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RowResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RowResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRowResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"fillsKnown"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportRowsMutation, ImportRowsMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Import"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"madeCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"undoneAt"}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const useImportsQuery = bindQuery<ImportsQuery, ImportsQueryVariables>(ImportsDocument);
export const useCheckImportRowsQuery = bindQuery<CheckImportRowsQuery, CheckImportRowsQueryVariables>(CheckImportRowsDocument);
export const useCheckImportRowsLazyQuery = bindLazyQuery<CheckImportRowsQuery, CheckImportRowsQueryVariables>(CheckImportRowsDocument);
export const useStartImportMutation = bindMutation<StartImportMutation, StartImportMutationVariables>(StartImportDocument);
export const useImportRowsMutation = bindMutation<ImportRowsMutation, ImportRowsMutationVariables>(ImportRowsDocument);
export const useUndoImportMutation = bindMutation<UndoImportMutation, UndoImportMutationVariables>(UndoImportDocument);