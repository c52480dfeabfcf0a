import Link from '@mui/material/Link';

import { CodeCard } from '../../kit/copy/CodeCard';
import { texts } from './texts';

/** For whoever gives a key to a program. */
export function KeyGuide() {
  return (
    <CodeCard texts={texts.guide} code={texts.guide.code(window.location.origin)}>
      <Link href="/api/docs">{texts.guide.docs}</Link>
      <Link href="/api/docs/guia" hrefLang="en">
        {texts.guide.steps}
      </Link>
      <Link href="/api/docs/cambios">{texts.guide.changes}</Link>
    </CodeCard>
  );
}
