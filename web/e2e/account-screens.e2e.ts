import { ACCOUNT_SCREENS } from './account-screens';
import { screenFaults } from './screen-faults';
import { visits } from './visits';

const { open } = visits();

test.each(ACCOUNT_SCREENS)(
  'axe finds nothing on $name, narrow and wide, light and dark, and nothing is cut off at the side',
  async (screen) => {
    expect(await screenFaults(open, screen)).toEqual([]);
  },
);
