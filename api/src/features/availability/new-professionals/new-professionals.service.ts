import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { atPlace } from '../../../platform/errors/at-place';
import { createOnce } from '../../../platform/idempotency';
import { openInvitedAccount, unknownPassword } from '../../accounts/keep-account';
import { addProfessional, assertSpecialty } from '../../professional-accounts/professional-accounts.service';
import type { Professional } from '../../professionals/professional.object';
import { canKeepProfessionals } from '../../professionals/professional.policy';
import { loadChanged } from '../../professionals/professional.service';
import { readWeek } from '../availability-form';
import { replaceWeek } from '../availability.service';
import type { CreateProfessionalsInput } from './new-professionals.inputs';

/** All or none, mails too. BAD_REQUEST and CONFLICT with the place, e.g. `professionals.1.email`. */
export async function createProfessionals(
  ctx: Context,
  input: CreateProfessionalsInput,
  key?: string | null,
): Promise<Professional[]> {
  assertCan(canKeepProfessionals(ctx.actor));
  const given = await Promise.all(
    input.professionals.map(({ availability, ...profile }, index) =>
      atPlace(placeOf(index), checked(ctx, profile, availability)),
    ),
  );
  // An unknown password, so the accounts may share its hash.
  const passwordHash = await unknownPassword();
  const made = await createOnce(ctx, {
    key,
    request: ['createProfessionals', input],
    create: async (tx) => {
      const professionals: Professional[] = [];
      for (const [index, { profile, week }] of given.entries()) {
        const adding = addProfessional(ctx, tx, { ...profile, passwordHash }, openInvitedAccount);
        const professional = await atPlace(placeOf(index), adding);
        const professionalId = professional.id;
        await replaceWeek(ctx, tx, { professionalId, week, action: 'availability_updated' });
        professionals.push(professional);
      }
      return { id: professionals.map(({ id }) => id).join(), professionals };
    },
    load: async (id) => ({
      id,
      professionals: await Promise.all(id.split(',').map((it) => loadChanged(ctx, Number(it)))),
    }),
  });
  return made.professionals;
}

type Given = CreateProfessionalsInput['professionals'][number];

async function checked(ctx: Context, profile: Omit<Given, 'availability'>, entries: Given['availability']) {
  await assertSpecialty(ctx, profile.specialtyId);
  return { profile, week: readWeek(null, entries, 'availability') };
}

const placeOf = (index: number): string => `professionals.${index}`;
