import { Raw } from 'typeorm';

import { nameKey, readMinutes, readMoney } from '../../domain/import-values';
import type { Context } from '../../platform/context';
import { CreateProfessionalInput } from '../professional-accounts/professional.inputs';
import { addProfessional } from '../professional-accounts/professional-accounts.service';
import { FeeArgs } from '../professionals/fee/fee.args';
import { listAllSpecialties } from '../specialties/specialty.service';
import { User } from '../users/user.entity';
import { fullName } from './full-name';
import { FaultList, type Importer, type Values } from './importer';
import { takenOnce } from './taken-once';

interface ProfessionalRow {
  input: Omit<CreateProfessionalInput, 'password'>;
  fee: string | null;
  defaultDurationMinutes: number | null;
}

const TAKEN = 'Ya existe una cuenta con este correo electrónico';
/** No password has it: they set their own, by a link that is mailed to them when they ask. */
const NO_PASSWORD = 'none';

export async function professionalImporter(ctx: Context): Promise<Importer<ProfessionalRow>> {
  const specialties = new Map((await listAllSpecialties(ctx)).map(({ id, name }) => [nameKey(name), id]));

  const read = (values: Values): ProfessionalRow => {
    const faults = new FaultList();
    const specialty = values('specialty');
    const specialtyId = specialties.get(nameKey(specialty));
    if (specialty === '') faults.add('specialty', 'Falta la especialidad');
    else if (specialtyId === undefined)
      faults.add('specialty', `No hay una especialidad «${specialty}». Creala antes, o corregí el nombre`);
    const fee = faults.read('fee', values('fee'), readMoney, 'La tarifa debe ser un importe');
    const typed = values('durationMinutes');
    const minutes = faults.read('durationMinutes', typed, readMinutes, 'La duración debe ser una cantidad de minutos');
    const ofPractice = { defaultDurationMinutes: minutes };
    faults.addOf(Object.assign(new FeeArgs(), ofPractice), { defaultDurationMinutes: 'durationMinutes' });
    const input = Object.assign(new CreateProfessionalInput(), {
      name: fullName(values('name'), values('surname')),
      email: values('email'),
      specialtyId: specialtyId ?? 0,
      phone: values('phone'),
      bio: values('bio'),
    });
    faults.addOf(input);
    faults.end();
    return { input, fee, ...ofPractice };
  };

  return {
    read,
    keyOf: ({ input }) => [input.email.toLowerCase()],
    conflicts: async (rows) => {
      const emails = rows.map(({ row }) => row.input.email.toLowerCase());
      const there = await ctx.db.manager.find(User, {
        select: { id: true, email: true },
        where: { email: Raw((column) => `lower(${column}) = ANY (:emails)`, { emails }) },
      });
      return takenOnce(rows, {
        field: 'email',
        taken: TAKEN,
        of: ({ input }) => input.email,
        there: there.map(({ email }) => email),
      });
    },
    make: async (tx, { input, ...practice }) => {
      const given = { ...input, ...practice, passwordHash: NO_PASSWORD };
      const { id } = await addProfessional(ctx, tx, given, { isMailed: false });
      return { professionalId: id };
    },
  };
}
