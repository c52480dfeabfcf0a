import { newsOf, type News } from '../../../domain/turno-notice';
import type { Errand } from '../../../platform/jobs/worked-queue';
import { mailKind, type MailKind, type MailOrder } from '../../../platform/mail/mail-kind';
import { requestMail } from '../../../platform/mail/request-mail';
import { forgetAttempt, kindOf, look, scheduled } from './appointment-mails';
import { knownOf } from './mailed-turno';
import { noteMail } from './note-mail';
import { dropNotices, dueNotice, noteKnown, noteUnsure } from './notices';
import { seriesLetter, type ToldTurno } from './series-letter';
import { saidOf, turnoLetter } from './turno-letter';

interface Facts {
  /** Of one patient; each is noted by itself, as if it had a mail of its own. */
  appointmentIds: readonly string[];
  /** What is told at once; null: whatever staff have changed by now (ADR 79). */
  told: 'received' | 'cancelled' | null;
}
type Order = MailOrder<Facts>;

/** What one press did to several turnos (ADR 124). Of a single one that is left to tell, its usual mail. */
export const SERIES_MAIL: MailKind<Facts> = mailKind<Facts>('appointment-series', async (order) => {
  const told: ToldTurno[] = [];
  const notes: Pick<Errand, 'record' | 'release'>[] = [];
  // One after the other, in one order, as they lock what they look at.
  const others: string[] = [];
  for (const id of order.facts.appointmentIds.toSorted()) {
    await forgetAttempt(order, id);
    const one = await toldOf(order, id);
    if (one && told[0] && addressOf(one) !== addressOf(told[0])) {
      others.push(id);
      continue;
    }
    const note = one && (await noted(order, one));
    if (!one || !note) continue;
    told.push(one);
    notes.push(note);
  }
  // Staff have corrected the address of some since: nobody reads of another's turnos.
  if (others.length > 0) await requestMail(order.tx, SERIES_MAIL, { ...order.facts, appointmentIds: others });
  told.sort((a, b) => a.row.start - b.row.start);
  const [first] = told;
  if (!first) return null;
  const { id, sequence } = first.row;
  const kind = kindOf(first.news);
  return {
    record: async (end) => {
      for (const { record } of notes) await record?.(end);
      for (const { row } of told) await noteKnown(end, row);
    },
    release: async (end) => {
      for (const { release } of notes) await release?.(end);
    },
    mail:
      told.length === 1
        ? await turnoLetter(order, `${kind}.${id}.${sequence}`, first.said, first.row)
        : await seriesLetter(order, `${kind}-series.${id}.${sequence}`, told),
  };
});

const addressOf = ({ row }: ToldTurno): string => row.patientEmail.toLowerCase();

/** null: there is nothing to tell of it. */
async function toldOf(order: Order, id: string): Promise<ToldTurno | null> {
  const { tx, facts } = order;
  if (facts.told !== null) {
    const row = await look(order, id);
    const isSo = row && (facts.told === 'received' ? scheduled(row) : row.status === 'cancelled');
    // Staff may take back what they have changed, and the patient does not have this mail.
    if (row && !isSo) await noteUnsure(tx, id, facts.told);
    return row && isSo ? { row, news: facts.told, said: facts.told } : null;
  }
  const notice = await dueNotice(tx, id);
  if (!notice) return null;
  const row = await look(order, id);
  const news: News | null = row && newsOf(notice.known, knownOf(row));
  if (!row || !news) await dropNotices(tx, [id]);
  return row && news ? { row, news, said: saidOf(news, notice.known, knownOf(row)) } : null;
}

function noted({ ctx, tx, jobId }: Order, { row, news }: ToldTurno): ReturnType<typeof noteMail> {
  const { id: appointmentId, sequence, startsAt } = row;
  return noteMail(tx, { appointmentId, kind: kindOf(news), sequence, startsAt, jobId }, ctx.now);
}
