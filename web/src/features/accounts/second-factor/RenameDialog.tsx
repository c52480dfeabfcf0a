import { asDialog } from '../../../kit/dialog/as-dialog';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { formSchema } from '../../../kit/form/form-schema';
import { FormTextField } from '../../../kit/form/FormTextField';
import { textRule } from '../../../kit/form/rules';
import { notify } from '../../../kit/notify/notify';
import { renameSecondFactorInputLimits as limits } from '../../../schema/limits.generated';
import { useRenameSecondFactorMutation, type SecondFactorFactsFragment } from './second-factor.generated';
import { texts } from './texts';

interface Values {
  name: string;
}

const schema = formSchema<Values>({ name: textRule(limits.name, { required: texts.authenticator.faults.name }) });

interface Props {
  factor: SecondFactorFactsFragment;
  open: boolean;
  reload: () => Promise<void>;
  onClose: () => void;
}

export const RenameDialog = asDialog(function RenameDialog({
  factor: { id, name, kind },
  open,
  reload,
  onClose,
}: Props) {
  const [rename] = useRenameSecondFactorMutation();
  const words = texts.renaming;
  return (
    <FormDialog
      open={open}
      title={words.title}
      size="question"
      onClose={onClose}
      toValues={() => ({ name })}
      schema={schema}
      toInput={(values: Values) => (values.name.trim() === name ? null : { name: values.name.trim() })}
      send={async (input) => {
        const outcome = await rename({ id, input });
        // Removed on another device.
        if (outcome.error?.code === 'NOT_FOUND') void reload();
        return outcome;
      }}
      onDone={(renamed) => {
        if (renamed) notify.success(words.done);
        onClose();
      }}
      errorText={words.failed}
      submitLabel={words.submit}
    >
      <FormTextField<Values>
        label={texts.authenticator.name}
        name="name"
        hint={kind === 'passkey' ? texts.addPasskey.nameHint : texts.authenticator.nameHint}
        required
      />
      <FocusFirstField />
    </FormDialog>
  );
});
