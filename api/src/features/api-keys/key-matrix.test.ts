import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
} from 'graphql';
import { setImmediate as nextRound } from 'node:timers/promises';
import { getMetadataStorage } from 'type-graphql';

import { ALL_PERMISSIONS, PERMISSIONS, type Permission } from '../../domain/permissions';
import { SCOPES, SCOPES_OF_PROFESSIONALS, type Scope, type ScopeArea } from '../../domain/scopes';
import { features } from '../../features';
import type { KeyActor, Member } from '../../platform/access/actor';
import { audiencesOf, keyNeedsOf, Professional, Public, SignedIn, type Audience } from '../../platform/access/allow';
import { isPersonal } from '../../platform/access/personal-data';
import { AppError } from '../../platform/errors/app-error';
import { apiSchema } from '../../schema';
import { GRAPHQL, PERMITTED } from '../../testing/role-matrix';

const OF_ALL = new Set(`${GRAPHQL.anyone} ${GRAPHQL.members}`.trim().split(/\s+/));

type RootField = GraphQLField<unknown, unknown>;
const schema = apiSchema();
const queries = Object.values(schema.getQueryType()!.getFields());
const mutations = Object.values(schema.getMutationType()!.getFields());
const roots = [...queries, ...mutations];
const kindOf = (field: RootField) => (queries.includes(field) ? 'read' : 'write');

const areaOf = new Map(features.flatMap(({ resolvers = [], scope }) => resolvers.map((it) => [it, scope] as const)));
const areas = new Map<string, ScopeArea | undefined>(
  [...getMetadataStorage().queries, ...getMetadataStorage().mutations].map(({ schemaName, target }) => [
    schemaName,
    areaOf.get(target as never),
  ]),
);

/** From the decorator, or the area of its feature. */
const scopeOf = (field: RootField) => {
  const area = areas.get(field.name);
  return field.extensions['needsScope'] ?? (area ? `${area}:${kindOf(field)}` : null);
};

/** May use every scope; of an account with one permission. */
const keyOf = (permission: Permission): KeyActor => ({ ...keyWith(...SCOPES), permissions: new Set([permission]) });
const memberOf = (permission: Permission): Member => ({
  kind: 'member',
  userId: 1,
  role: 'admin',
  professionalId: null,
  permissions: new Set([permission]),
  sessionHash: Buffer.alloc(32),
});

const keyWith = (...scopes: Scope[]): KeyActor => ({
  kind: 'key',
  permissions: ALL_PERMISSIONS,
  keyId: 1,
  role: 'admin',
  professionalId: null,
  scopes: new Set(scopes),
});

/** Replaces the parts of the context that answers wait for; never resolves. */
const unanswered: object = new Proxy(() => undefined, {
  get: (_, name) => (name === 'then' ? () => undefined : unanswered),
  apply: () => unanswered,
});

/** Resolves to whether the field accepts the key; the result does not matter. */
async function letsIn(field: RootField, actor: KeyActor | Member): Promise<boolean> {
  const info = { fieldNodes: [], fragments: {} } as unknown as GraphQLResolveInfo;
  const context = new Proxy({ actor }, { get: (it, name) => (name === 'actor' ? it.actor : unanswered) });
  try {
    const answer = (async () => field.resolve!({}, {}, context, info))();
    await Promise.race([answer, nextRound()]);
    return true;
  } catch (error) {
    return !(error instanceof AppError && error.code === 'FORBIDDEN');
  }
}

async function letIn(actor: KeyActor | Member): Promise<RootField[]> {
  const answers = await Promise.all(roots.map((field) => letsIn(field, actor)));
  return roots.filter((_, index) => answers[index]);
}

const opensFields = (scope: Scope) => scope !== 'personal-data';

test('a key without scopes can do nothing, not even public operations', async () => {
  expect(await letIn(keyWith())).toEqual([]);
});

test('a key with every scope can do nothing in a feature without an area', async () => {
  const open = await letIn(keyWith(...SCOPES));
  expect(open.length).toBeGreaterThan(90);
  expect(open.filter((field) => scopeOf(field) === null)).toEqual([]);
});

