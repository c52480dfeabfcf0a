/**
 * Emits what schema.graphql says that typed values are held to (`@constraint`): one constant for each input type, each
 * query, mutation and scalar that has any, e.g. `createRoomInputLimits.name.maxLength`. Forms take their rules from it.
 * `only` and `except` name some: a file is loaded as a whole, and who books needs few of them.
 */
const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);

/** The TypeScript of one argument of the directive. */
function literal({ name, value }) {
  if (name.value === 'pattern') return `pattern: ${String(new RegExp(value.value))}`;
  return `${name.value}: ${valueText(value)}`;
}

function valueText(value) {
  if (value.kind === 'ListValue') return `[${value.values.map(valueText).join(', ')}]`;
  return value.kind === 'StringValue' ? JSON.stringify(value.value) : value.value;
}

/** "{ maxLength: 200 }", or undefined without limits. */
function limitsOf(astNode) {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'constraint');
  return directive && `{ ${directive.arguments.map(literal).join(', ')} }`;
}

/** Limits of an input type, a query or a mutation; '' when none of its fields or arguments (`values`) has any. */
function constantOf(name, values) {
  const lines = values
    .map((value) => [value.name, limitsOf(value.astNode)])
    .filter(([, limits]) => limits !== undefined);
  if (lines.length === 0) return '';
  return [
    `export const ${lowerFirst(name)}Limits = {`,
    ...lines.map(([key, limits]) => `  ${key}: ${limits},`),
    '} as const;',
  ].join('\n');
}

module.exports = {
  /** GraphQL Code Generator plugin entry: the schema in, TypeScript out. */
  plugin(schema, _documents, { only, except = [] } = {}) {
    const isHere = ({ name }) => (only === undefined || only.includes(name)) && !except.includes(name);
    const types = Object.values(schema.getTypeMap()).filter(isHere);
    const scalars = types
      .map((type) => [type.name, limitsOf(type.astNode)])
      .filter(([, limits]) => limits !== undefined);
    const inputs = types.filter(({ astNode }) => astNode?.kind === 'InputObjectTypeDefinition');
    const operations = [schema.getQueryType(), schema.getMutationType()]
      .flatMap((root) => Object.values(root?.getFields() ?? {}))
      .filter(isHere);
    return [
      ...scalars.map(([name, limits]) => `export const ${lowerFirst(name)}Limits = ${limits} as const;`),
      ...inputs.map((type) => constantOf(type.name, Object.values(type.getFields()))),
      ...operations.map(({ name, args }) => constantOf(name, args)),
    ]
      .filter(Boolean)
      .join('\n\n');
  },
};
