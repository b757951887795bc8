export default {
  label: '显示方式',
  category: '类别',
  place: '位置',
  allCategories: '全部类别',
  allPlaces: '全部位置',
  open: '显示{{name}}的内容',
  close: '隐藏{{name}}的内容',
} as const;
