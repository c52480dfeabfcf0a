import { IMPORT_FIELDS, type ImportKind } from '@turnero/api/domain/import-fields';

import { dropDraft, isLike, readDraft, saveDraft } from '../../kit/draft/draft';
import type { Mapping } from './import-chunks';

const FILE = 'import-file';
const CHOICES = 'import';

interface KeptFile {
  name: string;
  base64: string;
}

export interface ImportChoices {
  kind: ImportKind;
  /** Its place. */
  sheet: number;
  headingLine: number;
  mapping: Mapping;
  /** Whether its rows were checked. */
  isChecked: boolean;
}

/** Whether the tab's storage had room for it. */
export async function keepFile(userId: number, file: File): Promise<boolean> {
  dropImport(userId);
  const base64 = await base64Of(file);
  return base64 !== null && saveDraft(FILE, { userId, content: { name: file.name, base64 } satisfies KeptFile });
}

export function keepChoices(userId: number, content: ImportChoices): void {
  saveDraft(CHOICES, { userId, content });
}

/** Null unless both were kept. */
export function keptImport(userId: number): { file: File; choices: ImportChoices } | null {
  const file = readDraft(FILE, userId, isKeptFile)?.content;
  const choices = readDraft(CHOICES, userId, isChoices)?.content;
  if (!file || !choices) return null;
  const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
  return { file: new File([bytes], file.name), choices };
}

export function dropImport(userId: number): void {
  for (const form of [FILE, CHOICES]) dropDraft(form, userId);
}

const isKeptFile = (value: unknown): value is KeptFile => isLike(value, { name: '', base64: '' });

const isChoices = (value: unknown): value is ImportChoices =>
  isLike(value, { kind: '', sheet: 0, headingLine: 0, mapping: {}, isChecked: false }) && value.kind in IMPORT_FIELDS;

/** Null: the file was moved or changed. */
function base64Of(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
