import { AUTHORIZATION_LABELS } from '@turnero/api/domain/authorization';
import { dateText } from '@turnero/api/domain/date-text';

import { csvText } from '../../kit/csv/csv';
import { clockTime, dayOf } from '../../kit/time/wall-time';
import type { DeskTotalFragment, SettledInsurerFragment, SettledLineFragment } from './settlement.generated';
import { texts } from './texts';

/** A line for each insurer and professional. */
export function insurersCsv(insurers: readonly SettledInsurerFragment[]): string {
  return csvText([
    [
      texts.insurers.name,
      texts.professionals.name,
      texts.turnos,
      texts.authorizations,
      texts.csvMissing,
      texts.copays,
      texts.csvUnknown,
    ],
    ...insurers.flatMap(({ insurerName, professionals }) =>
      professionals.map((it) => [
        insurerName,
        it.professionalName,
        String(it.appointments),
        String(it.authorizations),
        String(it.missingAuthorizations),
        it.copays,
        String(it.unknownCopays),
      ]),
    ),
  ]);
}

export function linesCsv(lines: readonly SettledLineFragment[]): string {
  const { lines: says } = texts;
  return csvText([
    [
      says.day,
      says.time,
      says.patient,
      says.memberNumber,
      says.plan,
      says.professional,
      says.type,
      says.authorization,
      says.authorizationNumber,
      says.copay,
    ],
    ...lines.map((it) => [
      dateText(dayOf(it.startTime)),
      clockTime(it.startTime),
      it.patientName ?? '',
      it.memberNumber ?? '',
      it.planName ?? '',
      it.professionalName,
      it.appointmentType ?? '',
      it.authorizationStatus === null ? '' : AUTHORIZATION_LABELS[it.authorizationStatus],
      it.authorizationNumber ?? '',
      it.copay ?? '',
    ]),
  ]);
}

export function deskCsv(desk: readonly DeskTotalFragment[]): string {
  const { desk: says } = texts;
  return csvText([
    [says.professional, says.payments, says.amount],
    ...desk.map(({ professionalName, payments, amount }) => [
      professionalName ?? says.others,
      String(payments),
      amount,
    ]),
  ]);
}
