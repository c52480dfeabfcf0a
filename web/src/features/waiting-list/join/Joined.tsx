import { useRef } from 'react';

import { HOME_PATH } from '../../../clinic/paths';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { texts } from '../texts';

/** In place of the form that was sent. */
export function Joined({ waitsFor, email }: { waitsFor: string; email?: string }) {
  const part = useRef<HTMLDivElement>(null);
  useFocusOn(part, true);
  return (
    <>
      <div ref={part} tabIndex={-1}>
        <FormBanner kind="success">
          <p>{texts.join.done(waitsFor)}</p>
          <p>{texts.join.doneHint(email)}</p>
        </FormBanner>
      </div>
      <ButtonLink to={HOME_PATH} variant="outlined" style={{ alignSelf: 'flex-start' }}>
        {texts.link.home}
      </ButtonLink>
    </>
  );
}
