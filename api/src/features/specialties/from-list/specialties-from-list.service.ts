import { COMMON_SPECIALTIES, isSameSpecialty, madeFromList } from '../../../domain/common-specialties';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { Specialty } from '../specialty.entity';
import { addSpecialty, refusingTakenName, specialtyLoader } from '../specialty.service';

export const NAMES = { minItems: 1, maxItems: 100 };

/** One transaction. BAD_REQUEST, e.g. on `names.2`; CONFLICT when one is added meanwhile. */
export async function addSpecialtiesFromList(
  ctx: Context,
  names: readonly string[],
  key?: string | null,
): Promise<Specialty[]> {
  assertCan(adminMay(ctx.actor, 'people'));
  const chosen = chosenFrom(names);
  const made = refusingTakenName(
    createOnce(ctx, {
      key,
      request: ['addSpecialtiesFromList', chosen.map(({ name }) => name)],
      create: async (tx) => {
        const there = await tx.manager.find(Specialty);
        const answered: Specialty[] = [];
        let sortOrder = there.length;
        for (const one of chosen) {
          const same = there.find(({ name }) => isSameSpecialty(name, one.name));
          if (!same) {
            sortOrder += 1;
            answered.push(await addSpecialty(ctx, tx, { ...madeFromList(one), sortOrder }));
          } else answered.push(same);
        }
        return { id: answered.map(({ id }) => id).join(), specialties: answered };
      },
      load: async (id) => {
        const loaded = await Promise.all(id.split(',').map((it) => specialtyLoader(ctx).load(Number(it))));
        return { id, specialties: loaded.filter((it) => it !== null) };
      },
    }),
  );
  return (await made).specialties;
}

/** Without duplicates. */
function chosenFrom(names: readonly string[]) {
  const { minItems, maxItems } = NAMES;
  if (names.length < minItems) throw invalid('names', 'Elegí al menos una especialidad');
  if (names.length > maxItems) throw invalid('names', `No se pueden agregar más de ${maxItems} a la vez`);
  const chosen = names.map((name, index) => {
    const found = COMMON_SPECIALTIES.find((it) => isSameSpecialty(it.name, name));
    if (!found) throw invalid(`names.${index}`, 'La especialidad no está en la lista');
    return found;
  });
  return [...new Set(chosen)];
}
