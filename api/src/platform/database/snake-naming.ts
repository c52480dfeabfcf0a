import { DefaultNamingStrategy, type Table } from 'typeorm';

/**
 * Names as the migrations and PostgreSQL itself write them: `sortOrder` is the column sort_order, and constraints are
 * called <table>_<columns>_fkey, _key and _pkey. What has another name says it where it is declared.
 */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return snakeCase([...embeddedPrefixes, customName ?? propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columnNames: string[]): string {
    return `${this.getTableName(table)}_${columnNames.join('_')}_key`;
  }

  /** TypeORM makes a unique index of its own for the column of a one-to-one relation; here it is the constraint. */
  override relationConstraintName(table: Table | string, columnNames: string[]): string {
    return this.uniqueConstraintName(table, columnNames);
  }

  override foreignKeyName(table: Table | string, columnNames: string[]): string {
    return `${this.getTableName(table)}_${columnNames.join('_')}_fkey`;
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}
