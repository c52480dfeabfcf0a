import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useCallback, useState, type MouseEvent } from 'react';

import { localDateLimits } from '../../schema/public-limits.generated';
import { LazyComponent } from '../lazy/LazyComponent';
import { useDialogLoadFailure } from '../lazy/useDialogLoadFailure';
import { CalendarTodayIcon } from '../ui/icons';
import { memoWithHandlers } from '../ui/memo-with-handlers';
import {
  DATE_TEXT_FORMAT,
  DATE_TEXT_PATTERN,
  logParseFailure,
  tidyBirthDate,
  tidyDateText,
  toDateText,
  toIsoDay,
} from './date-text';
import type { DatePopupProps } from './DatePopup';
import { TextField, type TextFieldProps } from './TextField';

export interface DateFieldProps {
  label: string;
  name: string;
  /** dd-MM-YYYY once valid; see toIsoDay and dateTextRule. */
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  error?: string;
  required?: boolean;
  autoComplete?: string;
  /** In the clinic, yyyy-MM-dd; undefined hides the calendar. */
  today: string | undefined;
  /** Inclusive, yyyy-MM-dd. */
  min?: string;
  max?: string;
  /** Empty, its calendar opens on the years. */
  isBirthDate?: boolean;
  inputRef?: TextFieldProps['inputRef'];
}

const OPEN_MS = 150;

const load = () => import('./DatePopup').then((file) => file.DatePopup);

/** Reserves the space. */
const Place = styled('div')({ minWidth: 280, width: 352, maxWidth: '100%', minHeight: 430 });

/** Typed or picked. On blur, Enter and closing 7/3/1958 becomes 07-03-1958; a birth date's 58 too. */
export const DateField = memoWithHandlers(function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, today, isBirthDate = false, ...rest } = props;
  const { min = localDateLimits.earliest, max = '2100-12-31', ...field } = rest;
  const [button, setButton] = useState<HTMLElement | null>(null);
  const tidied = isBirthDate && today !== undefined ? tidyBirthDate(value, today) : tidyDateText(value);
  const chosen = toIsoDay(tidied);

  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari doesn't focus clicked buttons; the popover returns the focus here.
    currentTarget.focus();
    if (value.trim() && !chosen) logParseFailure();
    setButton(currentTarget);
  };
  const commit = () => {
    if (tidied !== value) onChange(tidied);
  };
  const close = () => {
    commit();
    setButton(null);
  };
  const onLoadFailure = useDialogLoadFailure(useCallback(() => setButton(null), []));
  return (
    <>
      <TextField
        {...field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          commit();
          onBlur?.();
        }}
        // Submits without a blur.
        onKeyDown={({ key }) => key === 'Enter' && commit()}
        inputMode="numeric"
        pattern={DATE_TEXT_PATTERN}
        placeholder={DATE_TEXT_FORMAT}
        hint={`Formato: ${DATE_TEXT_FORMAT}`}
        endAdornment={
          today !== undefined && (
            <IconButton
              aria-label={`Abrir calendario: ${field.label}`}
              aria-haspopup="dialog"
              aria-expanded={button !== null}
              onClick={open}
            >
              <CalendarTodayIcon fontSize="small" />
            </IconButton>
          )
        }
      />
      {today !== undefined && (
        <Popover
          open={button !== null}
          anchorEl={button}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          marginThreshold={8}
          transitionDuration={OPEN_MS}
          slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': `Calendario: ${field.label}` } }}
        >
          <Place>
            <LazyComponent<DatePopupProps>
              load={load}
              isNeeded
              onFailure={onLoadFailure}
              props={{
                value: chosen,
                today,
                min,
                max,
                isBirthDate,
                onPick: (day) => onChange(toDateText(day)),
                onClose: close,
              }}
            />
          </Place>
        </Popover>
      )}
    </>
  );
});
