import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Fragment, type ComponentProps } from 'react';

import { LeaveGuard } from '../dialog/LeaveGuard';
import { useUnsaved } from '../form/useUnsaved';
import { up } from '../ui/breakpoints';
import { EditForm, type EditFormProps } from './EditForm';

export const PageFoot = styled('div')({
  display: 'grid',
  [up('sm')]: { justifyContent: 'start', '& > button': { minWidth: 200 } },
});
const Sheet = (form: ComponentProps<'form'>) => <Stack component="form" spacing={4} sx={{ maxWidth: 640 }} {...form} />;
const FRAME = { Form: Sheet, Content: Fragment, Foot: PageFoot };

type Props<V, Input, Data, Stored> = EditFormProps<V, Input, Data, Stored> &
  Required<Pick<EditFormProps<V, Input, Data, Stored>, 'storedOf'>>;

/** Stays open after saving. */
export function PageForm<V extends object, Input, Data, Stored extends { version?: number }>(
  props: Props<V, Input, Data, Stored>,
) {
  const { unsaved, report } = useUnsaved();
  return (
    <>
      <EditForm {...props} frame={FRAME} report={report} />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
