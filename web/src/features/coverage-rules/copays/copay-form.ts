import type { CoverageKey } from '@turnero/api/domain/coverage-rules';
import { boolean, string } from 'yup';

import { dateTextRule, tidyDateText, toDateText, toIsoDay } from '../../../kit/form/date-text';
import { formSchema } from '../../../kit/form/form-schema';
import { moneyOf, moneyRule, moneyText } from '../../../kit/form/money-text';
import { insurersToRule, keyText, type KeyNames } from '../coverage-keys';
import { texts } from '../texts';
import type { CopayRow } from './copay-rows';
import type { CopaysQuery, SetCopayAmountsInput } from './copays.generated';

const says = texts.copay;

/** Ids as options; '' is none. `turnos`: '', 's3', 'p4' or 't5'. */
export interface CopayValues {
  insurerId: string;
  planId: string;
  turnos: string;
  amount: string;
  validFrom: string;
  isEnded: boolean;
}

export const copaySchema = (today: string) =>
  formSchema<CopayValues>({
    insurerId: string().required(says.faults.insurer),
    planId: string(),
    turnos: string(),
    amount: moneyRule(says.named, { withCents: true }).when('isEnded', ([isEnded]: boolean[], rule) =>
      isEnded ? string() : rule.required(says.faults.amount),
    ),
    validFrom: dateTextRule({ min: today }).required(says.faults.validFrom),
    isEnded: boolean(),
  });

export function toCopayValues(row: CopayRow | undefined, today: string): CopayValues {
  const { insurerId, planId, specialtyId, professionalId, appointmentTypeId } = row?.key ?? {};
  const turnos = specialtyId ? `s${specialtyId}` : professionalId ? `p${professionalId}` : '';
  return {
    insurerId: insurerId ? String(insurerId) : '',
    planId: planId ? String(planId) : '',
    turnos: appointmentTypeId ? `t${appointmentTypeId}` : turnos,
    amount: moneyText(row?.current?.amount ?? null, { withCents: true }),
    validFrom: toDateText(today),
    isEnded: false,
  };
}

export const plansOf = ({ insurers }: KeyNames, insurerId: string) =>
  insurers.find(({ id }) => String(id) === insurerId)?.plans ?? [];

export function toKey({ insurerId, planId, turnos }: CopayValues, names: KeyNames): CoverageKey {
  const idAfter = (mark: string) => (turnos.startsWith(mark) ? Number(turnos.slice(1)) : null);
  return {
    insurerId: Number(insurerId),
    // The chosen plan may be of an insurer chosen before.
    planId: plansOf(names, insurerId).find(({ id }) => String(id) === planId)?.id ?? null,
    specialtyId: idAfter('s'),
    professionalId: idAfter('p'),
    appointmentTypeId: idAfter('t'),
  };
}

/** `values` must be valid. Version 0: no amount of this key begins on the day. */
export function toCopayInput(values: CopayValues, data: CopaysQuery): SetCopayAmountsInput {
  const key = toKey(values, data);
  const validFrom = toIsoDay(tidyDateText(values.validFrom));
  const seen = data.copayAmounts.find((it) => keyText(it) === keyText(key) && it.validFrom === validFrom);
  const amount = values.isEnded ? null : moneyOf(values.amount);
  return { amounts: [{ ...key, amount, validFrom, expectedVersion: seen?.version ?? 0 }] };
}

export const insurerOptions = (names: KeyNames) => [
  { value: '', label: says.choose },
  ...insurersToRule(names).map(({ id, name }) => ({ value: String(id), label: name })),
];

export function turnosOptions({ allSpecialties, allProfessionals }: KeyNames) {
  return [
    { value: '', label: texts.allTurnos },
    ...allSpecialties.map(({ id, name }) => ({ value: `s${id}`, label: name, group: says.groups.specialties })),
    ...allProfessionals.map(({ id, name }) => ({ value: `p${id}`, label: name, group: says.groups.professionals })),
    ...allProfessionals.flatMap(({ name: owner, consultationKinds }) =>
      consultationKinds.map(({ id, name }) => ({
        value: `t${id}`,
        label: texts.typeOf(name, owner),
        group: says.groups.types,
      })),
    ),
  ];
}

/** By the server's names: `amounts.0.validFrom`. */
export function copayFieldOf(serverName: string): keyof CopayValues | undefined {
  return FIELDS[serverName.replace(/^amounts\.0\./, '')];
}

const FIELDS: Readonly<Record<string, keyof CopayValues>> = {
  insurerId: 'insurerId',
  planId: 'planId',
  specialtyId: 'turnos',
  professionalId: 'turnos',
  appointmentTypeId: 'turnos',
  amount: 'amount',
  validFrom: 'validFrom',
};
