import { toMinuteIso } from '../../../domain/clinic-time';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import { countAttempt, type AttemptLimit } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { notFound } from '../../../platform/errors/app-error';
import { noun } from '../../../platform/noun';
import { isUuid } from '../../../platform/validation/uuid';
import { recordAudit } from '../../audit/record-audit';
import { survivorOf } from '../../patients/merge/merge-patients';
import { Patient } from '../../patients/patient.entity';
import { labelOf, lockPatient, patientNotFound } from '../../patients/patient.service';
import { noteRead } from '../../patients/reads/patient-reads';
import { familyAccount, nameForRelative, relationsTo, todayOf } from '../../patients/relations/family';
import { clinicSettingsIn } from '../../settings/settings.service';
import type { ExportRow } from './export-section';
import { SECTIONS } from './export-sections';

export const FORMAT = 'turnero.patient-data';
/** Rises when a key changes its meaning or leaves; new keys keep it. */
export const VERSION = 1;

export type CopyFormat = 'json' | 'pdf';

export interface PatientCopy {
  format: typeof FORMAT;
  version: typeof VERSION;
  made_at: string;
  clinic: string;
  /** By name of the section. */
  data: Readonly<Record<string, readonly ExportRow[]>>;
}

const PATIENT_COPY = noun('patient_copy', 'Datos de un paciente, en copia', {
  format: { word: 'formato', show: (format: CopyFormat) => format.toUpperCase() },
});

const COPIES: AttemptLimit = {
  name: 'patient-copies',
  points: 20,
  windowSeconds: 3_600,
  message: 'Ya se hicieron muchas copias de datos. Probá de nuevo más tarde',
};

/** By an administrator; audited, and noted as a reading. NOT_FOUND. */
export async function copyOf(ctx: Context, asked: string, format: CopyFormat): Promise<PatientCopy> {
  assertCan(adminMay(ctx.actor, 'patients'));
  if (!isUuid(asked)) throw patientNotFound();
  const id = await survivorOf(ctx, asked);
  const copy = await ctx.transact(async (tx) =>
    make(ctx, tx, await lockPatient(tx, id, 'for_key_share'), format, null),
  );
  await noteRead(ctx, id);
  return copy;
}

/** By the patient's account, once its address is confirmed. NOT_FOUND, also for staff; TOO_MANY_REQUESTS. */
export async function ownCopy(ctx: Context, format: CopyFormat): Promise<PatientCopy> {
  const userId = familyAccount(ctx.actor);
  if (userId === null) throw notFound('Tu cuenta no es de un paciente');
  await countAttempt(ctx, COPIES, userId);
  return ctx.transact(async (tx) => {
    const own = await tx.manager.findOneBy(Patient, { userId });
    if (!own) throw notFound('Confirmá tu correo electrónico para descargar tus datos');
    return make(ctx, tx, own, format, userId);
  });
}

async function make(ctx: Context, tx: Transaction, patient: Patient, format: CopyFormat, account: number | null) {
  const { name, timeZone } = await clinicSettingsIn(tx);
  const data: Record<string, readonly ExportRow[]> = {};
  for (const section of SECTIONS) {
    const rows = await tx.rows(section.rows, [patient.id, account]);
    data[section.name] = rows.map(({ row }) => inClinicTime(row, timeZone));
  }
  if (account !== null) data['family'] = await namedForRelative(ctx, tx, patient, data['family']!);
  await recordAudit(ctx, tx, {
    action: 'created',
    entity: PATIENT_COPY,
    entityId: patient.id,
    called: labelOf(patient),
    changes: [{ field: 'format', from: null, to: format.toUpperCase() }],
  });
  const made_at = toMinuteIso(timeZone, ctx.now);
  return { format: FORMAT, version: VERSION, made_at, clinic: name, data } as const;
}

/** As the account reads its family. */
async function namedForRelative(ctx: Context, tx: Transaction, relative: Patient, family: readonly ExportRow[]) {
  const today = await todayOf(ctx, tx);
  const relations = await relationsTo(tx.manager, relative.id).getMany();
  const names = new Map<unknown, string>(relations.map((row) => [row.id, nameForRelative(row, today)]));
  return family.map((row) => ({ ...row, other_person: names.get(row['id']) ?? row['other_person'] }));
}

function inClinicTime(row: ExportRow, timeZone: string): ExportRow {
  const shown = ([key, value]: [string, unknown]) =>
    key.endsWith('_at') && typeof value === 'string' ? toMinuteIso(timeZone, new Date(value)) : value;
  return Object.fromEntries(Object.entries(row).map((entry) => [entry[0], shown(entry)]));
}
