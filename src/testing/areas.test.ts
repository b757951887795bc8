import { expect, test } from 'vitest';
import { areaOfPage, areasOfModule } from '../../.ci/areas.ts';
import { navigation } from '../app/navigation.ts';

test('a page is about what the menu has it under', () => {
  expect(areaOfPage('/app/spareparts/$id')).toBe('stock');
  expect(areaOfPage('/app/orders/forecast')).toBe('stock');
  expect(areaOfPage('/app/employees/certificates')).toBe('people');
  expect(areaOfPage('/app/crewemail')).toBe('people');
  expect(areaOfPage('/app/management/$id')).toBe('office');
  expect([...areasOfModule('sections')]).toEqual(['stock']);
});

test('every entry of the table is read from its source', () => {
  const groups = { people: 'people', stores: 'stock' } as const;
  for (const { to, group } of navigation)
    if (group === 'people' || group === 'stores') expect([to, areaOfPage(to)]).toEqual([to, groups[group]]);
});
