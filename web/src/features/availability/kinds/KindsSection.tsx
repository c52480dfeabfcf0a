import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

import { Section } from '../availability-layout';
import { texts } from './texts';

export function KindsSection({ children }: { children: ReactNode }) {
  return (
    <Section id="tipos" title={texts.section.title} about={texts.section.about}>
      {children}
    </Section>
  );
}

export function KindsOnTheirWay() {
  return (
    <div role="status">
      <span className="visually-hidden">{texts.section.loading}</span>
      <Skeleton aria-hidden="true" style={{ minHeight: 120 }} />
    </div>
  );
}
