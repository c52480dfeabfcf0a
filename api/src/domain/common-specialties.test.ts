import { COMMON_SPECIALTIES, isSameSpecialty, madeFromList } from './common-specialties';
import { definitionFaults } from './request-form-definition';
import { SPECIALTY_ICONS } from './specialty-icons';
import { MOST_KEYWORD_LETTERS } from './specialty-words';

describe('Each specialty of the list', () => {
  test.each(COMMON_SPECIALTIES.map((it) => [it.name, madeFromList(it)]))(
    '%s has an icon, a description, words to be found by and a form that can be asked',
    (_, { icon, description, keywords, formConfig }) => {
      expect(SPECIALTY_ICONS).toContain(icon);
      expect(description).not.toBe('');
      expect(keywords.split(', ').length).toBeGreaterThan(2);
      expect(keywords.length).toBeLessThanOrEqual(MOST_KEYWORD_LETTERS);
      expect(formConfig.length).toBeGreaterThan(0);
      expect(definitionFaults(formConfig)).toEqual([]);
    },
  );

  test('stands in it once', () => {
    const repeated = COMMON_SPECIALTIES.filter(
      ({ name }, index) => COMMON_SPECIALTIES.findIndex((it) => isSameSpecialty(it.name, name)) !== index,
    );
    expect(repeated).toEqual([]);
    expect(isSameSpecialty('pediatria', 'PEDIATRÍA')).toBe(true);
  });
});
