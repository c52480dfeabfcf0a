import { SCOPES, SCOPES_OF_PROFESSIONALS, scopeText, type Scope } from '../../domain/scopes';
import type { Transaction } from '../../platform/database/database';
import { invalid } from '../../platform/errors/app-error';
import { Professional } from '../professionals/professional.object';
import { DAYS, YEAR_DAYS, type CreateApiKeyInput } from './api-key.inputs';

const DAY_MS = 86_400_000;

/** Each once, in their usual order. BAD_REQUEST on scopes. */
export function chosenScopes(texts: readonly string[], professionalId: number | null): Scope[] {
  const unknown = texts.find((text) => !SCOPES.some((scope) => scope === text));
  if (unknown !== undefined) throw invalid('scopes', 'Uno de los permisos no existe. Revisá la lista');
  const scopes = SCOPES.filter((scope) => texts.includes(scope));
  if (!scopes.some((scope) => scope !== 'personal-data')) throw invalid('scopes', 'Elegí qué puede hacer la clave');
  const tooMuch = professionalId === null ? undefined : scopes.find((it) => !SCOPES_OF_PROFESSIONALS.includes(it));
  if (tooMuch) throw invalid('scopes', `La clave de un profesional no puede tener «${scopeText(tooMuch)}»`);
  return scopes;
}

/** BAD_REQUEST on professionalId for one without an account. */
export async function chosenProfessional({ manager }: Transaction, id: number): Promise<Professional> {
  const professional = await manager.findOneBy(Professional, { id });
  if (!professional?.userId) throw invalid('professionalId', 'El profesional ya no existe. Revisá la lista');
  return professional;
}

/** BAD_REQUEST on expiresInDays; null: never. More than a year only where it was said. */
export function expiryOf(
  { expiresInDays: days, longLived }: Pick<CreateApiKeyInput, 'expiresInDays' | 'longLived'>,
  now: Date,
): Date | null {
  if (!longLived && (days === null || (days > YEAR_DAYS && days <= DAYS.max)))
    throw invalid('expiresInDays', 'Una clave vence a lo sumo en un año (365 días): para más, longLived');
  if (days === null) return null;
  if (days < DAYS.min || days > DAYS.max) {
    throw invalid('expiresInDays', `La vigencia debe ser de ${DAYS.min} a ${DAYS.max.toLocaleString('es-AR')} días`);
  }
  return new Date(now.getTime() + days * DAY_MS);
}
