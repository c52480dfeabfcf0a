import { In, MoreThan } from 'typeorm';

import { adminMay, recordedActor } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, notFound } from '../../../platform/errors/app-error';
import { HOUR_MS } from '../../../platform/jobs/round';
import { noun } from '../../../platform/noun';
import { isUuid } from '../../../platform/validation/uuid';
import { recordAudit } from '../../audit/record-audit';
import { survivorOf } from '../merge/merge-patients';
import { labelOf } from '../patient.service';
import { PatientRead } from '../reads/patient-read.entity';
import { checkedReason, personsOf } from './erase-patient';
import { PatientErasureRow } from './patient-erasure.entity';
import type { BlockedIdentity } from './patient-erasure.object';

const BLOCKED_IDENTITY = noun('blocked_identity', 'Identidad bloqueada, leída', {});

/** Records the reading in the same transaction. BAD_REQUEST on `reason`; NOT_FOUND; CONFLICT once anonymized. */
export async function readBlockedIdentity(ctx: Context, asked: string, given: string): Promise<BlockedIdentity[]> {
  assertCan(adminMay(ctx.actor, 'security'));
  const reason = checkedReason(given);
  if (!isUuid(asked)) throw notErased();
  const id = await survivorOf(ctx, asked);
  return ctx.transact(async (tx) => {
    const rows = await tx.manager.find(PatientErasureRow, {
      where: { patientId: In(await personsOf(tx, id)) },
      order: { patientId: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const own = rows.find(({ patientId }) => patientId === id);
    if (!own) throw notErased();
    if (own.identity === null) {
      throw new AppError('CONFLICT', 'La identidad ya se borró del todo: no queda nada para ver');
    }
    await note(ctx, tx, id, reason);
    return [own, ...rows.filter((row) => row !== own)].flatMap(({ identity }) => identity ?? []);
  });
}

/** Once per hour. The audit has no reason, because reasons often name the person. */
async function note(ctx: Context, tx: Transaction, patientId: string, reason: string): Promise<void> {
  const reading = { patientId, reason, actorUserId: recordedActor(ctx.actor).actorUserId! };
  const at = MoreThan(new Date(ctx.now.getTime() - HOUR_MS));
  if (await tx.manager.existsBy(PatientRead, { ...reading, at })) return;
  await tx.manager.insert(PatientRead, { ...reading, at: ctx.now });
  const called = labelOf({ id: patientId });
  await recordAudit(ctx, tx, { action: 'created', entity: BLOCKED_IDENTITY, entityId: patientId, called });
}

const notErased = () => notFound('Los datos de este paciente no se borraron');
