import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';

import type { StormClinic } from '../storm/storm-clinic';
import { emailOf } from '../support/appointment-requests';
import { patientFaultsIn } from '../support/patient-faults';
import { overlapsIn } from '../support/trial';
import { faultsOf } from './check-history';
import type { Operation, Place } from './history';
import { disastersOf, quarterOf, stepsOf, type Disaster } from './plan';
import type { Replica } from './replica';
import { visit } from './visitor';

export interface Simulation {
  seed: number;
  operations: number;
  visitors: number;
  /** Operations between two disasters, about. */
  disasterEvery: number;
  clinic: StormClinic;
  replicas: readonly Replica[];
  databaseUrl: string;
  crashDatabase(): Promise<void>;
}

export interface Outcome {
  history: readonly Operation[];
  /** Acknowledged ones. */
  merges: number;
  disasters: readonly Disaster[];
  seconds: number;
  /** In words. */
  faults: string[];
}

export async function simulate(simulation: Simulation): Promise<Outcome> {
  const { seed, operations, visitors, clinic, replicas } = simulation;
  const history: Operation[] = [];
  const merged: string[] = [];
  let turnos = 0;
  const began = performance.now();
  const isOver = () => history.length >= operations;
  const visits = Array.from({ length: visitors }, (_, visitor) =>
    visit(
      {
        ports: replicas.map(({ port }) => port),
        adminToken: clinic.adminToken,
        steps: stepsOf(seed, visitor, clinic),
        newTurno: () => (turnos += 1),
        note: (operation) => history.push(operation),
        noteMerged: (patientId) => merged.push(patientId),
        isOver,
      },
      visitor,
    ),
  );
  const disasters = disastersOf(seed, operations, replicas.length, simulation.disasterEvery);
  await Promise.all([...visits, wreak(disasters, simulation, () => history.length, isOver)]);
  const seconds = (performance.now() - began) / 1000;
  // The server's limits end abandoned requests.
  await pause(SETTLES_WITHIN_MS);
  const pool = new Pool({ connectionString: simulation.databaseUrl, max: 2 });
  try {
    const faults = [
      ...faultsOf(history, await storedIn(pool)),
      ...(await overlapsIn(pool)),
      ...(await patientFaultsIn(pool)),
      ...(await lostMergesIn(pool, merged)),
    ];
    return { history, merges: merged.length, disasters, seconds, faults };
  } finally {
    await pool.end();
  }
}

const SETTLES_WITHIN_MS = 15_000;

async function wreak(
  disasters: readonly Disaster[],
  { replicas, crashDatabase }: Simulation,
  ended: () => number,
  isOver: () => boolean,
): Promise<void> {
  for (const disaster of disasters) {
    while (ended() < disaster.afterOperations && !isOver()) await pause(5);
    if (disaster.kind === 'crash the database') await crashDatabase();
    else if (disaster.kind === 'kill the server') await replicas[disaster.server]!.kill();
    else {
      const network = replicas[disaster.server]![disaster.between];
      network.begin(disaster.fault, disaster.delayMs);
      await pause(disaster.forMs);
      network.heal();
    }
  }
}

async function lostMergesIn(pool: Pool, merged: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM unnest($1::uuid[]) AS it (id) LEFT JOIN patients AS p USING (id) WHERE p.state IS DISTINCT FROM 'merged'",
    [merged],
  );
  return rows.map(({ id }) => `Patient ${id} is no longer merged`);
}

async function storedIn(pool: Pool): Promise<Map<number, (Place | null)[]>> {
  const { rows } = await pool.query<StoredRow>(STORED);
  const stored = new Map<number, (Place | null)[]>();
  for (const { email, isLive, professionalId, roomId, startsAt, endsAt } of rows) {
    const turno = Number(/\d+/.exec(email)?.[0]);
    const place = { professionalId, roomId, from: quarterOf(startsAt), until: quarterOf(endsAt) };
    stored.set(turno, [...(stored.get(turno) ?? []), isLive ? place : null]);
  }
  return stored;
}

interface StoredRow {
  email: string;
  isLive: boolean;
  professionalId: number;
  roomId: number;
  startsAt: Date;
  endsAt: Date;
}

const STORED = `
  SELECT patient_email AS email, status IN ('pending', 'confirmed', 'completed') AS "isLive",
    professional_id AS "professionalId", room_id AS "roomId", starts_at AS "startsAt", ends_at AS "endsAt"
  FROM appointments WHERE patient_email LIKE '${emailOf(0).replace('0', '%')}'`;
