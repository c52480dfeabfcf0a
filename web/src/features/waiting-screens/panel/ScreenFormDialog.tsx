import { asDialog } from '../../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../../kit/dialog/useEntryForm';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { FormMultiSelectField } from '../../../kit/form/FormMultiSelectField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { texts } from '../texts';
import {
  screenSchema,
  screenWords,
  SHOWS_OPTIONS,
  toScreenInput,
  toScreenValues,
  type ScreenValues,
} from './screen-form';
import type { CreateWaitingScreenInput, WaitingScreenFactsFragment } from './screens.generated';

interface Props extends EntryDialog<WaitingScreenFactsFragment, Required<CreateWaitingScreenInput>> {
  rooms: readonly { id: number; name: string }[];
}

/** Creates or edits a waiting-room screen. */
export const ScreenFormDialog = asDialog(function ScreenFormDialog(props: Props) {
  const { rooms } = props;
  return (
    <FormDialog
      {...entryFormProps(props, texts, 'waiting-screen')}
      toValues={toScreenValues}
      schema={screenSchema}
      toInput={toScreenInput}
      words={screenWords(rooms)}
    >
      <FormTextField<ScreenValues> label={texts.fields.name} name="name" required hint={texts.form.nameHint} />
      <FormMultiSelectField<ScreenValues>
        label={texts.fields.rooms}
        name="roomIds"
        options={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        none={texts.form.allRooms}
        hint={texts.form.roomsHint}
      />
      <FormSelectField<ScreenValues>
        label={texts.fields.shows}
        name="shows"
        options={SHOWS_OPTIONS}
        hint={texts.form.showsHint}
        required
      />
    </FormDialog>
  );
});
