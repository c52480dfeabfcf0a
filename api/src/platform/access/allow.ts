import { defaultFieldResolver, getNamedType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { Extensions } from 'type-graphql';

import type { Context } from '../context';
import { ALL_PERMISSIONS, permissionText, type Permission } from '../../domain/permissions';
import type { ScopeArea } from '../../domain/scopes';
import { AppError } from '../errors/app-error';
import { adminMay, type Account, type Actor, type Guest, type KeyActor, type Member, type Role } from './actor';
import { overwrittenPersonal, personalNames, personalSearch, selectedPersonal } from './personal-data';
import { guardProof, proofNeedOf } from './proof';
import { assertKeyMay, rootNeeds, type KeyNeeds } from './scope';

export const Public = 'public';
export const SignedIn = 'signed-in';
export const Professional = 'professional' satisfies Role;
export const Patient = 'user' satisfies Role;

/** Administrators with one of the permissions. */
export interface AdminAudience {
  readonly anyOf: readonly [Permission, ...Permission[]];
}

export function Admin(...anyOf: [Permission, ...Permission[]]): AdminAudience {
  return { anyOf };
}

export type Audience = typeof Public | typeof SignedIn | Exclude<Role, 'admin'> | AdminAudience;

function isOfAdmins(audience: Audience): audience is AdminAudience {
  return typeof audience === 'object';
}

/** Required on root fields, optional elsewhere. Administrators are named with a permission: `@Allow(Admin('rooms'))`. */
export function Allow(...audiences: [Audience, ...Audience[]]): MethodDecorator & PropertyDecorator {
  return Extensions({ [ALLOW]: audiences }) as MethodDecorator & PropertyDecorator;
}

/** Opens a root field before 2FA enrolment. Other mutations fail; other queries see a visitor. */
export function WhileSettingUp(): MethodDecorator {
  return Extensions({ [WHILE_SETTING_UP]: true });
}

/**
 * Enforces `@Allow` and key scopes before arguments are validated. Throws at boot for a root field without `@Allow`, and
 * for an audience of administrators without a permission.
 */
export function enforceAccess(
  schema: GraphQLSchema,
  areaOf: (field: string) => ScopeArea | undefined = () => undefined,
): GraphQLSchema {
  const queries = schema.getQueryType();
  const roots = new Set([queries, schema.getMutationType(), schema.getSubscriptionType()]);
  const personal = personalNames(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const audiences = audiencesOf(field);
      for (const audience of audiences ?? []) assertNamesPermission(`${type.name}.${field.name}`, audience);
      if (roots.has(type)) {
        if (!audiences) throw new Error(`${type.name}.${field.name} does not say whom it allows: add @Allow`);
        // A key cannot prove an identity.
        const needs =
          proofNeedOf(field) === 'always'
            ? null
            : rootNeeds(field, areaOf(field.name), type === queries ? 'read' : 'write');
        guardProof(field);
        field.extensions = { ...field.extensions, [KEY_NEEDS]: needs };
        guardAgainstKeys(field, needs, personal);
        if (type === schema.getMutationType()) guardSetUp(field);
      }
      if (audiences) guard(field, audiences);
    }
  }
  return schema;
}

const NAMES: ReadonlySet<unknown> = new Set([Public, SignedIn, Professional, Patient]);

function assertNamesPermission(field: string, audience: Audience): void {
  if (NAMES.has(audience)) return;
  const named = isOfAdmins(audience) ? audience.anyOf : [];
  if (named.length > 0 && named.every((permission) => ALL_PERMISSIONS.has(permission))) return;
  throw new Error(`${field} is open to administrators without a permission: add one, as in Admin('settings')`);
}

export function keyNeedsOf(field: GraphQLField<unknown, unknown>): KeyNeeds {
  return (field.extensions[KEY_NEEDS] as KeyNeeds | undefined) ?? null;
}

export function audiencesOf(field: GraphQLField<unknown, unknown>): readonly Audience[] | null {
  const declared = field.extensions[ALLOW];
  return Array.isArray(declared) ? (declared as Audience[]) : null;
}

const ALLOW = 'allow';
const WHILE_SETTING_UP = 'whileSettingUp';
const KEY_NEEDS = 'keyNeeds';

function guard(field: GraphQLField<unknown, Context>, audiences: readonly Audience[]): void {
  if (audiences.includes(Public)) return;
  const { resolve } = field;
  field.resolve = (source, args, context, info) => {
    if (!(isOpenToSetUp(field) && isSettingUp(context.actor))) assertAllowed(context.actor, audiences);
    return resolve ? resolve(source, args, context, info) : (source as Record<string, unknown>)[field.name];
  };
}

