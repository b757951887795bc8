export default {
  label: '表示',
  category: '分類',
  place: '場所',
  allCategories: 'すべての分類',
  allPlaces: 'すべての場所',
  open: '{{name}}の中を表示',
  close: '{{name}}の中を隠す',
} as const;
