import type { ListScreen } from './screens.ts';

const find = (word: string) => [
  `type:input[type=search]=>${word}`,
  'pause:500',
  'fill:input[type=search]=>',
  'pause:500',
];

/** 5,000 machines as a tree. */
export const equipmentList: ListScreen = {
  path: '/app/equipment',
  name: 'equipment list',
  long: 'list of 5,000 machines',
  steps: [
    'wait:[role=row] [role=switch]',
    'pause:1500',
    'label:flag',
    'click:[role=row] [role=switch]',
    'label:sort',
    'click:[role=columnheader] button:has-text("Location")',
    'label:sort again',
    'click:[role=columnheader] button:has-text("Location")',
    'label:type 3 letters',
    ...find('pum'),
    'label:open a filter',
    'click:button[aria-haspopup=dialog]:has-text("Department") ?? fieldset.dt-choices label',
    'label:close the filter',
    'key:Escape',
    'pause:500',
    'label:collapse',
    'click:[role=row][aria-expanded=true] .dt-toggle',
    'label:expand',
    'click:[role=row][aria-expanded=false] .dt-toggle',
    'label:open a row',
    'click:[role=row] a ?? h1',
  ],
};

/** 10,000 jobs. */
export const worklist: ListScreen = {
  path: '/app/worklist?view=open',
  name: 'worklist',
  long: 'worklist of 10,000',
  steps: [
    'wait:[role=row] [role=gridcell] .st',
    'pause:1500',
    'label:tick',
    'click:[role=row] [role=gridcell] input[type=checkbox]',
    'label:tick another',
    'click:[role=row]:nth-of-type(5) [role=gridcell] input[type=checkbox]',
    'key:Escape',
    'label:sort',
    'click:[role=columnheader] button:has-text("Job")',
    'label:type 3 letters',
    ...find('pum'),
    'label:open a filter',
    'click:button[aria-haspopup=dialog]:has-text("Department") ?? fieldset.dt-choices label',
    'label:filter',
    'click:fieldset.dt-choices label',
    'pause:500',
    'label:close the filter',
    'key:Escape',
    'pause:500',
    'label:another view',
    'click:[role=tab]:nth-of-type(1)',
    'label:open a row',
    'click:[role=row] a ?? h1',
  ],
};
