import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { PERMISSION_GROUPS, PERMISSIONS, permissionText, type PermissionGroup } from '@turnero/api/domain/permissions';

import { asDialog } from '../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormTextField } from '../../kit/form/FormTextField';
import { uncapitalized } from '../../kit/text/capitalized';
import {
  PERMISSION_SET_WORDS,
  permissionSetSchema,
  toPermissionSetInput,
  toPermissionSetValues,
  type PermissionSetValues,
} from './permission-set-form';
import type { CreatePermissionSetInput, PermissionSetFactsFragment } from './permission-sets.generated';
import { texts } from './texts';

type Props = EntryDialog<PermissionSetFactsFragment, CreatePermissionSetInput>;

export const PermissionSetDialog = asDialog(function PermissionSetDialog(props: Props) {
  return (
    <FormDialog
      {...entryFormProps(props, texts, 'permission-set')}
      toValues={toPermissionSetValues}
      schema={permissionSetSchema}
      toInput={toPermissionSetInput}
      words={PERMISSION_SET_WORDS}
      isLong
    >
      <FormTextField<PermissionSetValues> label={texts.fields.name} name="name" required />
      {props.stored?.builtIn === 'direction' ? (
        <p>{texts.keepsAll}</p>
      ) : (
        (Object.keys(PERMISSION_GROUPS) as PermissionGroup[]).map((group) => <Group key={group} group={group} />)
      )}
    </FormDialog>
  );
});

function Group({ group }: { group: PermissionGroup }) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{PERMISSION_GROUPS[group]}</FormLabel>
      {PERMISSIONS.filter((permission) => permissionText(permission).group === group).map((permission) => (
        <FormCheckboxField<PermissionSetValues>
          key={permission}
          label={`${permissionText(permission).label}: ${uncapitalized(permissionText(permission).hint)}`}
          name={permission}
        />
      ))}
    </FormControl>
  );
}
