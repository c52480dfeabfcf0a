import { makeProfessional, signedIn } from '../factories/people';
import { makeAppointment, makeRoom } from '../factories/rooms';
import { MONDAY_8AM, type TestApp } from './app';
import { clearClinic } from './booking';
import { dataOf, failureOf, sendGraphQL, type GraphQLAnswer } from './graphql';
import { at } from './waiting-clinic';

const RESCHEDULE = `mutation ($id: ID!, $startTime: DateTime!, $seen: DateTime!, $token: String, $confirmed: [ID!]) {
  rescheduleAppointment(
    id: $id, startTime: $startTime, seenStartTime: $seen, cancelToken: $token, confirmedAppointments: $confirmed
  ) {
    id status startTime endTime roomName isOverbooking price isMasked rescheduling { isPossible movesLeft price }
    viewerCan { reschedule } series { position count }
  }
}`;

interface Moved {
  startTime: string;
}

interface By {
  /** Start that the caller saw. */
  seen?: string;
  /** Default: the patient's, or none with a token; null: none. */
  session?: string | null;
  token?: string;
  confirmed?: string[];
}

/** A patient with an account, who has turnos with one professional and moves them. */
export class MovingPatient {
  laura!: { id: number; token: string };
  roomId!: number;

  private constructor(
    private readonly app: TestApp,
    readonly userId: number,
    readonly token: string,
    /** Session of an administrator. */
    readonly admin: string,
  ) {}

  static async of(app: TestApp): Promise<MovingPatient> {
    const { token: admin } = await signedIn(app.db, 'admin');
    const { userId, token } = await signedIn(app.db, 'user');
    return new MovingPatient(app, userId, token, admin);
  }

  /** Empties the clinic but for a professional and a room. */
  async beginAgain(): Promise<void> {
    this.app.clock.now = MONDAY_8AM;
    await clearClinic(this.app);
    this.laura = await makeProfessional(this.app.db, { name: 'Laura Médica' });
    this.roomId = await makeRoom(this.app.db, { name: 'Consultorio 1' });
  }

  turno(more: Partial<Parameters<typeof makeAppointment>[1]> = {}): Promise<string> {
    return makeAppointment(this.app.db, {
      professionalId: this.laura.id,
      roomId: this.roomId,
      from: at('10:00'),
      to: at('10:30'),
      patientUserId: this.userId,
      ...more,
    });
  }

  reschedule(
    id: string,
    startTime = at('12:00'),
    { seen = at('10:00'), session, token, confirmed }: By = {},
  ): Promise<GraphQLAnswer<{ rescheduleAppointment: Moved }>> {
    const caller = session === undefined && token === undefined ? this.token : (session ?? undefined);
    return sendGraphQL(this.app, RESCHEDULE, { id, startTime, seen, token, confirmed }, caller);
  }

  async moved(...given: Parameters<MovingPatient['reschedule']>): Promise<Moved> {
    return (await dataOf(this.reschedule(...given))).rescheduleAppointment;
  }

  refusal(...given: Parameters<MovingPatient['reschedule']>): Promise<string> {
    return failureOf(this.reschedule(...given));
  }
}
