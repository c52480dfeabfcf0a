import type { ThemeOptions } from '@mui/material/styles';

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

export const componentOverrides: ThemeOptions['components'] = {
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
