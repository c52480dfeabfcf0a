import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { MailLink, PhoneLink } from '../../kit/contact/ContactLink';
import { theme } from '../../kit/ui/theme';

const Bar = styled('footer')({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  marginTop: 48,
  minHeight: 96,
  '& > div': {
    maxWidth: 1200,
    margin: '0 auto',
    padding: '24px 16px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 32px',
    color: theme.vars.palette.text.secondary,
  },
  '& strong': { color: theme.vars.palette.text.primary },
  '& a': { display: 'inline-block', padding: '10px 0', margin: '-10px 0', overflowWrap: 'anywhere' },
});

export const Footer = memo(function Footer() {
  const clinic = useClinic();
  return (
    <Bar className="no-print">
      <div>
        {clinic && (
          <>
            <strong>{clinic.name}</strong>
            {clinic.address && <span>{clinic.address}</span>}
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
