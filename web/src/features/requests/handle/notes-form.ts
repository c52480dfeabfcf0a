import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { updateRequestInputLimits as LIMITS } from '../../../schema/limits.generated';
import { texts } from '../texts';

export interface NotesValues {
  adminNotes: string;
}

export const notesSchema = formSchema<NotesValues>({ adminNotes: textRule(LIMITS.adminNotes) });

export function toNotesValues({ adminNotes }: { adminNotes: string | null }): NotesValues {
  return { adminNotes: adminNotes ?? '' };
}

export const NOTES_WORDS: FieldWords<NotesValues> = { adminNotes: { label: texts.fields.adminNotes } };
