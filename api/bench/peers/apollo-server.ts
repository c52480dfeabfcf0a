/**
 * Apollo Server on Express as in their guides, with the product's entities, pool and versions. No sessions, access
 * rules or log, in its favour.
 */
import 'reflect-metadata';

import type { RequestHandler } from 'express';
import { createServer } from 'node:http';
import type { EntityManager } from 'typeorm';

import { toOffsetIso } from '../../src/domain/clinic-time';
import { entities } from '../../src/entities';
import { AppointmentEntity } from '../../src/features/appointments/appointment.entity';
import { Settings } from '../../src/features/settings/settings.entity';
import { Database } from '../../src/platform/database/database';
import { requiredEnv, serveForParent } from '../support/served';
import { requirePeer } from './packages';

const SCHEMA = `
  type Query { appointments(first: Int!): AppointmentPage! }
  type AppointmentPage { items: [Appointment!]! next: String }
  type Appointment {
    id: ID! professionalId: Int! professionalName: String! specialty: String roomId: Int! roomName: String!
    durationMinutes: Int! patientName: String! patientEmail: String! patientPhone: String notes: String status: String!
    startTime: String! endTime: String!
  }`;

/** The list's; find would read all. */
const COLUMNS = {
  id: true,
  professionalId: true,
  roomId: true,
  durationMinutes: true,
  patientName: true,
  patientEmail: true,
  patientPhone: true,
  notes: true,
  status: true,
  startsAt: true,
  endsAt: true,
  professional: { id: true, name: true, specialtyName: true },
  room: { id: true, name: true },
} as const;

const minuteOf = (moment: Date): number => moment.getTime() / 60_000;

function toItem(row: AppointmentEntity, zone: string) {
  const { professional, room } = row;
  return {
    ...row,
    professionalName: professional.name,
    specialty: professional.specialtyName,
    roomName: room.name,
    startTime: toOffsetIso(zone, minuteOf(row.startsAt)),
    endTime: toOffsetIso(zone, minuteOf(row.endsAt)),
  };
}

const resolvers = {
  Query: {
    async appointments(_: unknown, { first }: { first: number }, { manager }: { manager: EntityManager }) {
      const [settings] = await manager.find(Settings, { select: { timeZone: true } });
      const rows = await manager.find(AppointmentEntity, {
        select: COLUMNS,
        relations: { professional: true, room: true },
        order: { startsAt: 'DESC', id: 'DESC' },
        take: first + 1,
      });
      const last = rows[first - 1];
      return {
        items: rows.slice(0, first).map((row) => toItem(row, settings!.timeZone)),
        next: rows.length > first && last ? `${minuteOf(last.startsAt)}_${last.id}` : null,
      };
    },
  },
};

interface Integration {
  expressMiddleware(server: unknown, options: { context(): Promise<unknown> }): RequestHandler;
}

serveForParent(async () => {
  const { ApolloServer } = requirePeer<typeof import('@apollo/server')>('@apollo/server');
  const express = requirePeer<typeof import('express')>('express');
  const { expressMiddleware } = requirePeer<Integration>('@as-integrations/express5');
  const { manager } = await Database.open(requiredEnv('DATABASE_URL'), entities);
  const apollo = new ApolloServer({ typeDefs: SCHEMA, resolvers });
  await apollo.start();
  const app = express();
  app.use('/graphql', express.json(), expressMiddleware(apollo, { context: async () => ({ manager }) }));
  return { server: createServer(app) };
});
