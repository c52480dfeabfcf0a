import {
  concatAST,
  Kind,
  parse,
  separateOperations,
  Source,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';

import { documentText } from './document-text';

/** Read on first use. `lenders`: files with fragments. */
export function readDocuments(
  folder: string,
  file: string,
  ...lenders: string[]
): (operation: string) => () => DocumentNode {
  let operations: Record<string, DocumentNode> | undefined;
  const read = () => {
    const parsed = [file, ...lenders].map((name) => parse(new Source(documentText(folder, name), name)));
    return separateOperations(concatAST(parsed));
  };
  return (operation) => () => {
    const document = (operations ??= read())[operation];
    if (!document) throw new Error(`${file} has no operation ${operation}`);
    return document;
  };
}

export function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) throw new Error('A REST document holds exactly one operation');
  return operation;
}

/** Without aliases. */
export function rootFieldsOf(document: DocumentNode): string[] {
  return operationOf(document).selectionSet.selections.flatMap((part) =>
    part.kind === Kind.FIELD ? [part.name.value] : [],
  );
}
