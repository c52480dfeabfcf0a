/**
 * Emits `useXQuery` and `useXMutation` for the operations of one document file. Queries that codegen.yml lists as
 * `lazy` also get `useXLazyQuery`. All bind to web/src/kit/graphql/hooks.ts, the only file that uses Apollo's hooks.
 * Our own plugin because typescript-react-apollo 5 doesn't compile against Apollo Client 4.
 */
const path = require('node:path');

const HOOKS_MODULE = 'web/src/kit/graphql/hooks';

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

function importPath(outputFile) {
  const from = path.posix.dirname(outputFile.split(path.sep).join('/'));
  const relative = path.posix.relative(from, HOOKS_MODULE);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function hooksOf({ operation, name }, lazy) {
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
  const query = `export const use${base}Query = bindQuery<${generics}>(${document});`;
  if (!lazy.includes(name.value)) return { helpers: ['bindQuery'], code: query };
  return {
    helpers: ['bindQuery', 'bindLazyQuery'],
    code: `${query}\nexport const use${base}LazyQuery = bindLazyQuery<${generics}>(${document});`,
  };
}

module.exports = {
  /** GraphQL Code Generator plugin entry: documents of one output file in, TypeScript out. */
  plugin(_schema, documents, { lazy = [] }, { outputFile } = {}) {
    const operations = documents
      .flatMap(({ document }) => document.definitions)
      .filter(({ kind, name, operation }) => kind === 'OperationDefinition' && name && operation !== 'subscription');
    if (operations.length === 0) return '';
    const parts = operations.map((operation) => hooksOf(operation, lazy));
    const helpers = [...new Set(parts.flatMap((part) => part.helpers))].sort();
    return {
      prepend: [`import { ${helpers.join(', ')} } from '${importPath(outputFile)}';`],
      content: parts.map((part) => part.code).join('\n'),
    };
  },
};
