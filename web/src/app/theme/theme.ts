import type { Theme } from '@mui/material/styles';

import { theme } from '../../kit/ui/theme';
import { button } from './components/button';
import { choice } from './components/choice';
import { dialog } from './components/dialog';
import { feedback } from './components/feedback';
import { field } from './components/field';
import { layout } from './components/layout';
import { navigation } from './components/navigation';
import { surface } from './components/surface';
import { table } from './components/table';
import { tabs } from './components/tabs';

const componentOverrides: Theme['components'] = {
  ...layout,
  ...button,
  ...field,
  ...choice,
  ...feedback,
  ...tabs,
  ...table,
  ...navigation,
  ...surface,
  ...dialog,
};

/** index.html reads it before the first paint. */
export const THEME_STORAGE_KEY = 'tema';

export const appTheme: Theme = { ...theme, components: componentOverrides };
