import { useFormikContext } from 'formik';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../../kit/dialog/useEntryForm';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { FormMultiSelectField } from '../../../kit/form/FormMultiSelectField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { texts } from '../texts';
import {
  KIND_OPTIONS,
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

/** Creates or edits a screen. */
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
      {!props.stored && (
        <FormSelectField<ScreenValues>
          label={texts.fields.kind}
          name="kind"
          options={KIND_OPTIONS}
          hint={texts.form.kindHint}
          required
        />
      )}
      <CallsFields rooms={rooms} />
    </FormDialog>
  );
});

/** A screen of calls has them. */
function CallsFields({ rooms }: Pick<Props, 'rooms'>) {
  const { values } = useFormikContext<ScreenValues>();
  if (values.kind !== 'calls') return null;
  return (
    <>
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
    </>
  );
}
