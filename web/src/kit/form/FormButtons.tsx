import type { Ref } from 'react';

import { OffButton } from '../ui/OffButton';

interface Missing {
  /** The id of the visible text that says what. */
  id?: string;
  /** Leads to the missing choice. Default: submits, so that the errors show. */
  onPress?: (() => void) | undefined;
}

interface Props {
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** The button looks off; a press leads to what is missing. */
  missing?: Missing | null;
  off?: boolean;
  /** The id of the visible reason for `off`. */
  whyId?: string;
  out?: { label: string; onPress: () => void; off?: boolean };
  outRef?: Ref<HTMLButtonElement>;
  isAside?: boolean;
  /** Emphasizes `out`, the harmless answer. */
  isQuestion?: boolean;
  isDestructive?: boolean;
  size?: 'small';
  /** For a button outside the form. */
  form?: string;
  /** Default: submits the form. */
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function FormButtons({ submitLabel, busyLabel, busy, missing = null, out, outRef, onPress, ...rest }: Props) {
  const {
    off = false,
    whyId,
    isAside = false,
    isDestructive = false,
    isQuestion = isDestructive,
    size,
    form,
    ref,
  } = rest;
  const lead = missing?.onPress;
  const isLacking = missing !== null && !busy;
  return (
    <>
      {out && (
        <OffButton
          ref={outRef}
          variant={isQuestion ? 'contained' : 'outlined'}
          size={size}
          off={busy || out.off === true}
          onClick={out.onPress}
        >
          {out.label}
        </OffButton>
      )}
      <OffButton
        ref={ref}
        type={onPress ? 'button' : 'submit'}
        form={form}
        variant={isAside || isQuestion ? 'outlined' : 'contained'}
        color={isDestructive ? 'error' : 'primary'}
        size={size}
        off={busy || off}
        whyId={off ? whyId : undefined}
        {...(isLacking && { 'aria-disabled': true, 'aria-describedby': missing.id })}
        onClick={(event) => {
          if (isLacking && lead) {
            event.preventDefault();
            lead();
          } else onPress?.();
        }}
      >
        {busy ? busyLabel : submitLabel}
      </OffButton>
    </>
  );
}
