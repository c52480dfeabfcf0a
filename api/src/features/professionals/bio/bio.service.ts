import type { Context } from '../../../platform/context';
import { trimmed } from '../../../platform/validation/text';
import { assertVersion } from '../../../platform/versions';
import { changeProfile } from '../keep-profile';
import { lockProfessional } from '../lock-professional';
import { readProfessional } from '../professional.service';
import { recordProfileActivity } from '../profile-activity';
import type { BioArgs } from './bio.args';
import { bioOf, type ProfessionalBio } from './professional-bio.object';

/** CONFLICT with the current bio on a version mismatch. */
export async function updateBio(
  ctx: Context,
  { professionalId, bio: typed }: BioArgs,
  expectedVersion?: number | null,
): Promise<ProfessionalBio> {
  const bio = trimmed(typed) ?? '';
  return ctx.transact(async (tx) => {
    await lockProfessional(ctx, tx, professionalId, 'people');
    const before = await readProfessional(tx, professionalId);
    if (before.bio === bio) return bioOf(before);
    assertVersion(bioOf(before), expectedVersion);
    await changeProfile(tx, professionalId, { bio });
    const after = { ...before, bio, version: before.version + 1, bioVersion: before.bioVersion + 1 };
    await recordProfileActivity(ctx, tx, professionalId, { before, after });
    return bioOf(after);
  });
}
