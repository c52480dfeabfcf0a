import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { DirectionsLink, MailLink, PhoneLink } from '../../kit/contact/ContactLink';
import { theme } from '../../kit/ui/theme';

const Bar = styled('footer')({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  marginTop: 48,
  minHeight: 96,
  '& > div': {
    maxWidth: 'var(--page-width, 1200px)',
    margin: '0 auto',
    padding: '24px 16px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 32px',
    color: theme.vars.palette.text.secondary,
  },
  '& strong': { color: theme.vars.palette.text.primary },
  // Each a finger high, and none over another one.
  '& > div > *': { padding: '10px 0', overflowWrap: 'anywhere' },
  '& span a': { display: 'inline-block', padding: '10px 0', margin: '-10px 0' },
});

export const Footer = memo(function Footer() {
  const clinic = useClinic();
  return (
    <Bar className="no-print">
      <div>
        {clinic && (
          <>
            <strong>{clinic.name}</strong>
            {clinic.address && (
              <>
                <span>{clinic.address}</span>
                <DirectionsLink address={clinic.address} />
              </>
            )}
            {clinic.phone && (
              <span>
                Teléfono: <PhoneLink phone={clinic.phone} />
              </span>
            )}
            {clinic.contactEmail && <MailLink email={clinic.contactEmail} />}
          </>
        )}
      </div>
    </Bar>
  );
});
