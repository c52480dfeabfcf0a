/**
 * Emits `useXQuery`, `useXLazyQuery` and `useXMutation` for the operations of one document file.
 *
 * They are thin bindings of a typed document to web/src/kit/graphql/hooks.ts, the one place
 * that knows Apollo's hooks and turns their errors into toasts. Reason for a plugin of our own:
 * typescript-react-apollo 5 does not compile against Apollo Client 4 (docs/adr).
 */
const path = require('node:path');

const HOOKS_MODULE = 'web/src/kit/graphql/hooks';

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

function importPath(outputFile) {
  const from = path.posix.dirname(outputFile.split(path.sep).join('/'));
  const relative = path.posix.relative(from, HOOKS_MODULE);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function hooksOf({ operation, name }) {
  const base = pascal(name.value);
  const kind = pascal(operation);
  const generics = `${base}${kind}, ${base}${kind}Variables`;
  const document = `${base}Document`;
  if (operation === 'mutation') {
    return {
      helpers: ['bindMutation'],
      code: `export const use${base}Mutation = bindMutation<${generics}>(${document});`,
    };
  }
  return {
    helpers: ['bindQuery', 'bindLazyQuery'],
    code: [
      `export const use${base}Query = bindQuery<${generics}>(${document});`,
      `export const use${base}LazyQuery = bindLazyQuery<${generics}>(${document});`,
    ].join('\n'),
  };
}

module.exports = {
  /** GraphQL Code Generator plugin entry: documents of one output file in, TypeScript out. */
  plugin(_schema, documents, _config, { outputFile } = {}) {
    const operations = documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind, name, operation }) => kind === 'OperationDefinition' && name && operation !== 'subscription');
    if (operations.length === 0) return '';
    const parts = operations.map(hooksOf);
    const helpers = [...new Set(parts.flatMap((part) => part.helpers))].sort();
    return {
      prepend: [`import { ${helpers.join(', ')} } from '${importPath(outputFile)}';`],
      content: parts.map((part) => part.code).join('\n'),
    };
  },
};
