import type { Feature } from '../../platform/feature';
import { TIME_FREED, TIME_TAKEN_BACK } from '../appointments/change/freed-time';
import { ABSENCE_REMOVED } from '../availability/removed-absence';
import { HOLD_OWNERS } from '../holds/hold-owners';
import { AbsenceEntryEntity } from './absence-entry.entity';
import { AbsenceResolver } from './absence.resolver';
import { HandoverResolver } from './handover/handover.resolver';
import { namesOfTurnos, releaseProposal, releaseUnneeded, takeProposal } from './held-proposals';

export const absences: Feature = {
  name: 'absences',
  scope: 'appointments',
  entities: [AbsenceEntryEntity],
  resolvers: [AbsenceResolver, HandoverResolver],
  extensions: [
    HOLD_OWNERS.with({ purpose: 'absence', namesOf: namesOfTurnos }),
    TIME_TAKEN_BACK.with(takeProposal),
    TIME_FREED.with(releaseProposal),
    ABSENCE_REMOVED.with(releaseUnneeded),
  ],
};
