import { Random } from '../../src/demo/make/random';
import type { StormClinic } from '../storm/storm-clinic';
import {
  bookingRequest,
  cancelRequest,
  completeRequest,
  emailOf,
  moveRequest,
  readAnswer,
  type Slot,
} from '../support/appointment-requests';
import { graphqlRequest, JsonConnection, type JsonAnswer } from '../support/json-connection';
import type { Instant, Step, Turno } from './days-history';
import { MINUTE_MS } from './lateness';

const QUARTER_MS = 15 * MINUTE_MS;
/** Turnos are booked so far ahead. */
const AHEAD_HOURS = 60;
const DURATION_MINUTES = 30;

interface OpenTurno extends Turno {
  steps: Step[];
}

/** Staff's actions. A seed repeats them while the product answers alike. */
export class ClinicDays {
  readonly turnos: OpenTurno[] = [];
  private readonly random: Random;

  constructor(
    seed: number,
    private readonly clinic: StormClinic,
  ) {
    this.random = new Random(seed);
  }

  /** One action, or none when the chosen one is impossible. */
  async act(port: number, now: Instant): Promise<void> {
    const lottery = this.random.next();
    if (lottery < 0.6) return this.book(port, now);
    const chosen = this.turnos.length === 0 ? null : this.random.pick(this.turnos);
    const last = chosen?.steps.at(-1);
    if (!chosen || !last || !('start' in last)) return;
    const { adminToken } = this.clinic;
    const change = async (request: Buffer, step: Step) => {
      if ((await appointmentId(port, request)) !== null) chosen.steps.push(step);
    };
    if (last.start + chosen.durationMs <= now) {
      await change(completeRequest(chosen.id, adminToken), { at: now, kind: 'completed' });
    } else if (last.start > now && lottery < 0.8) {
      await change(cancelRequest(chosen.id, adminToken), { at: now, kind: 'cancelled' });
    } else if (last.start > now) {
      const slot = this.slot(now);
      const start = Date.parse(slot.startTime);
      await change(moveRequest(chosen.id, slot, adminToken), { at: now, kind: 'moved', start });
    }
  }

  /** As the panel shows. */
  async unclosed(port: number): Promise<number> {
    const { body } = await send(port, graphqlRequest('{ today { unclosedCount } }', {}, this.clinic.adminToken));
    return (JSON.parse(body) as { data: { today: { unclosedCount: number } } }).data.today.unclosedCount;
  }

  private async book(port: number, now: Instant): Promise<void> {
    const slot = this.slot(now);
    const patient = this.turnos.length + 1;
    const key = this.random.uuid();
    const id = await appointmentId(port, bookingRequest('graphql', { ...slot, patient }, key, this.clinic.adminToken));
    if (id === null) return;
    const start = Date.parse(slot.startTime);
    const durationMs = DURATION_MINUTES * MINUTE_MS;
    this.turnos.push({ id, email: emailOf(patient), durationMs, steps: [{ at: now, kind: 'booked', start }] });
  }

  private slot(now: Instant): Slot {
    const quarters = this.random.integer(2, AHEAD_HOURS * 4);
    return {
      professionalId: this.random.pick(this.clinic.professionalIds),
      roomId: this.random.pick(this.clinic.roomIds),
      startTime: new Date((Math.floor(now / QUARTER_MS) + quarters) * QUARTER_MS).toISOString(),
      durationMinutes: DURATION_MINUTES,
    };
  }
}

/** null: the time is taken. Throws for other refusals. */
async function appointmentId(port: number, request: Buffer): Promise<string | null> {
  const answer = await send(port, request);
  const { appointment, error } = readAnswer(answer);
  if (appointment) return appointment.id;
  if (error?.code === 'CONFLICT') return null;
  throw new Error(`The product answered ${answer.body}`);
}

async function send(port: number, request: Buffer): Promise<JsonAnswer> {
  const connection = await JsonConnection.open(port);
  try {
    return await connection.send(request);
  } finally {
    connection.close();
  }
}
