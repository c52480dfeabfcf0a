import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { plural } from '@turnero/api/domain/plural';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';

import { fieldFaults, type FieldFault } from './field-faults';
import { useAfterAttempt } from './useAfterAttempt';

const Frame = styled(Card)({
  gap: 4,
  border: '2px solid var(--cancelled-edge)',
  borderRadius: 8,
  '& strong': { color: 'var(--cancelled-text)' },
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& button': {
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'var(--cancelled-text)',
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'underline',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
});

/**
 * Inside a long Formik form, above its fields: after an attempt to send that several fields are against, says which they
 * are, each a way to its field, and takes the focus; a field that is mended leaves the list. A single one has the focus
 * itself, as with FocusFirstError.
 */
export function ErrorSummary() {
  const marker = useRef<HTMLSpanElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const titleId = useId();
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const { errors, touched, status, values } = useFormikContext();

  useAfterAttempt(() => {
    const found = faultsAround(marker.current);
    takesFocus.current = found.length > 1;
    setFaults(found.length > 1 ? found : []);
    if (found.length === 1) found[0]?.field.focus();
  });
  useEffect(() => {
    setFaults((listed) => standing(listed, faultsAround(marker.current)));
  }, [errors, touched, status, values]);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    summary.current?.focus();
  }, [faults]);

  return (
    <>
      <span ref={marker} hidden />
      {faults.length > 0 && (
        <Frame ref={summary} role="group" tabIndex={-1} aria-labelledby={titleId}>
          <strong id={titleId}>{plural(faults.length, 'Queda un dato por revisar', `Hay ${faults.length} datos por revisar`)}</strong>
          <ul>
            {faults.map(({ field, text }, place) => (
              <li key={`${place}${text}`}>
                <button type="button" onClick={() => goTo(field)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </Frame>
      )}
    </>
  );
}

/** Of those listed, what is so still; the same list when all is. */
function standing(listed: readonly FieldFault[], now: readonly FieldFault[]): readonly FieldFault[] {
  const left = now.filter(({ field }) => listed.some((fault) => fault.field === field));
  const isSame = left.length === listed.length && left.every(({ text }, place) => text === listed[place]?.text);
  return isSame ? listed : left;
}

function faultsAround(marker: HTMLElement | null): FieldFault[] {
  const form = marker?.closest('form');
  return form ? fieldFaults(form) : [];
}

/** Its label is to be seen with it, below the header that sticks to the window's edge. */
function goTo(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
