import { makeProfessional, makeUser } from '../factories/people';
import { makeAppointment, makeRoom } from '../factories/rooms';
import { MONDAY_8AM, type TestApp } from './app';
import { emptyTables } from './empty-tables';
import { sendGraphQL } from './graphql';
import { forgetRequestedMails } from './requested-mails';

export const UNKNOWN = 'BAD_REQUEST token: El enlace no es válido, ya se usó o venció. Pedí uno nuevo';
export const EXPIRED = 'BAD_REQUEST token: El enlace venció. Pedí uno nuevo';
export const EVA = 'eva@ejemplo.example';
const HOUR_MS = 3_600_000;

type Purpose = 'confirm-email' | 'invitation' | 'password-reset';

interface Options {
  /** Called at each use. */
  app: () => TestApp;
  /** The mail job's work; null: no mail. */
  issue: (userId: number, purpose: Purpose) => Promise<{ token: string } | null>;
}

export function emailLinks({ app, issue }: Options) {
  const restart = async () => {
    app().clock.now = MONDAY_8AM;
    await emptyTables(app(), 'users', 'rooms', 'rate_limits', 'audit_events');
    await forgetRequestedMails(app());
  };
  const hoursLater = (hours: number) => (app().clock.now = new Date(MONDAY_8AM.getTime() + hours * HOUR_MS));
  const confirm = (token: string, session?: string) =>
    sendGraphQL<{ confirmEmail: object }>(
      app(),
      'mutation ($token: String!) { confirmEmail(token: $token) { success email needsSignIn } }',
      { token },
      session,
    );
  const reset = (token: string, newPassword = 'clave-nueva') =>
    sendGraphQL<{ resetPassword: boolean }>(
      app(),
      'mutation ($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }',
      { token, newPassword },
    );
  const viewer = (token: string) =>
    sendGraphQL<{ viewer: { emailConfirmed: boolean } }>(app(), '{ viewer { emailConfirmed } }', {}, token);

  const mailed = async (userId: number, purpose: Purpose) => (await issue(userId, purpose))!.token;

  async function unconfirmed(traits: Parameters<typeof makeUser>[1] = {}): Promise<number> {
    const id = await makeUser(app().db, { email: EVA, ...traits });
    await app().db.pool.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [id]);
    return id;
  }
  const isConfirmed = async (id: number) =>
    (
      await app().db.pool.query<{ is: boolean }>(
        'SELECT email_confirmed_at IS NOT NULL AS is FROM users WHERE id = $1',
        [id],
      )
    ).rows[0]?.is;

  async function bookedBefore(...patientEmails: string[]): Promise<void> {
    const { id: professionalId } = await makeProfessional(app().db);
    const roomId = await makeRoom(app().db);
    for (const [index, patientEmail] of patientEmails.entries()) {
      const id = await makeAppointment(app().db, {
        professionalId,
        roomId,
        from: `2026-05-0${index + 1}T10:00-03:00`,
        to: `2026-05-0${index + 1}T10:30-03:00`,
      });
      await app().db.pool.query('UPDATE appointments SET patient_email = $2 WHERE id = $1', [id, patientEmail]);
    }
  }
  const linkedTo = async (id: number) =>
    (
      await app().db.pool.query<{ email: string }>(
        'SELECT patient_email AS email FROM appointments WHERE patient_user_id = $1 ORDER BY starts_at',
        [id],
      )
    ).rows.map(({ email }) => email);

  return { restart, hoursLater, confirm, reset, viewer, mailed, unconfirmed, isConfirmed, bookedBefore, linkedTo };
}
