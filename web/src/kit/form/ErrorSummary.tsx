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
 * In a long Formik form, above its fields: after a failed submit, focuses a list of links to the invalid fields. A
 * single invalid field gets the focus itself.
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

/** The `listed` faults that remain; the same array if unchanged. */
function standing(listed: readonly FieldFault[], now: readonly FieldFault[]): readonly FieldFault[] {
  const left = now.filter(({ field }) => listed.some((fault) => fault.field === field));
  const isSame = left.length === listed.length && left.every(({ text }, place) => text === listed[place]?.text);
  return isSame ? listed : left;
}

function faultsAround(marker: HTMLElement | null): FieldFault[] {
  const form = marker?.closest('form');
  return form ? fieldFaults(form) : [];
}

/** Keeps the label clear of the sticky header. */
function goTo(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
