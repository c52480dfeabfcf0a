import { LessThan } from 'typeorm';

import { addDays } from '../../../domain/calendar-date';
import { dateOf } from '../../../domain/clinic-time';
import { dateText } from '../../../domain/date-text';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import { timestamp } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { HOUR_MS, MINUTE_MS, type Round } from '../../../platform/jobs/round';
import type { Attachment } from '../../../platform/mail/mail';
import { mailKind } from '../../../platform/mail/mail-kind';
import { renderMail } from '../../../platform/mail/mail-template';
import { requestMail } from '../../../platform/mail/request-mail';
import { option } from '../../../platform/option';
import { clinicSettings } from '../../settings/settings.service';
import { readAgendaDay } from '../agenda-day.service';
import { dayPdf } from './day-pdf';
import { PaperMail } from './paper-mail.entity';

/** null: no mail. */
export const PAPER_MAIL = option<string | null>(null);

const EVERY_MS = 2 * HOUR_MS;
/** Retention of rows in paper_mails. */
const KEPT_MS = 24 * HOUR_MS;

/** One server claims the mail. $1: dueAt. */
const CLAIM = statement(
  'agenda.paper-mail-claim',
  'INSERT INTO paper_mails (due_at) VALUES ($1) ON CONFLICT DO NOTHING RETURNING due_at AS "dueAt"',
  { dueAt: timestamp },
);

/** Mails today's and tomorrow's agenda, once across all servers. */
export const PAPER_MAIL_ROUND: Round = {
  name: 'agenda-paper-mail',
  everyMs: MINUTE_MS,
  run: async (ctx) => {
    if (PAPER_MAIL.of(ctx) === null) return;
    const dueAt = new Date(Math.floor(ctx.now.getTime() / EVERY_MS) * EVERY_MS);
    if (await ctx.db.manager.existsBy(PaperMail, { dueAt })) return;
    await ctx.transact(async (tx) => {
      const claimed = await tx.rows(CLAIM, [dueAt]);
      if (claimed.length === 0) return;
      await tx.manager.delete(PaperMail, { dueAt: LessThan(new Date(dueAt.getTime() - KEPT_MS)) });
      await requestMail(tx, DAY_PAPER, { dueAt: dueAt.toISOString() });
    });
  },
};

/** Rendered at sending; dropped once the next is due. */
export const DAY_PAPER = mailKind<{ dueAt: string }>('day-paper', async ({ facts, ctx, jobId }) => {
  const to = PAPER_MAIL.of(ctx);
  if (to === null || ctx.now.getTime() >= Date.parse(facts.dueAt) + EVERY_MS) return null;
  const clinic = await clinicSettings(ctx);
  const today = dateOf(clinic.timeZone, floorToMinute(ctx.now));
  const title = `Turnos del ${dateText(today)} para imprimir`;
  return {
    mail: {
      id: `day-paper.${jobId}`,
      to,
      fromName: clinic.name,
      replyTo: null,
      subject: `${title} - ${clinic.name}`,
      ...renderMail({
        clinic: { ...clinic, address: null, phone: null },
        title,
        recipient: null,
        paragraphs: [
          'Van adjuntos los turnos de hoy y los de mañana, por profesional y por sala, por si se corta la luz o internet.',
          'Tienen nombres y teléfonos de pacientes: no los reenvíes, y borralos cuando pase el día.',
        ],
      }),
      attachments: [await paperOf(ctx, clinic.name, today), await paperOf(ctx, clinic.name, addDays(today, 1))],
    },
  };
});

async function paperOf(ctx: Context, clinic: string, date: string): Promise<Attachment> {
  const file = await dayPdf(clinic, await readAgendaDay(ctx, date, null));
  return {
    filename: `turnos-${date}.pdf`,
    contentType: 'application/pdf',
    content: file.toString('base64'),
    encoding: 'base64',
  };
}
