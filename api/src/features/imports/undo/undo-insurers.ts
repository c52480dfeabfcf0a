import { In } from 'typeorm';

import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import { Insurer } from '../../insurers/insurer.entity';
import { removeInsurer } from '../../insurers/insurer.service';
import type { TakeBack } from './take-back';

/** New ones, if unchanged; one in use violates a foreign key. Filled ones stay as they are. */
export const takeBackInsurers: TakeBack = async (ctx, tx, rows) => {
  assertCan(adminMay(ctx.actor, 'prices'));
  const insurers = await tx.manager.find(Insurer, {
    where: { id: In(rows.filter(({ isFilled }) => !isFilled).flatMap(({ insurerId }) => insurerId ?? [])) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const left = new Map<number, number>();
  for (const { insurerId, insurerVersion } of rows) {
    if (insurerId !== null) left.set(insurerId, Math.max(left.get(insurerId) ?? 0, insurerVersion ?? 0));
  }
  const byId = new Map(insurers.map((insurer) => [insurer.id, insurer]));
  const touched = rows.flatMap(({ line, insurerId, isFilled }) => {
    const insurer = isFilled ? undefined : byId.get(insurerId ?? 0);
    return insurer && insurer.version !== left.get(insurer.id) ? [{ line, why: `${insurer.name} cambió` }] : [];
  });
  if (touched.length === 0) for (const insurer of insurers) await removeInsurer(ctx, tx, insurer);
  return touched;
};
