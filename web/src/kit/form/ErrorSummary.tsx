import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { plural } from '@turnero/api/domain/plural';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';

import { useFocusNext } from '../focus/useFocusNext';
import { theme } from '../ui/theme';
import { useFormFields, type FieldFault } from './form-fields';
import { useAfterAttempt } from './useAfterAttempt';

const Frame = styled(Card)({
  gap: 4,
  gridColumn: '1 / -1',
  border: `2px solid ${theme.vars.palette.cancelled.edge}`,
  borderRadius: 8,
  '& strong': { color: theme.vars.palette.cancelled.text },
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& button': {
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.cancelled.text,
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'underline',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
});

/** After a failed submit, focuses a list of links to the invalid fields, or a single invalid field. */
export function ErrorSummary() {
  const summary = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const titleId = useId();
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const { errors, touched, status, values } = useFormikContext();
  // Fields report faults once rendered.
  const fields = useRef(useFormFields());

  useAfterAttempt(() => {
    const found = fields.current.faults();
    setFaults(found.length > 1 ? found : []);
    focusNext(() => (found.length > 1 ? summary.current : found[0]?.field));
  });
  useEffect(() => {
    setFaults((listed) => remaining(listed, fields.current.faults()));
  }, [errors, touched, status, values]);
  if (faults.length === 0) return null;
  return (
    <Frame ref={summary} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <strong id={titleId}>
        {plural(faults.length, 'Queda un dato por revisar', `Hay ${faults.length} datos por revisar`)}
      </strong>
      <ul>
        {faults.map(({ field, text }, target) => (
          <li key={`${target}${text}`}>
            <button type="button" onClick={() => goTo(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** Faults that remain; the same array if unchanged. */
function remaining(listed: readonly FieldFault[], now: readonly FieldFault[]): readonly FieldFault[] {
  const left = now.filter(({ field }) => listed.some((fault) => fault.field === field));
  const isSame = left.length === listed.length && left.every(({ text }, target) => text === listed[target]?.text);
  return isSame ? listed : left;
}

/** Keeps the label clear of the sticky header. */
function goTo(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
