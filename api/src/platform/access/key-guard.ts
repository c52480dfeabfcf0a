import { defaultFieldResolver, getNamedType, type GraphQLField } from 'graphql';

import type { Context } from '../context';
import { AppError } from '../errors/app-error';
import { overwrittenPersonal, personalSearch, selectedPersonal } from './personal-data';
import { assertKeyMay, type KeyNeeds } from './scope';

/**
 * Checks a key before the root field does anything: its scopes, and without `personal-data` that nothing personal is
 * selected, searched or written over: whoever set where a patient is mailed would be sent what they may not read.
 * `personal` are the names of personal fields.
 */
export function guardAgainstKeys(
  field: GraphQLField<unknown, Context>,
  needs: KeyNeeds,
  personal: ReadonlySet<string>,
): void {
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

/** Consequences, to be confirmed or applied, name patients. */
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
