import { Raw } from 'typeorm';

import { nameKey, readList, readMoney } from '../../domain/import-values';
import type { Context } from '../../platform/context';
import { CreateRoomInput } from '../rooms/room.inputs';
import { Room } from '../rooms/room.entity';
import { addRoom } from '../rooms/room.service';
import { listAllSpecialties } from '../specialties/specialty.service';
import { FaultList, type Importer, type Values } from './importer';
import { takenOnce } from './taken-once';

const TAKEN = 'Ya existe una sala con ese nombre';

export async function roomImporter(ctx: Context): Promise<Importer<CreateRoomInput>> {
  const specialties = new Map((await listAllSpecialties(ctx)).map(({ id, name }) => [nameKey(name), id]));

  const read = (values: Values): CreateRoomInput => {
    const faults = new FaultList();
    const hourlyRate = faults.read(
      'hourlyRate',
      values('hourlyRate'),
      readMoney,
      'El precio debe ser un importe, como 18.000,50',
    );
    const sortOrder = faults.read('sortOrder', values('sortOrder'), wholeNumber, 'El orden debe ser un número entero');
    const specialtyIds = readList(values('specialties')).flatMap((name) => {
      const id = specialties.get(nameKey(name));
      if (id === undefined)
        faults.add('specialties', `No hay una especialidad «${name}». Creala antes, o corregí el nombre`);
      return id ?? [];
    });
    const input = Object.assign(new CreateRoomInput(), {
      name: values('name'),
      description: values('description'),
      isActive: true,
      sortOrder: sortOrder ?? 0,
      hourlyRate: hourlyRate ?? '0.00',
      specialtyIds: [...new Set(specialtyIds)],
    });
    faults.addOf(input, { specialtyIds: 'specialties' });
    faults.end();
    return input;
  };

  return {
    read,
    keyOf: ({ name }) => [name.toLowerCase()],
    conflicts: async (rows) => {
      const names = rows.map(({ row }) => row.name.toLowerCase());
      const there = await ctx.db.manager.find(Room, {
        select: { name: true },
        where: { name: Raw((column) => `lower(${column}) = ANY (:names)`, { names }) },
      });
      return takenOnce(rows, {
        field: 'name',
        taken: TAKEN,
        of: ({ name }) => name,
        there: there.map(({ name }) => name),
      });
    },
    make: async (tx, row) => ({ roomId: (await addRoom(ctx, tx, row)).id }),
  };
}

function wholeNumber(text: string): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}
