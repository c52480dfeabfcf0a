import { Fragment } from 'react';

import { ArrowIcon } from '../../kit/ui/icons';
import { texts } from './texts';

/** Draws the arrows in 'Tarifa: $ 20.000 → $ 25.000', which some fonts lack; screen readers get a word. */
export function ArrowText({ text }: { text: string }) {
  return text.split(' → ').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <ArrowIcon titleAccess={texts.becomes} fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} />{' '}
        </>
      )}
      {part}
    </Fragment>
  ));
}
