import { asDialog } from '../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormMoneyField } from '../../kit/form/FormMoneyField';
import { FormMultiSelectField } from '../../kit/form/FormMultiSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import { roomSchema, roomWords, toRoomInput, toRoomValues, type RoomValues } from './room-form';
import type { CreateRoomInput, RoomFactsFragment } from './rooms.generated';
import { rateHint, texts, type NamedSpecialty } from './texts';
import type { ClinicRate } from './useClinicRate';

interface Props extends EntryDialog<RoomFactsFragment, Required<CreateRoomInput>> {
  clinicRate: ClinicRate;
  /** In the clinic's order. */
  specialties: readonly NamedSpecialty[];
}

export const RoomFormDialog = asDialog(function RoomFormDialog(props: Props) {
  const { clinicRate, specialties } = props;
  return (
    <FormDialog
      {...entryFormProps(props, texts, 'room')}
      toValues={toRoomValues}
      schema={roomSchema}
      toInput={toRoomInput}
      words={roomWords(clinicRate.currency, specialties)}
    >
      <FormTextField<RoomValues> label={texts.fields.name} name="name" required />
      <FormTextField<RoomValues> label={texts.fields.description} name="description" rows={2} />
      <FormMultiSelectField<RoomValues>
        label={texts.fields.specialties}
        name="specialtyIds"
        options={specialties.map(({ id, name }) => ({ value: String(id), label: name }))}
        none={texts.form.allSpecialties}
        hint={texts.form.specialtiesHint}
      />
      <FormMoneyField<RoomValues>
        label={texts.fields.hourlyRate}
        name="hourlyRate"
        read={(rate) => rateHint(rate ?? 0, clinicRate)}
      />
      <FormTextField<RoomValues>
        label={texts.fields.order}
        name="sortOrder"
        inputMode="numeric"
        hint={texts.form.orderHint}
      />
      <FormCheckboxField<RoomValues> label={texts.fields.isActive} name="isActive" isSwitch />
    </FormDialog>
  );
});
