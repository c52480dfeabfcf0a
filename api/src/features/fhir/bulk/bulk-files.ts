import { clinicDay, toMinuteIso } from '../../../domain/clinic-time';
import { hashOf } from '../exchange/reply';
import { toSlots } from '../resources/slot';
import type { Published } from '../slots/publication';
import { firstFrom, type SlotRow } from '../slots/slot-row';
import { CATALOGUE_TYPES } from '../types/catalogue-list';

export interface BulkFile {
  name: string;
  type: string;
  /** Changes with the content. */
  etag: string;
  /** NDJSON. */
  text(): string;
}

/** A file per type, and one per date with slots. */
export function bulkFiles(published: Published): readonly BulkFile[] {
  const known = filesOf.get(published) ?? makeFiles(published);
  filesOf.set(published, known);
  return known;
}

const filesOf = new WeakMap<Published, readonly BulkFile[]>();

function makeFiles({ catalogue, rows }: Published): BulkFile[] {
  const ofCatalogue = CATALOGUE_TYPES.map(({ name, all, isPublished = () => true }): BulkFile => {
    const text = ndjson(all(catalogue).filter(isPublished));
    return { name: `${name}.ndjson`, type: name, etag: hashOf(text), text: () => text };
  });
  return [
    ...ofCatalogue,
    ...catalogue.dates.flatMap((date) => slotFile(date, rowsOn(date, rows, catalogue), catalogue)),
  ];
}

function rowsOn(date: string, rows: readonly SlotRow[], { clinic }: Published['catalogue']): readonly SlotRow[] {
  const { start, end } = clinicDay(clinic.timeZone, date);
  return rows.slice(firstFrom(rows, start), firstFrom(rows, end));
}

function slotFile(date: string, rows: readonly SlotRow[], catalogue: Published['catalogue']): BulkFile[] {
  if (rows.length === 0) return [];
  // Hash the numbers, and shared fields once.
  const numbers = new Int32Array(
    rows.flatMap(({ professionalId, start, minutes }) => [professionalId, start, minutes]),
  );
  const etag = hashOf(new Uint8Array(numbers.buffer), ndjson(toSlots(rows.slice(0, 1), catalogue)), sameOf(rows));
  return [{ name: `Slot-${date}.ndjson`, type: 'Slot', etag, text: () => ndjson(toSlots(rows, catalogue)) }];
}

function sameOf(rows: readonly SlotRow[]): string {
  return JSON.stringify([...new Map(rows.map(({ professionalId, specialty }) => [professionalId, specialty]))]);
}

function ndjson(resources: readonly object[]): string {
  return resources.map((resource) => `${JSON.stringify(resource)}\n`).join('');
}

/** For SMART Scheduling Links. */
export function manifestOf(published: Published): { etag: string; text: string } {
  const { catalogue, at } = published;
  const files = bulkFiles(published);
  const manifest = {
    transactionTime: toMinuteIso(catalogue.clinic.timeZone, at),
    request: `${catalogue.base}/$bulk-publish`,
    output: files.map(({ type, name }) => ({ type, url: `${catalogue.base}/bulk/${name}` })),
    error: [],
  };
  return { etag: hashOf(...files.map(({ name, etag }) => `${name} ${etag}`)), text: JSON.stringify(manifest) };
}
