import { enumerated } from '../../domain/counted';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { quotedChange, summaryOf, type Change } from '../activity/activity-summary';
import { recordActivity } from '../activity/record-activity';
import type { RecordsAccountChange } from '../users/account-changes';
import { USER } from '../users/user.entity';
import { ProfessionalEntity } from './professional.entity';

/** Account fields that the log names, never with values. */
const NAMED_FIELDS: Readonly<Record<string, string>> = {
  name: USER.fields.name,
  email: USER.fields.email,
  phone: USER.fields.phone.word,
  address: USER.fields.address.word,
};

interface PublicProfile {
  bio: string;
  licenseNumber: string | null;
  specialtyName: string | null;
}

interface ProfileChange {
  /** Changed account fields. */
  fields?: readonly string[];
  before?: PublicProfile;
  after?: PublicProfile;
}

/** Logs a changed profile, if any logged field changed. */
export async function recordProfileActivity(
  ctx: Context,
  tx: Transaction,
  professionalId: number,
  { fields = [], before, after }: ProfileChange,
): Promise<void> {
  const words = fields.flatMap((field) => NAMED_FIELDS[field] ?? []);
  const sentences = [
    ...(words.length > 0 ? [`datos actualizados: ${enumerated(words)}`] : []),
    ...(before && after ? publicChanges(before, after) : []),
  ];
  if (sentences.length === 0) return;
  await recordActivity(ctx, tx, { professionalId, action: 'profile_updated', summary: summaryOf(sentences) });
}

/** For any caller. Patients have no activity log. */
export const recordProfessionalAccount: RecordsAccountChange = async (ctx, tx, { id: userId, role }, fields) => {
  if (role === 'user') return;
  const profile = await tx.manager.findOne(ProfessionalEntity, { select: { id: true }, where: { userId } });
  if (profile) await recordProfileActivity(ctx, tx, profile.id, { fields });
};

function publicChanges(before: PublicProfile, after: PublicProfile): Change[] {
  const specialty = { before: before.specialtyName ?? 'ninguna', after: after.specialtyName ?? 'ninguna' };
  const license = { before: before.licenseNumber ?? 'ninguna', after: after.licenseNumber ?? 'ninguna' };
  return [
    ...(specialty.before === specialty.after ? [] : [{ what: 'especialidad', ...specialty }]),
    ...(license.before === license.after ? [] : [{ what: 'matrícula', ...license }]),
    ...(before.bio === after.bio ? [] : [bioChange(before.bio, after.bio)]),
  ];
}

function bioChange(before: string | null, after: string): Change {
  return { what: 'presentación', ...quotedChange(before, after) };
}

export function bioSummary(before: string | null, after: string): string {
  return summaryOf([bioChange(before, after)]);
}
