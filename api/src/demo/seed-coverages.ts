import { addDays } from '../domain/calendar-date';
import type { Transaction } from '../platform/database/database';
import { CLINIC_DATA, type DemoCoverageKey } from './clinic-data';
import { makeTurnoCoverages } from './make/turno-coverages';
import * as statements from './seed-coverage-statements';
import type { Add, IdOf } from './seed-statements';

interface Seeded {
  tx: Transaction;
  add: Add;
  now: Date;
  /** yyyy-MM-dd */
  today: string;
  readIds: () => Promise<IdOf>;
}

/** Returns what the patients of turnos owe at the desk, in pesos by the turno's id. */
export async function addCoverages({ tx, add, now, today, readIds }: Seeded): Promise<ReadonlyMap<string, number>> {
  await addInsurers(add, today, readIds);
  await tx.rows(statements.ADD_COVERAGES, [now]);
  for (const payers of statements.NAME_PAYERS) await tx.rows(payers, []);
  const rules = await tx.rows(statements.FIND_COVERAGE_RULES, []);
  const amounts = await tx.rows(statements.FIND_COPAYS, []);
  const turnos = await tx.rows(statements.FIND_COVERED_TURNOS, []);
  const { coverages, owed } = makeTurnoCoverages(turnos, { rules, amounts }, today);
  await add(statements.ADD_TURNO_COVERAGES, coverages);
  return owed;
}

async function addInsurers(add: Add, today: string, ids: () => Promise<IdOf>): Promise<void> {
  await add(statements.ACCEPT_INSURERS, CLINIC_DATA.insurers);
  const idOf = await ids();
  const rules = CLINIC_DATA.coverageRules.map(({ outcome, daysFromToday, untilInDays, ...key }) => ({
    ...coverageKeyOf(key, idOf),
    outcome,
    validFrom: addDays(today, daysFromToday),
    validTo: untilInDays === undefined ? null : addDays(today, untilInDays),
  }));
  await add(statements.ADD_COVERAGE_RULES, rules);
  const copays = CLINIC_DATA.copays.map(({ amount, daysFromToday, ...key }) => {
    return { ...coverageKeyOf(key, idOf), amount, validFrom: addDays(today, daysFromToday) };
  });
  await add(statements.ADD_COPAYS, copays);
}

function coverageKeyOf({ insurer, plan, specialty, professional, appointmentType }: DemoCoverageKey, idOf: IdOf) {
  const insurerId = idOf('insurer', insurer);
  const professionalId = professional === undefined ? null : idOf('professional', professional);
  const isOfType = appointmentType !== undefined;
  return {
    insurerId,
    planId: plan === undefined ? null : idOf('plan', `${insurerId} ${plan}`),
    specialtyId: specialty === undefined ? null : idOf('specialty', specialty),
    professionalId: isOfType ? null : professionalId,
    appointmentTypeId: isOfType ? idOf('kind', `${professionalId} ${appointmentType}`) : null,
  };
}
