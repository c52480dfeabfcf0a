import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { SCOPES, SCOPES_OF_PROFESSIONALS, scopeText, type Scope } from '../../domain/scopes';
import { adminMay, type Actor } from '../../platform/access/actor';
import { assertCan, memberOf } from '../../platform/access/allow';
import { hashToken } from '../../platform/access/session-token';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { AppError, invalid, notFound } from '../../platform/errors/app-error';
import { createOnce } from '../../platform/idempotency';
import { recordAudit, recordCreated } from '../audit/record-audit';
import { saveChanges } from '../audit/save-changes';
import { Professional } from '../professionals/professional.object';
import { clinicSettings } from '../settings/settings.service';
import { API_KEY, ApiKey } from './api-key.entity';
import { DAYS, YEAR_DAYS, type CreateApiKeyInput, type NewApiKey, type UpdateApiKeyInput } from './api-key.inputs';
import { newKeyToken, startOf } from './key-token';

const RELATIONS = { professional: true, createdBy: true } as const;

/** Newest first, with invalid ones. */
export function listKeys({ actor, db }: Context): Promise<ApiKey[]> {
  assertCan(canManageKeys(actor));
  return db.manager.find(ApiKey, { relations: RELATIONS, order: { id: 'DESC' } });
}

/** A retry with the idempotency key gets a new token for the same API key. */
export async function createKey(ctx: Context, input: CreateApiKeyInput, key?: string | null): Promise<NewApiKey> {
  assertCan(canManageKeys(ctx.actor));
  const { userId } = memberOf(ctx.actor);
  const { timeZone } = await clinicSettings(ctx);
  const { professionalId = null, name, requestsPerMinute } = input;
  const scopes = chosenScopes(input.scopes, professionalId);
  const expiresAt = expiryOf(input, ctx.now);
  return createOnce<NewApiKey & { id: number }>(ctx, {
    key,
    request: ['createApiKey', input],
    create: async (tx) => {
      const professional = professionalId === null ? null : await chosenProfessional(tx, professionalId);
      const token = newKeyToken();
      const given = {
        name,
        requestsPerMinute,
        scopes,
        expiresAt,
        professionalId,
        role: professional ? ('professional' as const) : ('admin' as const),
        tokenHash: hashToken(token),
        tokenStart: startOf(token),
        createdAt: ctx.now,
        createdById: userId,
      };
      const { id } = await tx.manager.save(tx.manager.create(ApiKey, asStored(tx.manager, ApiKey, given)));
      const made = await readKey(tx, id);
      const expiresOn = expiresAt && dateOf(timeZone, floorToMinute(expiresAt));
      await recordCreated(
        ctx,
        tx,
        API_KEY,
        { ...made, professionalName: professional?.name ?? null, expiresOn },
        made.name,
      );
      return { id, key: made, token };
    },
    load: (found) => renewToken(ctx, Number(found)),
  });
}

/** NOT_FOUND; CONFLICT for a revoked key, and with the current key for another version. */
export function updateKey(
  ctx: Context,
  id: number,
  input: UpdateApiKeyInput,
  expectedVersion?: number | null,
): Promise<ApiKey> {
  assertCan(canManageKeys(ctx.actor));
  return ctx.transact(async (tx) => {
    const key = await lockKey(tx, id);
    assertNotRevoked(key);
    await saveChanges(ctx, tx, ApiKey, key, { noun: API_KEY, called: key.name, given: input, expectedVersion });
    return key;
  });
}

/** Waits for the key's transactions. NOT_FOUND. */
export function revokeKey(ctx: Context, id: number): Promise<ApiKey> {
  assertCan(canManageKeys(ctx.actor));
  return ctx.transact(async (tx) => {
    const key = await lockKey(tx, id);
    if (key.revokedAt !== null) return key;
    const changes = { revokedAt: ctx.now, version: key.version + 1 };
    await tx.manager.update(ApiKey, id, changes);
    const event = { action: 'updated', entity: API_KEY, entityId: id, called: key.name } as const;
    await recordAudit(ctx, tx, { ...event, changes: [{ field: 'revoked', from: 'No', to: 'Sí' }] });
    return Object.assign(key, changes);
  });
}

function renewToken(ctx: Context, id: number): Promise<NewApiKey & { id: number }> {
  return ctx.transact(async (tx) => {
    const key = await lockKey(tx, id);
    assertNotRevoked(key);
    const token = newKeyToken();
    const changes = { tokenHash: hashToken(token), tokenStart: startOf(token), version: key.version };
    await tx.manager.update(ApiKey, id, changes);
    await recordAudit(ctx, tx, {
      action: 'updated',
      entity: API_KEY,
      entityId: id,
      called: key.name,
      fields: ['token'],
    });
    return { id, key: Object.assign(key, changes), token };
  });
}

/** An outer join cannot be locked. NOT_FOUND. */
async function lockKey(tx: Transaction, id: number): Promise<ApiKey> {
  const lock = { mode: 'pessimistic_write' } as const;
  if (!(await tx.manager.findOne(ApiKey, { select: { id: true }, where: { id }, lock }))) {
    throw notFound('La clave no existe');
  }
  return readKey(tx, id);
}

function readKey({ manager }: Transaction, id: number): Promise<ApiKey> {
  return manager.findOneOrFail(ApiKey, { where: { id }, relations: RELATIONS });
}

function assertNotRevoked({ revokedAt }: ApiKey): void {
  if (revokedAt !== null) throw new AppError('CONFLICT', 'La clave fue revocada: creá otra');
}

const DAY_MS = 86_400_000;

/** BAD_REQUEST on scopes. */
function chosenScopes(texts: readonly string[], professionalId: number | null): Scope[] {
  const unknown = texts.find((text) => !SCOPES.some((scope) => scope === text));
  if (unknown !== undefined) throw invalid('scopes', 'Uno de los permisos no existe. Revisá la lista');
  const scopes = SCOPES.filter((scope) => texts.includes(scope));
  if (!scopes.some((scope) => scope !== 'personal-data')) throw invalid('scopes', 'Elegí qué puede hacer la clave');
  const tooMuch = professionalId === null ? undefined : scopes.find((it) => !SCOPES_OF_PROFESSIONALS.includes(it));
  if (tooMuch) throw invalid('scopes', `La clave de un profesional no puede tener «${scopeText(tooMuch)}»`);
  return scopes;
}

/** BAD_REQUEST for a professional without an account. */
async function chosenProfessional({ manager }: Transaction, id: number): Promise<Professional> {
  const professional = await manager.findOneBy(Professional, { id });
  if (!professional?.userId) throw invalid('professionalId', 'El profesional ya no existe. Revisá la lista');
  return professional;
}

/** null: never. BAD_REQUEST, also beyond a year without `longLived`. */
function expiryOf(
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

function canManageKeys(actor: Actor): boolean {
  return actor.kind === 'member' && adminMay(actor, 'integrations');
}
