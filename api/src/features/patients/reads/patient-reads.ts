import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { adminMay, isStaff, recordedActor, type Role } from '../../../platform/access/actor';
import { hasScope } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { bigint, bool, nullable, oneOf, text, timestamp, uuid } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { defineLoader } from '../../../platform/loaders';
import { clinicSettings } from '../../settings/settings.service';
import { Patient } from '../patient.entity';
import { familyAccount } from '../relations/family';
import type { PatientReading, ReaderKind } from './patient-read.object';

/**
 * Readings of staff and keys; keys without personal-data see nothing of the person. A failed write does not prevent
 * reading: reception works beside a standby.
 */
export async function noteRead(ctx: Context, patientId: string): Promise<void> {
  if (!isStaff(ctx.actor) || !hasScope(ctx.actor, 'personal-data')) return;
  const { actorUserId, actorKeyId } = recordedActor(ctx.actor);
  try {
    await ctx.db.write((on) => on.rows(NOTE, [patientId, ctx.now, actorUserId, actorKeyId]));
  } catch (err) {
    ctx.log.warn({ err }, 'the reading of a patient could not be noted');
  }
}

/** Newest first, with those of merged patients, for administrators; null for other callers. */
export const readsLoader = defineLoader<string, PatientReading[] | null>(async (ctx, ids) => {
  if (!adminMay(ctx.actor, 'patients')) return ids.map(() => null);
  return readsOf(ctx, ids);
});

/** With reasons, which may name the person: for the permission `security`; null for other callers. */
export const erasedReadsLoader = defineLoader<string, PatientReading[] | null>(async (ctx, ids) => {
  if (!adminMay(ctx.actor, 'security')) return ids.map(() => null);
  return readsOf(ctx, ids);
});

/** Readings of the account's own patient, newest first; none for staff. */
export async function myReads(ctx: Context): Promise<PatientReading[]> {
  const userId = familyAccount(ctx.actor);
  const own = userId === null ? null : await ctx.db.manager.findOneBy(Patient, { userId });
  if (!own) return [];
  const [reads] = await readsOf(ctx, [own.id]);
  // A person at the desk must not be found by an angry reader.
  return reads!.map((read) => (read.kind === 'professional' ? read : { ...read, readerName: null }));
}

async function readsOf(ctx: Context, ids: readonly string[]): Promise<PatientReading[][]> {
  const { timeZone } = await clinicSettings(ctx);
  const rows = await ctx.db.rows(READS, [ids]);
  return ids.map((patientId) =>
    rows
      .filter((row) => row.patientId === patientId)
      .map(({ id, at, role, isKey, readerName, reason }) => ({
        id,
        at: toOffsetIso(timeZone, floorToMinute(at)),
        kind: kindOf(role, isKey),
        readerName,
        reason,
      })),
  );
}

function kindOf(role: Role | null, isKey: boolean): ReaderKind {
  if (isKey) return 'program';
  if (role === null) return 'deleted';
  return role === 'professional' ? 'professional' : 'administrator';
}

const NOTE = statement(
  'patients.note-read',
  `INSERT INTO patient_reads (patient_id, at, actor_user_id, actor_key_id)
   SELECT $1::uuid, $2::timestamptz, $3::integer, $4::integer
   ON CONFLICT DO NOTHING`,
);

const READS = statement(
  'patients.reads',
  `WITH RECURSIVE persons AS (
     SELECT it.id AS asked, it.id FROM unnest($1::uuid[]) AS it (id)
     UNION
     SELECT o.asked, p.id FROM persons AS o JOIN patients AS p ON p.merged_into = o.id
   ), latest AS (
     SELECT o.asked, r.*, row_number() OVER (PARTITION BY o.asked ORDER BY r.at DESC, r.id DESC) AS place
     FROM persons AS o JOIN patient_reads AS r ON r.patient_id = o.id
   )
   SELECT l.asked AS "patientId", l.id, l.at, u.role, l.actor_key_id IS NOT NULL AS "isKey",
     coalesce(u.name, k.name) AS "readerName", l.reason
   FROM latest AS l
   LEFT JOIN users AS u ON u.id = l.actor_user_id
   LEFT JOIN api_keys AS k ON k.id = l.actor_key_id
   WHERE l.place <= 50
   ORDER BY l.at DESC, l.id DESC`,
  {
    patientId: uuid,
    id: bigint,
    at: timestamp,
    role: nullable(oneOf<Role>()),
    isKey: bool,
    readerName: nullable(text),
    reason: nullable(text),
  },
);
