import { useFormikContext } from 'formik';

import { FormSelectField } from '../../kit/form/FormSelectField';
import { setHint, setValue } from './permission-choice';
import { texts } from './texts';
import { useChosenPermissionSetsQuery } from './users.generated';

interface Values {
  role: string;
  permissionSetId: string;
}

/** An administrator's permission set. Offers the sets that the viewer may give, and the present one. */
export function PermissionsField({ locked = false }: { locked?: boolean }) {
  const { values } = useFormikContext<Values>();
  const isAdmin = values.role === 'admin';
  const { data } = useChosenPermissionSetsQuery({
    skip: !isAdmin,
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.permissions.failed,
  });
  if (!isAdmin || !data) return null;
  const chosen = data.permissionSets.find((set) => setValue(set) === values.permissionSetId);
  const sets = data.permissionSets.filter((set) => set === chosen || (set.viewerCan.give && !locked));
  const noChoice = chosen ? [] : [{ value: '', label: texts.permissions.choose }];
  return (
    <FormSelectField<Values>
      label={texts.fields.permissions}
      name="permissionSetId"
      options={[...noChoice, ...sets.map((set) => ({ value: setValue(set), label: set.name }))]}
      hint={chosen && setHint(chosen)}
    />
  );
}
