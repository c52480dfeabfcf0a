import type { FieldWords } from '../../../shared/edit/EditDifferences';
import { updateRequestInputLimits as LIMITS } from '../../../shared/form/limits.generated';
import { formSchema } from '../../../shared/form/form-schema';
import { textRule } from '../../../shared/form/rules';
import { texts } from '../texts';

export interface NotesValues {
  adminNotes: string;
}

export const notesSchema = formSchema<NotesValues>({ adminNotes: textRule(LIMITS.adminNotes) });

export function toNotesValues({ adminNotes }: { adminNotes: string | null }): NotesValues {
  return { adminNotes: adminNotes ?? '' };
}

export const NOTES_WORDS: FieldWords<NotesValues> = { adminNotes: { label: texts.fields.adminNotes } };
