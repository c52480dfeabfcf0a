import { IMPORT_FIELDS, type ImportKind } from '@turnero/api/domain/import-fields';

import { dropDraft, isLike, readDraft, saveDraft } from '../../kit/draft/draft';
import { SESSION_ONLY } from '../../kit/session/left-in-tab';
import { getToken } from '../../kit/session/token';
import type { Mapping } from './import-chunks';

const FILE = `${SESSION_ONLY}import-file`;
const CHOICES = `${SESSION_ONLY}import`;
/** In bytes. Leaves room for other drafts: a tab stores 2.5 million characters or more, base64 needs 4 for 3 bytes. */
const MOST_KEPT = 1024 * 1024;

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

/** Whether it was kept: it may be too large, and the session may end meanwhile. */
export async function keepFile(userId: number, file: File): Promise<boolean> {
  dropImport(userId);
  if (file.size > MOST_KEPT) return false;
  const token = getToken();
  const base64 = await base64Of(file);
  if (base64 === null || getToken() !== token) return false;
  return saveDraft(FILE, { userId, content: { name: file.name, base64 } satisfies KeptFile });
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
