import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { notFound, type AppError } from '../../platform/errors/app-error';
import { assertPage, paginationOf } from '../../platform/graphql/pagination';
import { isUuid } from '../../platform/validation/uuid';
import { AppointmentRequest, type RequestStatus } from './request.entity';
import type { AppointmentRequestPage } from './request.objects';
import { canHandleRequests } from './request.policy';

interface Narrowed {
  status?: RequestStatus | null;
  specialtyId?: number | null;
}

/** A page of the requests, newest first. BAD_REQUEST on page or limit. */
export async function listRequests(
  ctx: Context,
  { status, specialtyId }: Narrowed,
  page: number,
  limit: number,
): Promise<AppointmentRequestPage> {
  assertCan(canHandleRequests(ctx.actor));
  assertPage(page, limit);
  const [items, total] = await ctx.db.manager.findAndCount(AppointmentRequest, {
    where: { ...(status != null && { status }), ...(specialtyId != null && { specialtyId }) },
    order: { createdAt: 'DESC', id: 'DESC' },
    skip: (page - 1) * limit,
    take: limit,
  });
  return { items, pagination: paginationOf(page, limit, total) };
}

/** NOT_FOUND for anything that is not a request's id. */
export async function getRequest(ctx: Context, id: string): Promise<AppointmentRequest> {
  assertCan(canHandleRequests(ctx.actor));
  const request = isUuid(id) ? await ctx.db.manager.findOneBy(AppointmentRequest, { id }) : null;
  if (!request) throw requestNotFound();
  return request;
}

/** Reads a request that nobody else changes until the transaction ends. NOT_FOUND. */
export async function lockRequest(tx: Transaction, id: string): Promise<AppointmentRequest> {
  const request = isUuid(id)
    ? await tx.manager.findOne(AppointmentRequest, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!request) throw requestNotFound();
  return request;
}

/** How many nobody has answered. */
export function countPendingRequests(ctx: Context): Promise<number> {
  return ctx.db.manager.countBy(AppointmentRequest, { status: 'pending' });
}

export function requestNotFound(): AppError {
  return notFound('La solicitud no existe');
}
