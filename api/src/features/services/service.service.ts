import { assertCan } from '../../platform/access/allow';
import { changesOf } from '../../platform/changes';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { invalid, notFound, type AppError } from '../../platform/errors/app-error';
import { createOnce } from '../../platform/idempotency';
import { assertVersion } from '../../platform/versions';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { withAmount } from '../audit/value-texts';
import { clinicSettingsIn } from '../settings/settings.service';
import { SERVICE, Service } from './service.entity';
import { assertServiceDuration, SERVICE_CURRENCIES, type CreateServiceInput, type UpdateServiceInput } from './service.inputs';
import { canManageServices } from './service.policy';

/** All services by name, inactive ones too. */
export function listServices(ctx: Context): Promise<Service[]> {
  assertCan(canManageServices(ctx.actor));
  return ctx.db.manager.createQueryBuilder(Service, 'service').orderBy('lower(service.name)').addOrderBy('service.id').getMany();
}

/** Adds a service. With a key, a retry returns the service of the first request; NOT_FOUND once it is deleted. */
export async function createService(ctx: Context, input: CreateServiceInput, key?: string | null): Promise<Service> {
  assertCan(canManageServices(ctx.actor));
  return createOnce<Service>(ctx, {
    key,
    request: ['createService', input],
    create: async (tx) => {
      const currency = input.currency ?? (await presetCurrency(tx));
      const service = await tx.manager.save(tx.manager.create(Service, asStored(tx.manager, Service, { ...input, currency })));
      await recordAudit(ctx, tx, {
        action: 'created',
        entity: SERVICE,
        entityId: service.id,
        called: service.name,
        changes: changesBetween(SERVICE, null, inWords(service)),
      });
      return service;
    },
    load: async (id) => {
      const service = await ctx.db.manager.findOneBy(Service, { id: Number(id) });
      if (!service) throw serviceNotFound();
      return service;
    },
  });
}

/** Changes the given fields. NOT_FOUND; CONFLICT with the current service on a version mismatch. */
export async function updateService(
  ctx: Context,
  id: number,
  input: UpdateServiceInput,
  expectedVersion?: number | null,
): Promise<Service> {
  assertCan(canManageServices(ctx.actor));
  return ctx.transact(async (tx) => {
    const service = await lockService(tx, id);
    const changes = changesOf(service, asStored(tx.manager, Service, input));
    const told = changesBetween(SERVICE, inWords(service), inWords(changes, changes.currency ?? service.currency));
    if (changes.durationMinutes !== undefined) assertServiceDuration(changes.durationMinutes);
    if (told.length === 0) return service;
    assertVersion(service, expectedVersion);
    await tx.manager.update(Service, id, changes);
    await recordAudit(ctx, tx, { action: 'updated', entity: SERVICE, entityId: id, called: service.name, changes: told });
    return Object.assign(service, changes, { version: service.version + 1 });
  });
}

/** NOT_FOUND. */
export async function deleteService(ctx: Context, id: number): Promise<true> {
  assertCan(canManageServices(ctx.actor));
  await ctx.transact(async (tx) => {
    const service = await lockService(tx, id);
    await tx.manager.delete(Service, id);
    await recordAudit(ctx, tx, {
      action: 'deleted',
      entity: SERVICE,
      entityId: id,
      called: service.name,
      changes: changesBetween(SERVICE, inWords(service), null),
    });
  });
  return true;
}

/** As records tell it: the price in its currency. */
function inWords<Some extends Partial<Service>>(service: Some, currency = service.currency): Some {
  return currency === undefined ? service : withAmount(service, 'price', currency);
}

/** The clinic's. BAD_REQUEST on `currency` where no service may be priced in it. */
async function presetCurrency(tx: Transaction): Promise<string> {
  const { currency } = await clinicSettingsIn(tx);
  if (!SERVICE_CURRENCIES.includes(currency)) throw invalid('currency', `Elegí la moneda del servicio: ${SERVICE_CURRENCIES.join(', ')}`);
  return currency;
}

async function lockService(tx: Transaction, id: number): Promise<Service> {
  const service = await tx.manager.findOne(Service, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!service) throw serviceNotFound();
  return service;
}

function serviceNotFound(): AppError {
  return notFound('El servicio no existe');
}
