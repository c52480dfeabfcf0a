/**
 * Lists the changes between two OpenAPI documents that a caller may notice. Each operation becomes a list of facts with
 * every $ref followed, so that two spellings of one contract are equal.
 *
 * @returns {{ at: string, kind: 'new' | 'changed' | 'deprecated' | 'breaking', text: string }[]}
 */
function restChanges(before, after) {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const gone = [...old.keys()].filter((at) => !now.has(at)).map((at) => ({ at, kind: 'breaking', text: 'se quita' }));
  const changed = [...now].flatMap(([at, { operation, facts }]) => {
    const was = old.get(at);
    if (!was) return [{ at, kind: 'new', text: operation.summary ?? 'nueva' }];
    const isDeprecated = operation.deprecated && !was.operation.deprecated;
    const deprecated = isDeprecated ? [{ at, kind: 'deprecated', text: 'queda obsoleta' }] : [];
    return [...deprecated, ...factChanges(was.facts, facts).map((change) => ({ at, ...change }))];
  });
  return [...gone, ...changed];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function operationsOf(document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const shared = item.parameters ?? [];
      const operation = { ...item[method], parameters: [...shared, ...(item[method].parameters ?? [])] };
      return [`${method.toUpperCase()} ${path}`, { operation, facts: factsOf(document, operation) }];
    }),
  );
  return new Map([...operations, ...webhooksOf(document)]);
}

/** The server sends webhooks, so their bodies count as answers. */
function webhooksOf(document) {
  return Object.entries(document.webhooks ?? {}).map(([name, { post }]) => {
    const received = { ...post, parameters: [], requestBody: undefined, responses: { 200: post.requestBody } };
    return [`Webhook ${name}`, { operation: post, facts: factsOf(document, received) }];
  });
}

/** Map of `sends x`, `answers y` and so on to { isSent, isRequired, types }. */
function factsOf(document, operation) {
  const facts = new Map();
  const at = (value) => resolved(document, value);
  for (const sent of operation.parameters) {
    const { name, in: place, required = false, schema } = at(sent);
    addFacts(document, facts, { name: `el parámetro ${name} (${place})`, isSent: true }, schema, required);
  }
  const body = at(operation.requestBody);
  for (const [type, { schema }] of Object.entries(body?.content ?? {})) {
    addFacts(document, facts, { name: `el contenido ${type}`, isSent: true }, schema, body.required ?? false);
  }
  // Failures all have the same form, and an operation may get new ones.
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  for (const [status, response] of successes) {
    facts.set(`la respuesta ${status}`, { isSent: false, isRequired: true, types: [] });
    for (const [type, { schema }] of Object.entries(at(response).content ?? {})) {
      addFacts(document, facts, { name: `la respuesta ${status} ${type}`, isSent: false }, schema, true);
    }
  }
  return facts;
}

function resolved(document, value) {
  if (!value?.$ref) return value;
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return resolved(document, target);
}

function addFacts(document, facts, { name, isSent }, schema, isRequired, above = []) {
  const full = resolved(document, schema) ?? {};
  // A recursive type adds no facts the second time.
  if (above.includes(full)) return;
  const within = [...above, full];
  const fact = facts.get(name) ?? { isSent, isRequired, types: [] };
  facts.set(name, { ...fact, types: [...new Set([...fact.types, ...typesOf(full)])].sort() });
  const also = (other, key = name, required = isRequired) =>
    addFacts(document, facts, { name: key, isSent }, other, required, within);
  for (const part of [...(full.allOf ?? []), ...(full.oneOf ?? []), ...(full.anyOf ?? [])]) also(part);
  for (const [key, value] of Object.entries(full.properties ?? {})) {
    also(value, `${name} ${key}`, full.required?.includes(key) ?? false);
  }
  if (full.items) also(full.items, `${name}[]`, false);
  if (typeof full.additionalProperties === 'object') also(full.additionalProperties, `${name}{}`, false);
}

/** Values of an enum count as types, so that an added or removed one is noticed. */
function typesOf({ type = [], enum: values, const: only }) {
  const named = values ?? (only === undefined ? undefined : [only]);
  return named ? named.map((value) => JSON.stringify(value)) : [type].flat();
}

function factChanges(old, now) {
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => !isWithinAnother(name, old, now));
  return names.flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (!was) return [is.isSent && is.isRequired ? breaking(`exige ${name}`) : { kind: 'new', text: `trae ${name}` }];
    if (!is) return [was.isSent || was.isRequired ? breaking(`ya no tiene ${name}`) : changed(`ya no tiene ${name}`)];
    return [...requirementChange(name, was, is), ...typeChange(name, was, is)];
  });
}

/** Parts of something that was added or removed as a whole are not listed. */
function isWithinAnother(name, old, now) {
  const above = name.replace(/( [^ ]+|\[\]|\{\})$/, '');
  return above !== name && (old.has(above) || now.has(above)) && old.has(above) !== now.has(above);
}

function requirementChange(name, was, is) {
  if (was.isRequired === is.isRequired) return [];
  if (is.isSent) return [is.isRequired ? breaking(`exige ${name}`) : changed(`ya no exige ${name}`)];
  return [is.isRequired ? changed(`trae siempre ${name}`) : breaking(`no siempre trae ${name}`)];
}

/** Accepting more types, or returning fewer, is safe. */
function typeChange(name, was, is) {
  if (String(was.types) === String(is.types)) return [];
  const [kept, wanted] = is.isSent ? [was.types, is.types] : [is.types, was.types];
  const isSafe = kept.every((type) => wanted.includes(type));
  const text = `${name}: de ${was.types.join(' | ')} a ${is.types.join(' | ')}`;
  return [isSafe ? changed(text) : isMoreOfAnEnum(was, is) ? changed(text) : breaking(text)];
}

/** As in GraphQL, where a new enum value breaks nothing: callers must expect new ones. */
function isMoreOfAnEnum(was, is) {
  const isEnum = ({ types }) => types.some((type) => type.startsWith('"'));
  return !is.isSent && isEnum(was) && was.types.every((type) => is.types.includes(type));
}

const breaking = (text) => ({ kind: 'breaking', text });
const changed = (text) => ({ kind: 'changed', text });

module.exports = { restChanges };
