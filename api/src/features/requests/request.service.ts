import { In } from 'typeorm';

import { textFault } from '../../domain/typed-text';
import { assertCan, memberOf } from '../../platform/access/allow';
import { granted } from '../../platform/access/judged';
import { countReadById } from '../../platform/access/reads-by-id';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { invalid, notFound, type AppError } from '../../platform/errors/app-error';
import { assertPage, paginationOf } from '../../platform/graphql/pagination';
import { exactOrNear, searchConditions, type NearWords } from '../../platform/search';
import { isUuid } from '../../platform/validation/uuid';
import { hasLiveReplacement } from '../appointments/change/replace-appointment';
import { AppointmentRequest, type RequestStatus } from './request.entity';
import type { AppointmentRequestPage, SentRequest } from './request.objects';
import { isRequestReceipt } from './request-receipt';
import { canHandleRequests, canReadSentRequest } from './request.policy';
import { asSent } from './shown-request';

export interface Narrowed {
  status?: RequestStatus | null;
  open?: boolean | null;
  lostAppointment?: boolean | null;
  specialtyId?: number | null;
  /** At most SEARCH_LENGTH characters. */
  search?: string | null;
}

export const SEARCH_LENGTH = 200;

/** Newest first, after an exact number. BAD_REQUEST on search, page or limit. */
export async function listRequests(
  ctx: Context,
  narrowed: Narrowed,
  page: number,
  limit: number,
): Promise<AppointmentRequestPage> {
  assertCan(canHandleRequests(ctx.actor));
  const { search } = narrowed;
  assertSearch(search);
  assertPage(page, limit);
  const counted = async (near?: NearWords) => {
    const query = matching(ctx, narrowed, near);
    return { query, total: await query.getCount() };
  };
  const { found, isNear } = await exactOrNear(ctx.db, search, counted, ({ total }) => total === 0);
  const number = numberIn(search ?? '');
  if (number !== null) found.query.addOrderBy('(request.number = :number)::int', 'DESC').setParameters({ number });
  const items = await found.query
    .addOrderBy('request.createdAt', 'DESC')
    .addOrderBy('request.id', 'DESC')
    .limit(limit)
    .offset((page - 1) * limit)
    .getMany();
  return { items, pagination: paginationOf(page, limit, found.total), isNear };
}

/** BAD_REQUEST on `search`. */
export function assertSearch(search: string | null | undefined): void {
  const fault = textFault(search ?? '', { max: SEARCH_LENGTH });
  if (fault !== null) throw invalid('search', fault);
}

/** Later, a patient who wants another appointment has asked again. */
const LOST_DAYS = 30;

export function matching(
  ctx: Context,
  { status, open, lostAppointment, specialtyId, search }: Narrowed,
  near?: NearWords,
) {
  const query = ctx.db.manager.createQueryBuilder(AppointmentRequest, 'request');
  if (status != null) query.andWhere('request.status = :status', { status });
  if (open === true) query.andWhere({ status: OPEN });
  if (lostAppointment === true) {
    query.andWhere(
      `request.status = 'assigned' AND EXISTS (
        SELECT FROM appointments AS a WHERE a.id = request.appointmentId AND a.status IN ('cancelled', 'no_show')
          AND a.starts_at > :now::timestamptz - make_interval(days => :days) AND NOT ${hasLiveReplacement('a')})
        AND NOT EXISTS (SELECT FROM patients AS p WHERE p.id = request.patientId AND p.state = 'erased')`,
      { now: ctx.now, days: LOST_DAYS },
    );
  }
  if (specialtyId != null) query.andWhere('request.specialtyId = :specialtyId', { specialtyId });
  const [own, ofContact] = ['request.searched', 'folded(request.contact_name)'].map((column) =>
    searchConditions(column, search ?? '', near),
  );
  own!.forEach(({ text, values }, index) => query.andWhere(`(${text} OR ${ofContact![index]!.text})`, values));
  return query;
}

/** From '1042' or 'N.º 1042', else null. */
function numberIn(search: string): number | null {
  const digits = /^\s*(?:n\.?\s?[º°]\s*)?(\d{1,9})\s*$/i.exec(search)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** NOT_FOUND. */
export async function getRequest(ctx: Context, id: string): Promise<AppointmentRequest> {
  assertCan(canHandleRequests(ctx.actor));
  const request = isUuid(id) ? await ctx.db.manager.findOneBy(AppointmentRequest, { id }) : null;
  if (!request) throw requestNotFound();
  return request;
}

/**
 * Full for administrators, its account and the receipt's bearer; masked contact for others. NOT_FOUND;
 * TOO_MANY_REQUESTS per source when masked.
 */
export async function getSentRequest(ctx: Context, id: string, receipt?: string | null): Promise<SentRequest> {
  const request = isUuid(id) ? await ctx.db.manager.findOneBy(AppointmentRequest, { id }) : null;
  if (request && canReadSentRequest(ctx.actor, request)) return request;
  if (request && receipt && (await isRequestReceipt(ctx.db, request, receipt))) return granted(request);
  await countReadById(ctx);
  if (!request) throw requestNotFound();
  return request;
}

/** Sent by the caller's account, newest first. */
export function ownOpenRequests({ db, actor }: Context): Promise<SentRequest[]> {
  return db.manager.find(AppointmentRequest, {
    where: { patientUserId: memberOf(actor).userId, status: OPEN },
    order: { createdAt: 'DESC', id: 'ASC' },
    take: MOST_OWN,
  });
}

/** An address has fewer open ones. */
const MOST_OWN = 20;

/** For idempotent retries. */
export async function getSentAgain(ctx: Context, id: string): Promise<SentRequest> {
  return asSent(await ctx.db.manager.findOneByOrFail(AppointmentRequest, { id }));
}

/** NOT_FOUND. */
export async function lockRequest(tx: Transaction, id: string): Promise<AppointmentRequest> {
  const request = isUuid(id)
    ? await tx.manager.findOne(AppointmentRequest, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!request) throw requestNotFound();
  return request;
}

const OPEN = In<RequestStatus>(['pending', 'pending_assignment']);

/** Awaiting an answer or appointment, longest first. */
export async function openRequests(
  { db }: Context,
  first: number,
): Promise<{ items: AppointmentRequest[]; count: number }> {
  const where = { status: OPEN };
  const [items, count] = await Promise.all([
    db.manager.find(AppointmentRequest, { where, order: { createdAt: 'ASC', id: 'ASC' }, take: first }),
    db.manager.countBy(AppointmentRequest, where),
  ]);
  return { items, count };
}

export function countPendingRequests(ctx: Context): Promise<number> {
  return ctx.db.manager.countBy(AppointmentRequest, { status: 'pending' });
}

export function requestNotFound(): AppError {
  return notFound('La solicitud no existe');
}
