import type { Feature } from '../../platform/feature';
import { AgendaDayResolver } from './agenda-day.resolver';
import { AgendaDaySummaryResolver } from './agenda-day-summary.resolver';
import { AgendaResolver } from './agenda.resolver';
import { PaperMail } from './paper/paper-mail.entity';
import { DAY_PAPER, PAPER_MAIL_ROUND } from './paper/paper-mail';
import { PAPER_ROUND } from './paper/paper-round';

export const agenda: Feature = {
  name: 'agenda',
  scope: 'appointments',
  entities: [PaperMail],
  mails: [DAY_PAPER],
  rounds: [PAPER_ROUND, PAPER_MAIL_ROUND],
  resolvers: [AgendaResolver, AgendaDayResolver, AgendaDaySummaryResolver],
};
