import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { MyAppointmentsLink } from '../../../clinic/mine/MyAppointmentsLink';
import { HOME_PATH } from '../../../clinic/paths';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { texts } from '../texts';

interface Props {
  waitsFor: string;
  email?: string;
  /** The patient, unless the user. */
  otherName?: string | undefined;
  /** Visitors learn only by mail whether they were added, as they can type any address. */
  isVisitor?: boolean;
}

/** The shorter page keeps the form's scroll position, which hides its title. */
const WITH_TITLE = { scrollMarginTop: '50vh' };

/** Replaces the sent form. */
export function Joined({ waitsFor, email, otherName, isVisitor = false }: Props) {
  const words = isVisitor ? texts.join.asked : texts.join.joined;
  const part = useRef<HTMLDivElement>(null);
  useFocusOn(part, true);
  return (
    <>
      <div ref={part} tabIndex={-1} style={WITH_TITLE}>
        <FormBanner kind="success">
          <p>{words.done(waitsFor, otherName)}</p>
          <p>{words.hint(email)}</p>
        </FormBanner>
      </div>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <MyAppointmentsLink />
        <ButtonLink to={HOME_PATH} variant="outlined">
          {texts.link.home}
        </ButtonLink>
      </Stack>
    </>
  );
}
