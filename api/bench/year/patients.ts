import { cancelTokenOf } from '../../src/features/appointments/cancel-token';
import { tokenOf } from '../../src/features/waiting-list/tokens';
import { weekdayOf } from '../../src/domain/calendar-date';
import { dataOf, sendGraphQL, type GraphQLAnswer } from '../../src/testing/harness/graphql';
import type { Instant } from '../days/days-history';
import { DAY_MS, HOUR_MS } from '../days/lateness';
import type { Seeker } from './seekers';
import { dateAt, monthsOf, type YearClinic } from './year-clinic';

const MONTH = `query ($professionalId: Int!, $year: Int!, $month: Int!) {
  monthSlots(professionalId: $professionalId, year: $year, month: $month) { days { slots } }
}`;
const ROOMS = `query ($professionalId: Int!, $startTime: DateTime!) {
  slotRooms(professionalId: $professionalId, startTime: $startTime) { availability room { id } }
}`;
const BOOK = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';
const CANCEL = `mutation ($id: ID!, $cancelToken: String, $cancellation: CancellationInput) {
  cancelAppointment(id: $id, cancelToken: $cancelToken, cancellation: $cancellation) { id }
}`;
const CLOSE = 'mutation ($id: ID!, $status: String!) { setAppointmentStatus(id: $id, status: $status) { id } }';
const JOIN = 'mutation ($input: JoinWaitingListInput!) { entry: joinWaitingList(input: $input) { id } }';
const WAIT = 'mutation ($input: WaitForEarlierInput!) { entry: waitForEarlier(input: $input) { id } }';
const LEAVE = 'mutation ($token: String!) { leaveWaitingList(token: $token) { status } }';
const ACCEPT = 'mutation ($token: String!) { acceptOffer(token: $token) { outcome } }';
const DECLINE = 'mutation ($token: String!) { declineOffer(token: $token) { outcome } }';

/** Later than that patients call, and staff cancel. */
const ONLINE_UNTIL_MS = DAY_MS;
/** For which who found nothing waits at least. */
const LEAST_WAIT_MS = 14 * DAY_MS;

/** What people ask of the clinic, over HTTP as their browsers do. */
export class Patients {
  constructor(private readonly clinic: YearClinic) {}

  /** The first that suits; null: none in their time. */
  async findSlot(seeker: Seeker): Promise<Instant | null> {
    const { wantedFrom, patientUntil, noticeHours, weekdays } = seeker;
    const professionalId = this.professionalOf(seeker).id;
    const from = Math.max(wantedFrom, this.clinic.now() + noticeHours * HOUR_MS);
    for (const month of monthsOf(from, patientUntil)) {
      const slots = (await this.slotsOf(professionalId, month)).filter((slot) => Date.parse(slot) >= from);
      const found = slots.find((slot) => weekdays.includes(weekdayOf(slot.slice(0, 10))));
      if (found !== undefined) return Date.parse(found) <= patientUntil ? Date.parse(found) : null;
    }
    return null;
  }

  async slotsOf(professionalId: number, month: { year: number; month: number }): Promise<string[]> {
    const answer = sendGraphQL<{ monthSlots: { days: { slots: string[] }[] } }>(this.clinic, MONTH, {
      professionalId,
      ...month,
    });
    return (await dataOf(answer)).monthSlots.days.flatMap(({ slots }) => slots);
  }

  async book(seeker: Seeker, start: Instant): Promise<string> {
    const professionalId = this.professionalOf(seeker).id;
    const startTime = new Date(start).toISOString();
    const rooms = sendGraphQL<{ slotRooms: { availability: string; room: { id: number } }[] }>(this.clinic, ROOMS, {
      professionalId,
      startTime,
    });
    const roomId = (await dataOf(rooms)).slotRooms.find(({ availability }) => availability === 'free')?.room.id;
    const input = { professionalId, roomId, startTime, ...whoIs(seeker) };
    return (await this.ask<{ bookAppointment: { id: string } }>(seeker, BOOK, { input })).bookAppointment.id;
  }

  async cancel(seeker: Seeker, id: string, start: Instant): Promise<void> {
    const { clinic } = this;
    if (start - clinic.now() > ONLINE_UNTIL_MS) {
      await this.ask(seeker, CANCEL, { id, cancelToken: await cancelTokenOf(clinic.db, id) });
    } else {
      await this.askAsStaff(CANCEL, { id, cancellation: { reason: 'patient_asked' } });
    }
  }

  close(id: string, status: 'completed' | 'no_show'): Promise<unknown> {
    return this.askAsStaff(CLOSE, { id, status });
  }

  /** The id of their place; null: they have it already, or too many. */
  async join(seeker: Seeker): Promise<string | null> {
    const { id, specialtyId } = this.professionalOf(seeker);
    const whose = isForAny(seeker) ? { specialtyId } : { professionalId: id };
    const untilDate = dateAt(Math.max(seeker.patientUntil, this.clinic.now() + LEAST_WAIT_MS));
    const input = { ...whoIs(seeker), ...whose, ...wishOf(seeker), untilDate };
    return placeOf(await this.send<{ entry: { id: string } }>(seeker, JOIN, { input }));
  }

  async waitForEarlier(seeker: Seeker, appointmentId: string): Promise<string | null> {
    const cancelToken = await cancelTokenOf(this.clinic.db, appointmentId);
    const input = { appointmentId, cancelToken, isAnyProfessional: isForAny(seeker), ...wishOf(seeker) };
    return placeOf(await this.send<{ entry: { id: string } }>(seeker, WAIT, { input }));
  }

  async leave(seeker: Seeker, entryId: string): Promise<void> {
    await this.ask(seeker, LEAVE, { token: await tokenOf(this.clinic.db, 'entry', entryId) });
  }

  accept(seeker: Seeker, token: string): Promise<GraphQLAnswer<{ acceptOffer: { outcome: string } }>> {
    return this.send(seeker, ACCEPT, { token });
  }

  async decline(seeker: Seeker, token: string): Promise<void> {
    await this.ask(seeker, DECLINE, { token });
  }

  private professionalOf({ professional }: Seeker): { id: number; specialtyId: number } {
    return this.clinic.professionals[professional]!;
  }

  private send<Data>(
    { patient }: Seeker,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<GraphQLAnswer<Data>> {
    return sendGraphQL<Data>(this.clinic, query, variables, undefined, `10.0.${patient >> 8}.${patient & 255}`);
  }

  private ask<Data>(seeker: Seeker, query: string, variables: Record<string, unknown>): Promise<Data> {
    return dataOf(this.send<Data>(seeker, query, variables));
  }

  private askAsStaff(query: string, variables: Record<string, unknown>): Promise<unknown> {
    return dataOf(sendGraphQL(this.clinic, query, variables, this.clinic.adminToken));
  }
}

const emailOf = ({ patient }: Pick<Seeker, 'patient'>): string => `paciente-${patient}@ejemplo.example`;

const whoIs = (seeker: Seeker) => ({ patientName: `Paciente ${seeker.patient}`, patientEmail: emailOf(seeker) });

const isForAny = ({ lots }: Seeker): boolean => lots.joinsAny < 0.3;

function wishOf({ weekdays, noticeHours }: Seeker) {
  return { noticeHours, hours: weekdays.map((weekday) => ({ weekday, startTime: '00:00', endTime: '24:00' })) };
}

function placeOf({ data, errors }: GraphQLAnswer<{ entry: { id: string } }>): string | null {
  if (data) return data.entry.id;
  if (errors?.[0]?.extensions.code === 'CONFLICT') return null;
  throw new Error(`Joining the list failed: ${JSON.stringify(errors)}`);
}
