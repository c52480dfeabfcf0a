import type { Ref } from 'react';

import { OffButton } from '../ui/OffButton';

interface Missing {
  /** Id of its visible text. */
  id?: string;
  /** Default: submits, to show the errors. */
  onPress?: (() => void) | undefined;
}

interface Props {
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  /** The button looks off; a press leads to the missing choice. */
  missing?: Missing | null;
  off?: boolean;
  /** Id of the visible reason. */
  whyId?: string;
  out?: { label: string; onPress: () => void; off?: boolean };
  outRef?: Ref<HTMLButtonElement>;
  isAside?: boolean;
  /** Emphasizes `out`, the harmless answer. */
  isQuestion?: boolean;
  isDestructive?: boolean;
  size?: 'small';
  form?: string;
  /** Default: submits. */
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
