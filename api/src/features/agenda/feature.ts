import type { Feature } from '../../platform/feature';
import { AgendaDayResolver } from './agenda-day.resolver';
import { AgendaDaySummaryResolver } from './agenda-day-summary.resolver';
import { AgendaResolver } from './agenda.resolver';
import { PAPER_ROUND } from './paper/paper-round';

export const agenda: Feature = {
  name: 'agenda',
  rounds: [PAPER_ROUND],
  resolvers: [AgendaResolver, AgendaDayResolver, AgendaDaySummaryResolver],
};
