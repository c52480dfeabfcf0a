import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { dataOf, sendGraphQL, type GraphQLAnswer } from '../../src/testing/harness/graphql';

export interface Ledger {
  /** Address by appointment id, for the confirmation. */
  bookings: ReadonlyMap<string, string>;
  /** As polled. */
  events: readonly { sequence: number; type: string; id: string }[];
  requests: number;
  faults: readonly string[];
}

interface Clinic {
  token: string;
  professionalIds: number[];
  roomIds: number[];
}

interface Events {
  events: {
    events: { sequence: number; type: string; data: Readonly<Record<string, { id?: string }>> }[];
    nextCursor: string;
  };
}

/** Some book and read, one follows events. */
export class Load {
  stage = '';
  private readonly bookings = new Map<string, string>();
  private readonly events: { sequence: number; type: string; id: string }[] = [];
  private readonly faults: string[] = [];
  private readonly counts = new Map<string, { requests: number; slowestMs: number }>();
  private readonly running: Promise<void>[];
  private isOver = false;
  private cursor = 'latest';

  private constructor(
    private readonly pick: () => string,
    private readonly clinic: Clinic,
    callers: number,
  ) {
    const books = () => this.repeat(() => (randomInt(3) === 0 ? this.book() : this.read()));
    this.running = [...Array.from({ length: callers }, books), this.follow()];
  }

  static async begin(pick: () => string, callers: number): Promise<Load> {
    const url = pick();
    const { signIn } = await dataOf(sendGraphQL<{ signIn: { token: string } }>({ url }, SIGN_IN));
    const { professionals, rooms } = await dataOf(
      sendGraphQL<{ professionals: { id: number }[]; rooms: { id: number }[] }>({ url }, CLINIC, {}, signIn.token),
    );
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
    return new Load(
      pick,
      { token: signIn.token, professionalIds: idsOf(professionals), roomIds: idsOf(rooms) },
      callers,
    );
  }

  summary(stage: string): string {
    const { requests, slowestMs } = this.counts.get(stage) ?? { requests: 0, slowestMs: 0 };
    return `${requests} requests, the slowest ${Math.round(slowestMs)} ms`;
  }

  /** After the last event. */
  async end(): Promise<Ledger> {
    this.isOver = true;
    await Promise.all(this.running);
    const requests = [...this.counts.values()].reduce((sum, count) => sum + count.requests, 0);
    return { bookings: this.bookings, events: this.events, requests, faults: this.faults };
  }

  private async repeat(work: () => Promise<void>): Promise<void> {
    while (!this.isOver) await work();
  }

  private async book(): Promise<void> {
    const { professionalIds, roomIds } = this.clinic;
    const day = new Date(Date.now() + randomInt(30, 200) * 86_400_000).toISOString().slice(0, 10);
    const patientEmail = `${randomUUID()}@ejemplo.example`;
    const input = {
      professionalId: professionalIds[randomInt(professionalIds.length)],
      roomId: roomIds[randomInt(roomIds.length)],
      startTime: `${day}T${['09', '10', '11', '14', '15'][randomInt(5)]}:00:00-03:00`,
      patientName: 'Paciente de prueba',
      patientEmail,
    };
    const answer = await this.ask<{ bookAppointment: { id: string } }>(BOOK, { input });
    const id = answer?.data?.bookAppointment.id;
    if (id !== undefined) this.bookings.set(id, patientEmail);
  }

  private async read(): Promise<void> {
    const { professionalIds } = this.clinic;
    await this.ask(READ, { id: professionalIds[randomInt(professionalIds.length)] });
  }

  private async follow(): Promise<void> {
    for (let isLast = false; !isLast; ) {
      // Events arrive within seconds of their commit.
      isLast = this.isOver;
      if (isLast) await pause(SETTLED_MS);
      for (let more = true; more; ) more = await this.readEvents();
      await pause(100);
    }
  }

  private async readEvents(): Promise<boolean> {
    const answer = await this.ask<Events>(EVENTS, { after: this.cursor });
    const page = answer?.data?.events;
    if (!page) return false;
    this.cursor = page.nextCursor;
    this.events.push(
      ...page.events.map(({ sequence, type, data }) => ({ sequence, type, id: data['appointment']?.id ?? '' })),
    );
    return page.events.length > 0;
  }

  private async ask<Data>(query: string, variables: Record<string, unknown>): Promise<GraphQLAnswer<Data> | null> {
    const began = performance.now();
    const from = `198.18.${randomInt(256)}.${randomInt(256)}`;
    let url = '';
    try {
      url = this.pick();
      const answer = await sendGraphQL<Data>({ url }, query, variables, this.clinic.token, from);
      const status = answer.errors?.[0]?.extensions.status ?? answer.status;
      // Taken, or closed.
      if (status >= 400 && status !== 409) this.note(`${status} ${JSON.stringify(answer.errors)}`);
      return answer;
    } catch (error) {
      const { message, cause } = error as Error;
      this.note(`${url}: ${message} ${cause instanceof Error ? cause.message : ''}`);
      return null;
    } finally {
      const count = this.counts.get(this.stage) ?? { requests: 0, slowestMs: 0 };
      count.requests += 1;
      count.slowestMs = Math.max(count.slowestMs, performance.now() - began);
      this.counts.set(this.stage, count);
    }
  }

  private note(fault: string): void {
    this.faults.push(`${this.stage}: ${fault.slice(0, 300)}`);
  }
}

const SETTLED_MS = 5_000;
const SIGN_IN = 'mutation { signIn(email: "admin@clinica.example", password: "demo1234") { token } }';
const CLINIC = '{ professionals { id } rooms { id } }';
const BOOK = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';
const READ = 'query ($id: Int!) { professional(id: $id) { id name bio } rooms { id name } specialties { id name } }';
const EVENTS = `query ($after: String) {
  events(after: $after, limit: 500) { events { sequence type data } nextCursor }
}`;
