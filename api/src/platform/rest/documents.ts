import { concatAST, Kind, parse, separateOperations, Source, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the named operations of a feature's .rest.graphql, once, at boot. Further files lend their fragments.
 * Throws with the file's name when it cannot be read or parsed, and later for a name it does not have.
 */
export function readDocuments(folder: string, file: string, ...lenders: string[]): (operation: string) => DocumentNode {
  const parsed = [file, ...lenders].map((name) => parse(new Source(readFileSync(path.join(folder, name), 'utf8'), name)));
  const operations = separateOperations(concatAST(parsed));
  return (operation) => {
    const document = operations[operation];
    if (!document) throw new Error(`${file} has no operation ${operation}`);
    return document;
  };
}

/** The operation of a document that has just one; a REST document always does. */
export function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) throw new Error('A REST document holds exactly one operation');
  return operation;
}
