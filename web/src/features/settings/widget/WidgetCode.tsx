import { CodeCard } from '../../../kit/copy/CodeCard';
import { texts } from '../texts';

/** To copy into the clinic's own site. */
export function WidgetCode() {
  const words = texts.widgetPage;
  return (
    <CodeCard
      texts={{ ...words, title: words.codeTitle, label: words.code, hint: words.codeHint }}
      code={words.codeToPaste(window.location.origin)}
    />
  );
}
