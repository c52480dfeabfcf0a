import { validateSync } from 'class-validator';

import type { Transaction } from '../../platform/database/database';
import type { ImportRow } from './import-row.entity';
import type { ImportFault } from './import-result.object';

/** Trimmed; '' if empty or missing. */
export type Values = (field: string) => string;

type Made = Partial<
  Pick<
    ImportRow,
    | 'roomId'
    | 'professionalId'
    | 'appointmentId'
    | 'documentNumber'
    | 'patientId'
    | 'patientVersion'
    | 'insurerId'
    | 'insurerVersion'
    | 'isFilled'
  >
>;

/** `fills`: none, but the record is a known patient or insurer. */
export type Conflict = ImportFault | 'fills';

/** For one kind, with the clinic's state at its creation. */
export interface Importer<Row = unknown> {
  /** Throws RowFaults. */
  read(values: Values): Row;
  /** Values that identify a row without an id. */
  keyOf(row: Row): readonly string[];
  /** By line: conflicts with stored records, or earlier rows. */
  conflicts(rows: readonly LinedRow<Row>[]): Promise<ReadonlyMap<number, Conflict>>;
  /** Uses the usual services; any throw must end the transaction. */
  make(tx: Transaction, row: Row): Promise<Made>;
}

export interface LinedRow<Row = unknown> {
  line: number;
  row: Row;
}

export class RowFaults extends Error {
  constructor(readonly faults: ImportFault[]) {
    super('A row is faulty');
    this.name = 'RowFaults';
  }
}

/** `end` throws them. */
export class FaultList {
  private readonly faults: ImportFault[] = [];

  add(field: string | null, message: string): null {
    // The first per field.
    if (!this.faults.some((fault) => fault.field === field)) this.faults.push({ field, message });
    return null;
  }

  /** `fields`: file names of properties, where they differ. */
  addOf(input: object, fields: Readonly<Record<string, string>> = {}): void {
    const found = validateSync(input, { skipUndefinedProperties: true, forbidUnknownValues: false });
    for (const { property, constraints = {} } of found) {
      const [message] = Object.values(constraints);
      if (message !== undefined) this.add(fields[property] ?? property, message);
    }
  }

  /** null: empty or invalid; the latter is a fault. */
  read<Value>(field: string, text: string, read: (text: string) => Value | null, wrong: string): Value | null {
    return text === '' ? null : (read(text) ?? this.add(field, wrong));
  }

  end(): void {
    if (this.faults.length > 0) throw new RowFaults(this.faults);
  }
}

/** From two columns. */
export function fullName(name: string, surname: string): string {
  return [name, surname].filter((part) => part !== '').join(' ');
}