/** Public mutations too: no write may pass as a visitor's. */
function guardSetUp(field: GraphQLField<unknown, Context>): void {
  if (isOpenToSetUp(field)) return;
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    if (isSettingUp(context.actor)) throw setUpNeeded();
    return resolve(source, args, context, info);
  };
}

function isOpenToSetUp(field: GraphQLField<unknown, Context>): boolean {
  return field.extensions[WHILE_SETTING_UP] === true;
}

function isSettingUp(actor: Actor): boolean {
  return actor.kind === 'guest' && actor.settingUp !== undefined;
}

/** Throws UNAUTHENTICATED, FORBIDDEN or SECOND_FACTOR_SETUP_REQUIRED. */
export function assertAllowed(actor: Actor, audiences: readonly Audience[]): void {
  if (audiences.includes(Public)) return;
  if (actor.kind === 'guest') throw guestRefused(actor);
  assertCan(
    audiences.some((audience) =>
      isOfAdmins(audience) ? adminMay(actor, ...audience.anyOf) : audience === SignedIn || audience === actor.role,
    ),
  );
}

/** UNAUTHENTICATED for a guest, FORBIDDEN for a key. */
export function memberOf(actor: Actor): Member {
  if (actor.kind === 'guest') throw guestRefused(actor);
  assertKeyMay(actor, null);
  return actor as Member;
}

/** Also accepts an account before 2FA enrolment. */
export function accountOf(actor: Actor): Account {
  return (actor.kind === 'guest' && actor.settingUp) || memberOf(actor);
}

/** UNAUTHENTICATED for a guest. */
export function identified(actor: Actor): Member | KeyActor {
  if (actor.kind === 'guest') throw guestRefused(actor);
  return actor;
}

export function assertCan(isAllowed: boolean): asserts isAllowed {
  if (!isAllowed) throw new AppError('FORBIDDEN', 'Sin permisos para realizar esta acción');
}

/** Refuses ended sessions, and accounts before 2FA enrolment. */
export function assertNotStale(actor: Actor): void {
  if (actor.kind === 'guest' && actor.staleToken) throw guestRefused(actor);
}

export function guestRefused({ settingUp, staleToken }: Guest): AppError {
  return settingUp ? setUpNeeded() : signInNeeded(staleToken);
}

function setUpNeeded(): AppError {
  return new AppError(
    'SECOND_FACTOR_SETUP_REQUIRED',
    'La clínica pide la verificación en dos pasos: configurala en tu cuenta para seguir',
  );
}

export function signInNeeded(staleToken: boolean): AppError {
  return new AppError(
    'UNAUTHENTICATED',
    staleToken ? 'La sesión venció. Iniciá sesión nuevamente' : 'Es necesario iniciar sesión',
  );
}

export function describeAudiences(audiences: readonly Audience[]): string {
  if (audiences.includes(Public)) return 'Abierto a cualquiera';
  if (audiences.includes(SignedIn)) return 'Con sesión iniciada';
  const named = audiences.map((audience) =>
    isOfAdmins(audience)
      ? `administradores (${audience.anyOf.map((it) => permissionText(it).label).join(' o ')})`
      : PEOPLE[audience as Exclude<Role, 'admin'>],
  );
  return `Solo ${named.join(' y ')}`;
}

const PEOPLE: Record<Exclude<Role, 'admin'>, string> = { professional: 'profesionales', user: 'pacientes' };

/**
 * Without `personal-data`, the key may not select, search or overwrite the `personal` fields: changing a patient's
 * address would redirect their mail.
 */
function guardAgainstKeys(field: GraphQLField<unknown, Context>, needs: KeyNeeds, personal: ReadonlySet<string>): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const { actor } = context;
    if (actor.kind !== 'key') return resolve(source, args, context, info);
    assertKeyMay(actor, needs);
    if (actor.scopes.has('personal-data')) return resolve(source, args, context, info);
    const asked =
      personalSearch(field, args) ??
      overwrittenPersonal(field, args, personal) ??
      selectedPersonal(getNamedType(field.type), info);
    if (asked !== null)
      throw new AppError('FORBIDDEN', `A la clave de API le falta el permiso personal-data: ${asked}`);
    return withoutPersonal(() => resolve(source, args, context, info), context, personal);
  };
}

async function withoutPersonal(
  work: () => unknown,
  { consequences }: Context,
  personal: ReadonlySet<string>,
): Promise<unknown> {
  const impersonal = <Consequence extends object>(it: Consequence): Consequence =>
    Object.fromEntries(Object.entries(it).filter(([name]) => !personal.has(name))) as Consequence;
  try {
    const result = await work();
    consequences.applied = consequences.applied.map(impersonal);
    return result;
  } catch (error) {
    if (!(error instanceof AppError) || !error.unconfirmed) throw error;
    throw new AppError(error.code, error.message, { unconfirmed: error.unconfirmed.map(impersonal) });
  }
}
