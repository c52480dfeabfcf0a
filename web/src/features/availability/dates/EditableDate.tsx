import { texts } from '../texts';
import type { UnavailableDateFactsFragment } from './dates.generated';
import { UnavailableDateForm } from './UnavailableDateForm';
import { UnavailableDateItem } from './UnavailableDateItem';
import type { DatesEditor } from './useDatesEditor';

interface Props {
  professionalId: number;
  date: UnavailableDateFactsFragment;
  today: string;
  editor: DatesEditor;
}

/** An unavailable date, or the form that edits it. */
export function EditableDate({ professionalId, date, today, editor }: Props) {
  const { id } = date;
  if (editor.open === id) {
    return (
      <UnavailableDateForm
        title={texts.updateDate.title}
        draftName={`unavailable-date:${professionalId}:${id}`}
        stored={date}
        today={today}
        progress={editor.progress}
        onSubmit={(values, conflict) => editor.update(id, values, conflict)}
        onCancel={editor.cancel}
        report={editor.report}
      />
    );
  }
  return (
    <UnavailableDateItem
      professionalId={professionalId}
      date={date}
      headingRef={editor.headings.ref(id)}
      editRef={editor.editButtons.ref(id)}
      fresh={editor.saved.has(id)}
      locked={editor.isSending}
      onEdit={() => editor.openForm(id)}
      onDelete={() => editor.askDeletion(date)}
    />
  );
}
