export default {
  label: 'Show by',
  category: 'Category',
  place: 'Place',
  allCategories: 'All categories',
  allPlaces: 'All places',
  open: 'Show what is in {{name}}',
  close: 'Hide what is in {{name}}',
} as const;
