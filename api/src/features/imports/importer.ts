import { validateSync } from 'class-validator';

import type { Transaction } from '../../platform/database/database';
import type { ImportRow } from './import-row.entity';
import type { ImportFault } from './import-result.object';

/** Trimmed, by field; '' for what is empty or not in the file. */
export type Values = (field: string) => string;

type Made = Partial<Pick<ImportRow, 'roomId' | 'professionalId' | 'appointmentId' | 'documentNumber'>>;

/** How rows of a kind are read and written. It knows the clinic as it was when it was made. */
export interface Importer<Row = unknown> {
  /** Throws RowFaults. */
  read(values: Values): Row;
  /** Values that identify a row without an id of the file. */
  keyOf(row: Row): readonly string[];
  /** Conflicts by line, with stored records and with earlier rows. */
  conflicts(rows: readonly LinedRow<Row>[]): Promise<ReadonlyMap<number, ImportFault>>;
  /** By the paths that everybody's writes take; any throw must end the transaction. */
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

/** Collects the faults of a row; `end` throws them together. */
export class FaultList {
  private readonly faults: ImportFault[] = [];

  add(field: string | null, message: string): null {
    // One for each field: the first.
    if (!this.faults.some((fault) => fault.field === field)) this.faults.push({ field, message });
    return null;
  }

  /** Those of a form's input. `fields`: the file's names of its properties, where they differ. */
  addOf(input: object, fields: Readonly<Record<string, string>> = {}): void {
    const found = validateSync(input, { skipUndefinedProperties: true, forbidUnknownValues: false });
    for (const { property, constraints = {} } of found) {
      const [message] = Object.values(constraints);
      if (message !== undefined) this.add(fields[property] ?? property, message);
    }
  }

  /** null for an empty text and for a wrong one, which is noted. */
  read<Value>(field: string, text: string, read: (text: string) => Value | null, wrong: string): Value | null {
    return text === '' ? null : (read(text) ?? this.add(field, wrong));
  }

  end(): void {
    if (this.faults.length > 0) throw new RowFaults(this.faults);
  }
}

/** "Ana Pérez" of a name and a surname in columns of their own. */
export function fullName(name: string, surname: string): string {
  return [name, surname].filter((part) => part !== '').join(' ');
}
