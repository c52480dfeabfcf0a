import type { CoverageKey } from '@turnero/api/domain/coverage-rules';

import type { CoverageRulesQuery } from './coverage-rules.generated';
import { texts } from './texts';

/** The entries that keys refer to. */
export type KeyNames = Pick<CoverageRulesQuery, 'insurers' | 'allSpecialties' | 'allProfessionals'>;
export type InsurerToRule = KeyNames['insurers'][number];
export type Professional = KeyNames['allProfessionals'][number];

/** Equal for equal keys. */
export function keyText({ insurerId, planId, specialtyId, professionalId, appointmentTypeId }: CoverageKey): string {
  return [insurerId, planId, specialtyId, professionalId, appointmentTypeId].join();
}

/** Accepted, without "Particular", which has neither coverage nor copay. */
export function insurersToRule({ insurers }: KeyNames): InsurerToRule[] {
  return insurers.filter(({ kind, isAccepted }) => isAccepted && kind !== 'private_pay');
}

/** 'OSDE 210'. */
export function payerName({ insurerId, planId }: CoverageKey, { insurers }: KeyNames): string {
  const insurer = insurers.find(({ id }) => id === insurerId);
  const plan = insurer?.plans.find(({ id }) => id === planId);
  return [insurer?.name, plan?.name].filter(Boolean).join(' ');
}

/** 'Cardiología', 'Ana Paz', 'Control de Ana Paz'; null: what it names no longer exists. */
export function turnosName(key: CoverageKey, { allSpecialties, allProfessionals }: KeyNames): string | null {
  const { specialtyId, professionalId, appointmentTypeId } = key;
  if (specialtyId !== null) return allSpecialties.find(({ id }) => id === specialtyId)?.name ?? null;
  if (professionalId !== null) return allProfessionals.find(({ id }) => id === professionalId)?.name ?? null;
  if (appointmentTypeId === null) return texts.allTurnos;
  const owner = ownerOf(appointmentTypeId, allProfessionals);
  const type = owner?.consultationKinds.find(({ id }) => id === appointmentTypeId);
  return owner && type ? texts.typeOf(type.name, owner.name) : null;
}

export function ownerOf(appointmentTypeId: number, professionals: readonly Professional[]): Professional | undefined {
  return professionals.find(({ consultationKinds }) => consultationKinds.some(({ id }) => id === appointmentTypeId));
}

/** 'OSDE 210, Cardiología'. */
export function keyName(key: CoverageKey, names: KeyNames): string {
  return [payerName(key, names), turnosInList(key, names)].join(', ');
}

/** 'OSDE: Cardiología, Pediatría' for each insurer or plan. */
export function namesByPayer(keys: readonly CoverageKey[], names: KeyNames): string[] {
  const byPayer = new Map<string, string[]>();
  for (const key of keys) {
    const payer = payerName(key, names);
    byPayer.set(payer, [...(byPayer.get(payer) ?? []), turnosInList(key, names)]);
  }
  return [...byPayer].map(([payer, turnos]) => texts.rules.ofPayer(payer, turnos));
}

function turnosInList(key: CoverageKey, names: KeyNames): string {
  const name = turnosName(key, names) ?? texts.removed;
  return name === texts.allTurnos ? texts.inList.allTurnos : name;
}
