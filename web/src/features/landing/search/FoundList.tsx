import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { HTMLAttributes, Key } from 'react';

import { Avatar } from '../../../clinic/people/Avatar';
import { SpecialtyIcon } from '../../../clinic/specialty-icon/SpecialtyIcon';
import { OVERLAY_SHADOW, theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import type { CareOption } from './care-options';

/** Takes no space in the form, so that nothing below shifts. */
const Anchor = styled('div')({
  gridColumn: '1 / -1',
  position: 'relative',
  height: 0,
  marginTop: -8,
  zIndex: 10,
});
const Found = styled(Paper)({
  position: 'absolute',
  top: 4,
  left: 0,
  right: 0,
  maxHeight: 'min(60svh, 27rem)',
  overflowY: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: OVERLAY_SHADOW,
  '& > p': { padding: '8px 12px' },
  '& > p + ul': { paddingTop: 0 },
  '& ul': { padding: 4 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) fit-content(7.5rem)',
    gap: 12,
    alignItems: 'center',
    minHeight: 56,
    padding: '6px 8px',
    borderRadius: 8,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& .next': { display: 'grid', justifyItems: 'end', fontSize: '0.875rem', lineHeight: '1.25rem' },
    '& .date': { color: theme.vars.palette.text.secondary, '&::first-letter': { textTransform: 'uppercase' } },
    '&.Mui-focused': { backgroundColor: theme.vars.palette.primaryTint },
    '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.secondary.main}`, outlineOffset: -3 },
  },
});

interface Props {
  options: readonly CareOption[];
  isNear: boolean;
  /** Whether the clinic attends the named insurers. */
  insurers: string | null;
  listProps: HTMLAttributes<HTMLUListElement>;
  optionProps: (option: CareOption, index: number) => HTMLAttributes<HTMLLIElement> & { key: Key };
}

/** Appears after a delay: most answers arrive earlier. */
const Waiting = styled(Typography)({
  '@keyframes seen': { from: { visibility: 'hidden' }, to: { visibility: 'hidden' } },
  animation: 'seen 400ms',
});

export function StillSearching() {
  return (
    <Anchor>
      <Found>
        <Waiting color="textSecondary">{texts.search.waiting}</Waiting>
      </Found>
    </Anchor>
  );
}

export function FoundList({ options, isNear, insurers, listProps, optionProps }: Props) {
  return (
    <Anchor>
      <Found>
        {insurers !== null && <Typography sx={{ fontWeight: 600 }}>{insurers}</Typography>}
        {isNear && (
          <Typography variant="body2" color="textSecondary">
            {texts.search.near}
          </Typography>
        )}
        <ul {...listProps}>
          {options.map((option, index) => {
            const { key, ...props } = optionProps(option, index);
            return (
              <li key={key} {...props}>
                {option.icon === undefined ? (
                  <Avatar name={option.name} pictureUrl={option.pictureUrl} size={32} />
                ) : (
                  <SpecialtyIcon icon={option.icon} small />
                )}
                <div>
                  {option.name}{' '}
                  <Typography variant="body2" color="textSecondary">
                    {option.note}
                  </Typography>
                </div>
                {option.next && (
                  <span className="next">
                    <span style={visuallyHidden}>{texts.search.next} </span>
                    <span className="date">{option.next.date}</span> <strong>{option.next.time}</strong>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </Found>
    </Anchor>
  );
}
