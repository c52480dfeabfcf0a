import { Random } from '../../src/demo/make/random';
import type { StormClinic } from '../storm/storm-clinic';
import { jsonRequest, JsonConnection } from '../support/json-connection';
import type { Instant, Step, Turno } from './days-history';
import { MINUTE_MS } from './lateness';

const QUARTER_MS = 15 * MINUTE_MS;
/** Of the hours ahead in which turnos are booked. */
const AHEAD_HOURS = 60;
const DURATION_MINUTES = 30;

const BOOK = 'mutation ($input: BookAppointmentInput!) { answer: bookAppointment(input: $input) { id } }';
const MOVE = `mutation ($id: ID!, $start: DateTime!, $room: Int, $professional: Int) {
  answer: moveAppointment(id: $id, startTime: $start, roomId: $room, professionalId: $professional) { id }
}`;
const CANCEL = 'mutation ($id: ID!) { answer: cancelAppointment(id: $id) { id } }';
const COMPLETE = 'mutation ($id: ID!) { answer: setAppointmentStatus(id: $id, status: "completed") { id } }';
const UNCLOSED = '{ answer: today { unclosedCount } }';

interface OpenTurno extends Turno {
  steps: Step[];
}

/** What the clinic's staff do, the same for a seed as long as the product answers the same. */
export class ClinicDays {
  readonly turnos: OpenTurno[] = [];
  private readonly random: Random;

  constructor(
    seed: number,
    private readonly clinic: StormClinic,
  ) {
    this.random = new Random(seed);
  }

  /** One thing, or nothing when what was chosen cannot be. */
  async act(port: number, now: Instant): Promise<void> {
    const { random } = this;
    const lottery = random.next();
    if (lottery < 0.6) return this.book(port, now);
    const chosen = this.turnos.length === 0 ? null : random.pick(this.turnos);
    const last = chosen?.steps.at(-1);
    if (!chosen || !last || !('start' in last)) return;
    const isOver = last.start + chosen.durationMs <= now;
    if (isOver) {
      if (await ask(port, this.clinic, COMPLETE, { id: chosen.id })) chosen.steps.push({ at: now, kind: 'completed' });
    } else if (last.start > now && lottery < 0.8) {
      if (await ask(port, this.clinic, CANCEL, { id: chosen.id })) chosen.steps.push({ at: now, kind: 'cancelled' });
    } else if (last.start > now) {
      const place = this.place(now);
      const variables = {
        id: chosen.id,
        start: place.startTime,
        room: place.roomId,
        professional: place.professionalId,
      };
      if (await ask(port, this.clinic, MOVE, variables)) {
        chosen.steps.push({ at: now, kind: 'moved', start: Date.parse(place.startTime) });
      }
    }
  }

  async unclosed(port: number): Promise<number> {
    const answer = await ask(port, this.clinic, UNCLOSED, {});
    return (answer as { unclosedCount: number }).unclosedCount;
  }

  private async book(port: number, now: Instant): Promise<void> {
    const place = this.place(now);
    const number = this.turnos.length + 1;
    const email = `paciente-${number}@ejemplo.example`;
    const input = {
      ...place,
      durationMinutes: DURATION_MINUTES,
      patientName: `Paciente ${number}`,
      patientEmail: email,
    };
    const answer = await ask(port, this.clinic, BOOK, { input });
    if (!answer) return;
    const { id } = answer as { id: string };
    const start = Date.parse(place.startTime);
    this.turnos.push({
      id,
      email,
      durationMs: DURATION_MINUTES * MINUTE_MS,
      steps: [{ at: now, kind: 'booked', start }],
    });
  }

  private place(now: Instant) {
    const quarters = this.random.integer(2, AHEAD_HOURS * 4);
    return {
      professionalId: this.random.pick(this.clinic.professionalIds),
      roomId: this.random.pick(this.clinic.roomIds),
      startTime: new Date(Math.floor(now / QUARTER_MS) * QUARTER_MS + quarters * QUARTER_MS).toISOString(),
    };
  }
}

/** null: taken, which another turno may be. Anything else is a fault. */
async function ask(port: number, { adminToken }: StormClinic, query: string, variables: object): Promise<unknown> {
  const connection = await JsonConnection.open(port);
  try {
    const headers = { Authorization: `Bearer ${adminToken}` };
    const { body } = await connection.send(jsonRequest('/graphql', { query, variables }, headers));
    const { data, errors } = JSON.parse(body) as {
      data?: { answer: unknown };
      errors?: { extensions: { code: string } }[];
    };
    if (data?.answer) return data.answer;
    if (errors?.[0]?.extensions.code === 'CONFLICT') return null;
    throw new Error(`The product answered ${body}`);
  } finally {
    connection.close();
  }
}
