import { LazyComponent } from '../lazy/LazyComponent';

const load = () => import('./KeysButton').then((file) => file.KeysButton);
const NOTHING = {};

/** Lists the page's shortcuts, by a button or `?`. Once around its pages; its file comes after the page's. */
export function KeysHelp() {
  return <LazyComponent load={load} isNeeded props={NOTHING} />;
}
