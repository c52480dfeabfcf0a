import { signedIn } from '../factories/people';
import { makeAppointment } from '../factories/rooms';
import type { TestApp } from './app';
import { dataOf, sendGraphQL } from './graphql';
import { join, linkIn } from './waiting-list';

/** Thursday, three days after the harness's clock. */
export const at = (time: string, date = '2026-06-04'): string => `${date}T${time}:00-03:00`;

interface Place {
  professionalId: number;
  roomId: number;
  /** A session's token. */
  admin: string;
}

interface Turno {
  id: string;
  /** Session of the caller who cancels it. */
  token: string;
}

let clinics = 0;

/** Entries wait for one professional, and appointments of the professional are freed. */
export class WaitingClinic {
  /** Earlier clinics' mails stay in the outbox. */
  private readonly number = (clinics += 1);
  private turnos = 0;

  constructor(
    private readonly app: TestApp,
    private readonly place: Place,
  ) {}

  email(name: string): string {
    return `${name.toLowerCase().replaceAll(' ', '-')}-${this.number}@ejemplo.example`;
  }

  /** Entries join a second apart. */
  async wait(...names: string[]): Promise<void> {
    const { app, place } = this;
    for (const name of names) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      await dataOf(join(app, { name, email: this.email(name), professionalId: place.professionalId }));
    }
  }

  /** Patients can't undo a cancellation, so offers go out at once. */
  async turno(from = at('10:00'), to = at('10:30')): Promise<Turno> {
    const { app, place } = this;
    const { userId: patientUserId, token } = await signedIn(app.db, 'user');
    const { professionalId, roomId } = place;
    this.turnos += 1;
    const patientEmail = this.email(`Pedro ${this.turnos}`);
    const id = await makeAppointment(app.db, { professionalId, roomId, from, to, patientUserId, patientEmail });
    return { id, token };
  }

  /** OSDE granted it. */
  async authorize({ id }: Turno, number: string): Promise<void> {
    await this.app.db.pool.query(
      `INSERT INTO appointment_coverages (appointment_id, insurer_id, insurer_name, outcome, judged_for,
         authorization_status, authorization_number)
       SELECT $1, id, name, 'with_authorization', '2026-06-11', 'granted', $2 FROM insurers WHERE name = 'OSDE'`,
      [id, number],
    );
  }

  /** `reason`: given by staff. */
  cancel({ id, token }: Turno, reason?: string): Promise<unknown> {
    const CANCEL = `mutation ($id: ID!, $why: CancellationInput) { cancelAppointment(id: $id, cancellation: $why) { id } }`;
    return dataOf(sendGraphQL(this.app, CANCEL, { id, why: reason && { reason } }, token));
  }

  async free(...times: Parameters<WaitingClinic['turno']>): Promise<void> {
    await this.cancel(await this.turno(...times));
  }

  async later(minutes: number): Promise<void> {
    this.app.clock.now = new Date(this.app.clock.now.getTime() + minutes * 60_000);
    await this.app.jobs.go('waiting-list');
  }

  /** The token of the last offer; '' without one. */
  link(name: string): Promise<string> {
    return linkIn(this.app, this.email(name), 'oferta');
  }

  /** The last one per patient, in the order of offers. */
  async outcomes(): Promise<Record<string, string>> {
    const { rows } = await this.app.db.pool.query<{ name: string; outcome: string }>(
      `SELECT e.patient_name AS name, o.outcome FROM waiting_list_offers AS o
       JOIN waiting_list_entries AS e ON e.id = o.entry_id ORDER BY o.round, e.created_at`,
    );
    return Object.fromEntries(rows.map(({ name, outcome }) => [name, outcome]));
  }

  async asked(): Promise<string[]> {
    return Object.keys(await this.outcomes());
  }

  /** Outcomes of the freed slots. */
  freedSlotOutcomes(): Promise<string[]> {
    return this.column('SELECT outcome AS value FROM waiting_list_stretches ORDER BY created_at, id');
  }

  /** Patients with live appointments. */
  live(): Promise<string[]> {
    return this.column('SELECT patient_name AS value FROM appointments WHERE is_live');
  }

  set(input: string): Promise<unknown> {
    const SET = `mutation { updateWaitingListSettings(input: { ${input} }) { version } }`;
    return dataOf(sendGraphQL(this.app, SET, {}, this.place.admin));
  }

  private async column(sql: string): Promise<string[]> {
    return (await this.app.db.pool.query<{ value: string }>(sql)).rows.map(({ value }) => value);
  }
}
