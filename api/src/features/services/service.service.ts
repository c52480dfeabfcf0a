import { adminMay } from '../../platform/access/actor';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { asStored } from '../../platform/database/as-stored';
import type { Transaction } from '../../platform/database/database';
import { invalid, notFound, type AppError } from '../../platform/errors/app-error';
import { createOnce } from '../../platform/idempotency';
import { changesBetween } from '../audit/audited-change';
import { recordCreated, recordDeleted } from '../audit/record-audit';
import { saveChanges } from '../audit/save-changes';
import { withAmount } from '../audit/value-texts';
import { clinicSettingsIn } from '../settings/settings.service';
import { SERVICE, Service } from './service.entity';
import {
  assertServiceDuration,
  SERVICE_CURRENCIES,
  type CreateServiceInput,
  type UpdateServiceInput,
} from './service.inputs';

/** By name, inactive ones too. */
export function listServices(ctx: Context): Promise<Service[]> {
  assertCan(adminMay(ctx.actor, 'people'));
  return ctx.db.manager
    .createQueryBuilder(Service, 'service')
    .orderBy('lower(service.name)')
    .addOrderBy('service.id')
    .getMany();
}

/** Idempotent by key; NOT_FOUND once deleted. */
export async function createService(ctx: Context, input: CreateServiceInput, key?: string | null): Promise<Service> {
  assertCan(adminMay(ctx.actor, 'people'));
  return createOnce<Service>(ctx, {
    key,
    request: ['createService', input],
    create: async (tx) => {
      const currency = input.currency ?? (await presetCurrency(tx));
      const service = await tx.manager.save(
        tx.manager.create(Service, asStored(tx.manager, Service, { ...input, currency })),
      );
      await recordCreated(ctx, tx, SERVICE, inWords(service), service.name);
      return service;
    },
    load: async (id) => {
      const service = await ctx.db.manager.findOneBy(Service, { id: Number(id) });
      if (!service) throw serviceNotFound();
      return service;
    },
  });
}

/** NOT_FOUND; CONFLICT with the current service on a version mismatch. */
export async function updateService(
  ctx: Context,
  id: number,
  input: UpdateServiceInput,
  expectedVersion?: number | null,
): Promise<Service> {
  assertCan(adminMay(ctx.actor, 'people'));
  return ctx.transact(async (tx) => {
    const service = await lockService(tx, id);
    // An older duration may stay.
    const { durationMinutes } = input;
    if (durationMinutes != null && durationMinutes !== service.durationMinutes) assertServiceDuration(durationMinutes);
    await saveChanges(ctx, tx, Service, service, {
      noun: SERVICE,
      called: service.name,
      given: input,
      expectedVersion,
      audited: (changes) =>
        changesBetween(SERVICE, inWords(service), inWords(changes, changes.currency ?? service.currency)),
    });
    return service;
  });
}

/** NOT_FOUND. */
export async function deleteService(ctx: Context, id: number): Promise<true> {
  assertCan(adminMay(ctx.actor, 'people'));
  await ctx.transact(async (tx) => {
    const service = await lockService(tx, id);
    await tx.manager.delete(Service, id);
    await recordDeleted(ctx, tx, SERVICE, inWords(service), service.name);
  });
  return true;
}

function inWords<Some extends Partial<Service>>(service: Some, currency = service.currency): Some {
  return currency === undefined ? service : withAmount(service, 'price', currency);
}

/** The clinic's currency. BAD_REQUEST on `currency` if services don't allow it. */
async function presetCurrency(tx: Transaction): Promise<string> {
  const { currency } = await clinicSettingsIn(tx);
  if (!SERVICE_CURRENCIES.includes(currency))
    throw invalid('currency', `Elegí la moneda del servicio: ${SERVICE_CURRENCIES.join(', ')}`);
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
