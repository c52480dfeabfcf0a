import type { Feature } from '../../platform/feature';
import { SHOWN_WITH_APPOINTMENTS } from '../appointments/list/shown-with';
import { VisitEntity } from './visit.entity';
import { VisitResolver } from './visit.resolver';
import { visitsShownWith } from './visit.service';

export const visits: Feature = {
  name: 'visits',
  scope: 'appointments',
  entities: [VisitEntity],
  resolvers: [VisitResolver],
  extensions: [SHOWN_WITH_APPOINTMENTS.with(visitsShownWith)],
};