test.each(SCOPES)('%s allows its own fields only', async (scope) => {
  const opened = await letIn(keyWith(scope));
  expect(opened.map(scopeOf).filter((it) => it !== scope)).toEqual([]);
});

test.each(SCOPES.filter(opensFields))('%s allows some field', async (scope) => {
  expect(await letIn(keyWith(scope, 'personal-data'))).not.toEqual([]);
});

describe.each(PERMISSIONS)('an account with the permission %s alone', (permission) => {
  const permitted = new Set(PERMITTED[permission].trim().split(/\s+/));
  const isOfAll = ({ name }: RootField) => OF_ALL.has(name);

  test('may use its operations and those of every account, and no others', async () => {
    const opened = (await letIn(memberOf(permission))).filter((field) => !isOfAll(field)).map(({ name }) => name);
    expect(opened.toSorted()).toEqual([...permitted].toSorted());
  });

  test('has keys that may use no others', async () => {
    const opened = (await letIn(keyOf(permission))).filter((field) => !isOfAll(field)).map(({ name }) => name);
    expect(opened.filter((name) => !permitted.has(name))).toEqual([]);
  });
});

test('personal operations are refused to every key', async () => {
  const open = (await letIn(keyWith(...SCOPES))).map(({ name }) => name);
  const personal =
    /viewer|profile$|picture|password|^sign|register|session|user|apikey|invitation|import|recordcontact/i;
  expect(open.filter((name) => personal.test(name))).toEqual(['updateProfessionalProfile']);
});

test('fields that identify, reach or describe patients are marked as personal, wherever they appear', () => {
  const tells = /^(patient(Name|Email|Phone|BirthDate)|contactName|documentNumber|adminNotes|formData)$/;
  const unmarked = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => tells.test(field.name) && !isPersonal(field))
    .map(({ type, field }) => `${type.name}.${field.name}`);
  expect(unmarked).toEqual([]);
  const notes = [schema.getType('Appointment'), schema.getType('AbsenceContact')].filter(isObjectType);
  expect(notes.map((type) => isPersonal((type.getFields()['notes'] ?? type.getFields()['note'])!))).toEqual([
    true,
    true,
  ]);
});

test('overwriting personal data needs personal-data', () => {
  const told = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()));
  const isAlwaysPersonal = (name: string) => {
    const named = told.filter((field) => field.name === name);
    return named.length > 0 && named.every(isPersonal);
  };
  const isPersonalOf = (type: GraphQLNamedType, name: string) => {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    return isAlwaysPersonal(name) || (field !== undefined && isPersonal(field));
  };
  const written = mutations
    .filter((field) => keyNeedsOf(field) !== null && field.args.some(({ name }) => name === 'id'))
    .flatMap((field) =>
      field.args
        // A cancellation's note is new with it; overwritten notes are checked elsewhere.
        .filter(({ name }) => name !== 'cancellation')
        .filter(({ name, type }) => namesIn(name, type).some((it) => isPersonalOf(getNamedType(field.type), it)))
        .map(({ name }) => ({ field, argument: name })),
    );
  expect(written.filter(({ field, argument }) => field.extensions['overwritesPersonalData'] !== argument)).toEqual([]);
  expect(written.map(({ field }) => field.name).toSorted()).toEqual([
    'assignRequest',
    'linkRequest',
    'updateAppointment',
    'updateCoverage',
    'updatePatient',
    'updateRequest',
    'updateWaitingListEntry',
  ]);
});

/** Names of an argument and all its fields. */
function namesIn(name: string, type: GraphQLInputType): string[] {
  const named = getNamedType(type);
  const within = isInputObjectType(named) ? Object.values(named.getFields()) : [];
  return [name, ...within.flatMap((field) => namesIn(field.name, field.type))];
}

test('keys of professionals can have the scopes that allow professionals something', () => {
  const opened = (scope: Scope) =>
    roots.some((field) => {
      const audiences = audiencesOf(field)!;
      const theirs: Audience[] = [Public, SignedIn, Professional];
      const isTheirs = theirs.some((audience) => audiences.includes(audience));
      return isTheirs && keyNeedsOf(field)?.includes(scope);
    });
  expect(SCOPES_OF_PROFESSIONALS.filter(opensFields)).toEqual(SCOPES.filter((it) => opensFields(it) && opened(it)));
});
