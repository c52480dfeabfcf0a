import type { CodeableConcept } from '@medplum/fhirtypes';

import { parseInstant, toOffsetIsoList } from '../../../domain/clinic-time';

export interface SlotRow {
  professionalId: number;
  /** Epoch minute. */
  start: number;
  minutes: number;
  specialty: CodeableConcept | null;
}

/** `7-202611271230`: professional and UTC time. Stable while on offer. */
export function slotIds(rows: readonly SlotRow[]): string[] {
  const starts = toOffsetIsoList(
    'UTC',
    rows.map(({ start }) => start),
  );
  return rows.map(({ professionalId }, index) => `${professionalId}-${starts[index]!.slice(0, 16).replace(/\D/g, '')}`);
}

const ID = /^([1-9]\d{0,8})-(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/;

/** null: invalid. */
export function parseSlotId(id: string): { professionalId: number; start: number } | null {
  const [, professionalId, year, month, day, hour, minute] = ID.exec(id) ?? [];
  const start = parseInstant(`${year}-${month}-${day}T${hour}:${minute}Z`, 'UTC');
  return start === null ? null : { professionalId: Number(professionalId), start };
}

export function bySlotOrder(a: Pick<SlotRow, 'start' | 'professionalId'>, b: typeof a): number {
  return a.start - b.start || a.professionalId - b.professionalId;
}

/** Index of the first row at `start` or later. */
export function firstFrom(rows: readonly SlotRow[], start: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
