export default {
  label: 'Afficher par',
  category: 'Catégorie',
  place: 'Lieu',
  allCategories: 'Toutes les catégories',
  allPlaces: 'Tous les emplacements',
  open: 'Montrer le contenu de {{name}}',
  close: 'Masquer le contenu de {{name}}',
} as const;
