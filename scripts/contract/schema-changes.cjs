const { diff } = require('@graphql-inspector/core');
const { buildSchema } = require('graphql');

const { removalDate } = require('./deprecations.cjs');

/**
 * Lists the changes between two GraphQL schemas that a caller may notice. A new type or field is listed once, without
 * its parts; descriptions don't count.
 *
 * @returns {Promise<{ at: string, kind: 'new' | 'changed' | 'deprecated' | 'breaking', text: string }[]>}
 */
async function schemaChanges(before, after) {
  const schema = buildSchema(after);
  const changes = await diff(buildSchema(before), schema);
  const added = new Set(changes.filter(({ type }) => type.endsWith('_ADDED')).map(({ path }) => path));
  const noticed = changes.filter((change) => isNoticed(change, added)).map((change) => subject(change, schema));
  // A changed limit is listed as removed and added.
  return [...new Map(noticed.map((change) => [`${change.at} ${change.text}`, change])).values()];
}

function isNoticed({ type, path }, added) {
  if (type.includes('DESCRIPTION')) return false;
  // The inspector lists it separately, with the reason.
  if (type.startsWith('DIRECTIVE_USAGE') && path.includes('@deprecated')) return false;
  if (type.includes('DEPRECATION_REASON') && added.has(path)) return false;
  return !parentsOf(path).some((parent) => added.has(parent));
}

function parentsOf(path) {
  const parts = path.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

function subject({ type, path, meta, criticality }, schema) {
  const at = path.replace(/\.@.*$/, '');
  if (criticality.level === 'BREAKING') return { at, kind: 'breaking', text: textOf(type, meta) };
  if (type.includes('DEPRECATION') && !type.includes('REMOVED')) {
    return { at, kind: 'deprecated', text: meta.deprecationReason ?? meta.newDeprecationReason ?? 'queda obsoleto' };
  }
  const isNew = type.endsWith('_ADDED') && at === path;
  return isNew
    ? { at, kind: 'new', text: firstSentence(schema, at) ?? textOf(type, meta) }
    : { at, kind: 'changed', text: textOf(type, meta) };
}

/** The first sentence of the description. */
function firstSentence(schema, at) {
  const [typeName, fieldName, argName] = at.split('.');
  const type = schema.getType(typeName);
  const field = type?.getFields?.()[fieldName] ?? type?.getValues?.().find(({ name }) => name === fieldName);
  const subject =
    fieldName === undefined ? type : argName === undefined ? field : field?.args.find(({ name }) => name === argName);
  return subject?.description?.split(/[.:;](?:\s|$)/)[0];
}

/** The inspector's facts are named like oldFieldType and newFieldType. */
function textOf(type, meta) {
  const valueOf = (time) => Object.entries(meta).find(([name]) => name.startsWith(time))?.[1];
  const [before, after] = [valueOf('old'), valueOf('new')];
  const isDirective = type.startsWith('DIRECTIVE_USAGE');
  if (isDirective) return `cambian sus límites (@${meta.directiveName ?? meta.addedDirectiveName ?? 'constraint'})`;
  if (before !== undefined && after !== undefined) return `de ${before} a ${after}`;
  if (type.endsWith('_REMOVED')) return 'se quita';
  if (!type.endsWith('_ADDED')) return 'cambia';
  return type === 'INPUT_FIELD_ADDED' || type === 'FIELD_ARGUMENT_ADDED' ? 'nuevo dato que se puede enviar' : 'nuevo';
}

/**
 * Lists what was removed without a release that deprecated it, or before the announced day. A type may go with the last
 * field that names it.
 *
 * @param {string} today an ISO date
 */
async function removedTooEarly(before, after, today) {
  const removed = (await diff(buildSchema(before), buildSchema(after))).filter(({ type }) =>
    /^(FIELD|FIELD_ARGUMENT|INPUT_FIELD|ENUM_VALUE)_REMOVED$/.test(type),
  );
  const reasons = deprecationsIn(buildSchema(before));
  return removed.flatMap(({ path }) => {
    const reason = [path, ...parentsOf(path)].map((place) => reasons.get(place)).find(Boolean);
    if (reason === undefined) return [`${path} se quita sin haber estado @deprecated en la versión publicada`];
    const day = removalDate(reason);
    return day !== null && day <= today ? [] : [`${path} se quita antes del día que dice su @deprecated: ${reason}`];
  });
}

function deprecationsIn(schema) {
  const reasons = new Map();
  const note = (place, { deprecationReason }) => deprecationReason && reasons.set(place, deprecationReason);
  for (const type of Object.values(schema.getTypeMap())) {
    for (const value of type.getValues?.() ?? []) note(`${type.name}.${value.name}`, value);
    for (const field of Object.values(type.getFields?.() ?? {})) {
      note(`${type.name}.${field.name}`, field);
      for (const arg of field.args ?? []) note(`${type.name}.${field.name}.${arg.name}`, arg);
    }
  }
  return reasons;
}

module.exports = { schemaChanges, removedTooEarly };
