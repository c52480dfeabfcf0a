import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

import type { Scope, ScopeArea } from '../../domain/scopes';
import { AppError } from '../errors/app-error';
import type { Actor } from './actor';
import { isPersonal } from './personal-data';

/** null: no key may call. */
export type KeyNeeds = readonly Scope[] | null;

/** Excludes a root field from its feature's area. */
export function NotForKeys(): MethodDecorator {
  return Extensions({ [NOT_FOR_KEYS]: true });
}

/** For a root field outside all areas. */
export function NeedsScope(scope: Scope): MethodDecorator {
  return Extensions({ [NEEDS_SCOPE]: scope });
}

/** null without an area. Public fields need their scope too. */
export function rootNeeds(
  field: GraphQLField<unknown, unknown>,
  area: ScopeArea | undefined,
  kind: 'read' | 'write',
): KeyNeeds {
  if (field.extensions[NOT_FOR_KEYS]) return null;
  const own = field.extensions[NEEDS_SCOPE];
  if (own) return [own as Scope];
  if (!area) return null;
  return isPersonal(field) ? [`${area}:${kind}`, 'personal-data'] : [`${area}:${kind}`];
}

export function allNeeds(parts: readonly KeyNeeds[]): KeyNeeds {
  const known = parts.filter((needs) => needs !== null);
  return known.length < parts.length ? null : [...new Set(known.flat())];
}

export function describeKeyNeeds(needs: KeyNeeds): string {
  return needs === null ? 'No admite claves de API.' : `Con una clave de API: ${needs.join(', ')}.`;
}

export function assertKeyMay(actor: Actor, needs: KeyNeeds): void {
  if (actor.kind !== 'key') return;
  if (needs === null)
    throw new AppError('FORBIDDEN', 'Esto no se puede hacer con una clave de API: hay que iniciar sesión');
  for (const scope of needs) assertScope(actor, scope);
}

export function assertScope(actor: Actor, scope: Scope): void {
  if (hasScope(actor, scope)) return;
  throw new AppError('FORBIDDEN', `A la clave de API le falta el permiso ${scope}`);
}

export function hasScope(actor: Actor, scope: Scope): boolean {
  return actor.kind !== 'key' || actor.scopes.has(scope);
}

const NOT_FOR_KEYS = 'notForKeys';
const NEEDS_SCOPE = 'needsScope';
