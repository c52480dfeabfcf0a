import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Fragment, type ComponentProps } from 'react';

import { LeaveGuard } from '../dialog/LeaveGuard';
import { useUnsaved } from '../form/useUnsaved';
import { up } from '../ui/breakpoints';
import { EditForm, type EditFormProps } from './EditForm';

/** At a desk the button is as long as its words. */
const Foot = styled('div')({ display: 'grid', [up('sm')]: { justifyContent: 'start', '& > button': { minWidth: 200 } } });
/** No wider than is good to read. */
const Sheet = (form: ComponentProps<'form'>) => <Stack component="form" spacing={4} sx={{ maxWidth: 640 }} {...form} />;
const FRAME = { Form: Sheet, Content: Fragment, Foot };

type Props<V, Input, Data, Stored> = EditFormProps<V, Input, Data, Stored> &
  Required<Pick<EditFormProps<V, Input, Data, Stored>, 'storedOf'>>;

/** An EditForm in a page: it stays when it is saved, and asks before something typed is lost. */
export function PageForm<V extends object, Input, Data, Stored extends { version?: number }>(props: Props<V, Input, Data, Stored>) {
  const { unsaved, report } = useUnsaved();
  return (
    <>
      <EditForm {...props} frame={FRAME} report={report} />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
