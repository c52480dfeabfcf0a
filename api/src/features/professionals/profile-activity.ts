import { enumerated } from '../../domain/counted';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { summaryOf, type Change } from '../activity/activity-summary';
import { recordActivity } from '../activity/record-activity';
import type { RecordsAccountChange } from '../users/account-changes';
import { USER } from '../users/user.entity';
import { bioChange } from './bio/bio-summary';
import { ProfessionalEntity } from './professional.entity';

/** What of a professional's account their activity tells, by its words: that it changed, never from what to what. */
const TOLD: Readonly<Record<string, string>> = {
  name: USER.fields.name,
  email: USER.fields.email,
  phone: USER.fields.phone.word,
  address: USER.fields.address.word,
};

/** What the public reads of a professional. */
export interface PublicProfile {
  bio: string;
  specialtyName: string | null;
}

interface ProfileChange {
  /** Of the account, by the names of its fields; those that are not told are left out. */
  fields?: readonly string[];
  before?: PublicProfile;
  after?: PublicProfile;
}

/** Notes in a professional's activity what changed of their profile. Nothing where nothing did that it tells. */
export async function recordProfileActivity(
  ctx: Context,
  tx: Transaction,
  professionalId: number,
  { fields = [], before, after }: ProfileChange,
): Promise<void> {
  const words = fields.flatMap((field) => TOLD[field] ?? []);
  const sentences = [
    ...(words.length > 0 ? [`datos actualizados: ${enumerated(words)}`] : []),
    ...(before && after ? publicChanges(before, after) : []),
  ];
  if (sentences.length === 0) return;
  await recordActivity(ctx, tx, { professionalId, action: 'profile_updated', summary: summaryOf(sentences) });
}

/** As a part of what happens where an account changes, whoever changes it. Patients have no activity. */
export const recordProfessionalAccount: RecordsAccountChange = async (ctx, tx, { id: userId, role }, fields) => {
  if (role === 'user') return;
  const profile = await tx.manager.findOne(ProfessionalEntity, { select: { id: true }, where: { userId } });
  if (profile) await recordProfileActivity(ctx, tx, profile.id, { fields });
};

function publicChanges(before: PublicProfile, after: PublicProfile): Change[] {
  const specialty = { before: before.specialtyName ?? 'ninguna', after: after.specialtyName ?? 'ninguna' };
  return [
    ...(specialty.before === specialty.after ? [] : [{ what: 'especialidad', ...specialty }]),
    ...(before.bio === after.bio ? [] : [bioChange(before.bio, after.bio)]),
  ];
}
