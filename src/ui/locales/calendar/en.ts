export default {
  title: 'Calendar',
  monthBefore: 'Month before',
  monthAfter: 'Next month',
  yearBefore: 'Year before',
  yearAfter: 'Next year',
  today: '{{day}}, today',
} as const;
