import { Raw } from 'typeorm';

import { readMinutes } from '../../domain/import-dates';
import { nameKey, readMoney } from '../../domain/import-values';
import type { Context } from '../../platform/context';
import { tidyPhones } from '../../platform/validation/phones';
import { openUntoldAccount, unknownPassword } from '../accounts/keep-account';
import { CreateProfessionalInput } from '../professional-accounts/professional.inputs';
import { addProfessional } from '../professional-accounts/professional-accounts.service';
import { clinicSettings } from '../settings/settings.service';
import { listAllSpecialties } from '../specialties/specialty.service';
import { User } from '../users/user.entity';
import { FaultList, fullName, type Importer, type Values } from './importer';
import { takenOnce } from './taken-once';

type ProfessionalRow = Omit<CreateProfessionalInput, 'password'>;

const TAKEN = 'Ya existe una cuenta con este correo electrónico';

export async function professionalImporter(ctx: Context): Promise<Importer<ProfessionalRow>> {
  const specialties = new Map((await listAllSpecialties(ctx)).map(({ id, name }) => [nameKey(name), id]));
  const passwordHash = await unknownPassword();
  const { countryCode } = await clinicSettings(ctx);

  const read = (values: Values): ProfessionalRow => {
    const faults = new FaultList();
    const specialty = values('specialty');
    const specialtyId = specialties.get(nameKey(specialty));
    if (specialty === '') faults.add('specialty', 'Falta la especialidad');
    else if (specialtyId === undefined)
      faults.add('specialty', `No hay una especialidad «${specialty}». Creala antes, o corregí el nombre`);
    const fee = faults.read('fee', values('fee'), readMoney, 'La tarifa debe ser un importe, como 18.000,50');
    const typed = values('durationMinutes');
    const minutes = faults.read('durationMinutes', typed, readMinutes, 'La duración debe ser una cantidad de minutos');
    const input = Object.assign(new CreateProfessionalInput(), {
      name: fullName(values('name'), values('surname')),
      email: values('email'),
      specialtyId: specialtyId ?? 0,
      phone: values('phone'),
      bio: values('bio'),
      licenseNumber: values('licenseNumber'),
      refepsNumber: values('refepsNumber'),
      fee,
      defaultDurationMinutes: minutes,
    });
    faults.addOf(input, { defaultDurationMinutes: 'durationMinutes' });
    faults.end();
    return input;
  };

  return {
    read,
    keyOf: ({ email }) => [email.toLowerCase()],
    conflicts: async (rows) => {
      const emails = rows.map(({ row }) => row.email.toLowerCase());
      const there = await ctx.db.manager.find(User, {
        select: { id: true, email: true },
        where: { email: Raw((column) => `lower(${column}) = ANY (:emails)`, { emails }) },
      });
      return takenOnce(rows, {
        field: 'email',
        taken: TAKEN,
        of: ({ email }) => email,
        there: there.map(({ email }) => email),
      });
    },
    make: async (tx, row) => {
      await tidyPhones(row, () => Promise.resolve(countryCode));
      const { id } = await addProfessional(ctx, tx, { ...row, passwordHash }, openUntoldAccount);
      return { professionalId: id };
    },
  };
}
