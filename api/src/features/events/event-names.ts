import { In } from 'typeorm';

import type { EventType } from '../../domain/event-types';
import type { Entity, Facts } from '../../domain/events-of-change';
import type { Transaction } from '../../platform/database/database';
import { AppointmentEntity } from '../appointments/appointment.entity';
import { Professional } from '../professionals/professional.object';
import { AppointmentRequest } from '../requests/request.entity';
import { Room } from '../rooms/room.entity';
import { Specialty } from '../specialties/specialty.entity';
import type { EventEntity } from './event.entity';

export interface Names {
  professionals: ReadonlyMap<number, Pick<Professional, 'name' | 'specialtyId' | 'specialtyName'>>;
  rooms: ReadonlyMap<number, Pick<Room, 'name'>>;
  specialties: ReadonlyMap<number, Pick<Specialty, 'name'>>;
}

type Reader = Pick<Transaction, 'manager'>;

export async function namesOf({ manager }: Reader, events: readonly EventEntity[]): Promise<Names> {
  const all = (...names: string[]) => In(idsIn(events, names));
  const ofProfessionals = events
    .filter(({ type }) => entityOf(type) === 'professional')
    .map(({ facts }) => facts['id']);
  const professionals = In([...idsIn(events, ['professional_id']), ...ofProfessionals.map(Number)]);
  const [found, rooms, specialties] = [
    await manager.find(Professional, {
      select: { id: true, name: true, specialtyId: true, specialtyName: true },
      where: { id: professionals },
    }),
    await manager.find(Room, { select: { id: true, name: true }, where: { id: all('room_id') } }),
    await manager.find(Specialty, { select: { id: true, name: true }, where: { id: all('specialty_id') } }),
  ];
  return { professionals: byId(found), rooms: byId(rooms), specialties: byId(specialties) };
}

function idsIn(events: readonly EventEntity[], names: readonly string[]): number[] {
  const ids = events.flatMap(({ facts, previous }) => names.flatMap((name) => [facts[name], previous?.[name]]));
  return [...new Set(ids.filter((id) => id != null).map(Number))];
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** By id of the appointment or request. */
export async function patientsOf({ manager }: Reader, events: readonly EventEntity[]): Promise<Map<string, Facts>> {
  const idsOf = (entity: Entity) =>
    In(events.filter(({ type }) => entityOf(type) === entity).map(({ facts }) => String(facts['id'])));
  const named = { id: true, patientName: true, patientEmail: true, patientPhone: true } as const;
  const appointments = await manager.find(AppointmentEntity, {
    select: { ...named, contactName: true },
    where: { id: idsOf('appointment') },
  });
  const requests = await manager.find(AppointmentRequest, { select: named, where: { id: idsOf('request') } });
  return new Map(
    [...appointments, ...requests.map((request) => ({ ...request, contactName: null }))].map((row) => [
      row.id,
      { name: row.patientName, email: row.patientEmail, phone: row.patientPhone, contact_name: row.contactName },
    ]),
  );
}

export function entityOf(type: EventType): Entity {
  return type.slice(0, type.indexOf('.')) as Entity;
}
