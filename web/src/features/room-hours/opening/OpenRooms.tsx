import { array, string } from 'yup';

import { useClinic } from '../../../clinic/facts/useClinic';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { AddDialog, AddForm, type InDialog } from '../../../kit/edit/AddForm';
import { formSchema } from '../../../kit/form/form-schema';
import { FormChoiceField } from '../../../kit/form/FormChoiceField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { wordsOf } from '../../../kit/form/words';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { texts } from '../texts';
import { useOpenRoomsMutation, useRoomsToOpenQuery, type RoomsToOpenQuery } from './opening.generated';

/** New names, comma-separated; other rooms without hours; the template. */
interface Values {
  names: string;
  others: string[];
  templateId: string;
}

const SCHEMA = formSchema<Values>({
  names: string()
    .trim()
    .test('rooms', texts.opening.none, (typed, { parent }) => {
      return wordsOf(typed ?? '').length > 0 || (parent as Values).others.length > 0;
    }),
  others: array(),
  templateId: string().required(),
});

interface Props {
  inDialog?: InDialog;
  onDone: () => void | Promise<void>;
}

/** Gives rooms hours for the rest of this year and all of the next. */
export function OpenRooms({ inDialog, onDone }: Props) {
  const now = useClinic()?.now;
  const year = Number(now?.slice(0, 4));
  const query = useRoomsToOpenQuery({
    variables: { year },
    skip: now === undefined,
    fetchPolicy: 'network-only',
    errorFallback: texts.opening.loadFailed,
  });
  const [open] = useOpenRoomsMutation();
  const { keyOf, done } = useRetryKey<Values>();
  return (
    <LoadedOnce
      query={query}
      errorTitle={texts.opening.loadFailed}
      waiting={<FormOnItsWay label={texts.opening.loading} />}
    >
      {(data) => {
        const closed = withoutHours(data, Number(now?.slice(5, 7)));
        const submit = async (values: Values): Promise<FormOutcome<Values>> => {
          const rooms = wordsOf(values.names).map((name) => ({ name }));
          const roomIds = closed.filter(({ name }) => values.others.includes(name)).map(({ id }) => id);
          const { error } = await open({
            input: { rooms, roomIds, templateId: values.templateId },
            idempotencyKey: keyOf(values),
          });
          if (error) {
            const fields = (field: string) => (field.startsWith('rooms') ? ('names' as const) : undefined);
            return refusal(error, { fields, fallback: texts.opening.failed });
          }
          done();
          notify.success(texts.opening.done(rooms.length + roomIds.length));
          await onDone();
          return { ok: true };
        };
        return (
          <AddForm
            inDialog={inDialog}
            draft="open-rooms"
            initialValues={{
              names: data.allRooms.length === 0 ? texts.opening.firstName : '',
              others: closed.map(({ name }) => name),
              templateId: data.roomTemplates[0]?.id ?? '',
            }}
            schema={SCHEMA}
            onSubmit={submit}
            submitLabel={texts.opening.submit}
          >
            <FormTextField<Values> label={texts.opening.names} name="names" hint={texts.opening.namesHint} />
            {closed.length > 0 && (
              <FormChoiceField<Values>
                label={texts.opening.others}
                name="others"
                several
                options={closed.map(({ name }) => name)}
              />
            )}
            <FormSelectField<Values>
              label={texts.opening.hours}
              name="templateId"
              required
              hint={texts.opening.hoursHint(year)}
              options={data.roomTemplates.map(({ id, name, description }) => ({
                value: id,
                label: description === '' ? name : description,
              }))}
            />
          </AddForm>
        );
      }}
    </LoadedOnce>
  );
}

/** In the current month. */
function withoutHours({ allRooms, roomYears }: RoomsToOpenQuery, month: number) {
  const isSet = (id: number) =>
    roomYears.find(({ roomId }) => roomId === id)?.months.find((it) => it.month === month)?.isConfigured;
  return allRooms.filter(({ id, isActive }) => isActive && isSet(id) === false);
}

interface OpenRoomsDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void | Promise<void>;
}

export const OpenRoomsDialog = asDialog(function OpenRoomsDialog({ open, onClose, onDone }: OpenRoomsDialogProps) {
  return (
    <AddDialog open={open} title={texts.opening.title} onClose={onClose}>
      {(inDialog) => (
        <OpenRooms
          inDialog={inDialog}
          onDone={async () => {
            onClose();
            await onDone();
          }}
        />
      )}
    </AddDialog>
  );
});
