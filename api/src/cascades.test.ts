import { getMetadataArgsStorage } from 'typeorm';

import { entities } from './entities';
import { CASCADES } from './testing/cascades';

function tableOf(reference: unknown): string {
  const { tables } = getMetadataArgsStorage();
  const isClass = typeof reference === 'function' && tables.some(({ target }) => target === reference);
  const target = typeof reference === 'function' && !isClass ? (reference as () => unknown)() : reference;
  const found = tables.find((table) => table.target === target || (table.target as { name: string }).name === target);
  return found!.name!;
}

function followed(): Record<string, string[]> {
  const { relations, foreignKeys } = getMetadataArgsStorage();
  const references = [
    ...relations.map(({ target, propertyName, type, options }) => ({ target, propertyName, type, options })),
    ...foreignKeys.map(({ target, propertyName, type, onDelete }) => {
      return { target, propertyName: propertyName!, type, options: { onDelete } };
    }),
  ];
  const byTable: Record<string, string[]> = {};
  for (const { target, propertyName, type, options } of references) {
    if (!['CASCADE', 'SET NULL'].includes(options.onDelete ?? '')) continue;
    // An abstract class declares some of its entities' relations.
    const owners = entities.filter((it) => it === target || Object.prototype.isPrototypeOf.call(target, it));
    for (const owner of owners) (byTable[tableOf(type)] ??= []).push(`${tableOf(owner)}.${propertyName}`);
  }
  return byTable;
}

test('every cascading foreign key is listed with its safeguard', () => {
  const sorted = (all: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(all)
        .map(([table, keys]) => [table, keys.toSorted()] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  const listed = Object.fromEntries(Object.entries(CASCADES).map(([table, keys]) => [table, Object.keys(keys)]));
  expect(sorted(listed)).toEqual(sorted(followed()));
});
