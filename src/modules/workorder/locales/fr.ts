export default {
  title: 'Ordres de travail',
  jobs: 'Travaux',
  facts_one: '{{count}} travail',
  facts_other: '{{count}} travaux',
  tooMany: 'Les {{most}} premiers travaux sur {{count}}',
  pdf: 'Enregistrer en PDF',
  pdfNeedsLink: 'Le PDF nécessite une liaison avec le serveur. L’impression fonctionne sans liaison.',
  loadFailed: 'Impossible de charger les travaux',
  none: 'Rien à imprimer',
  noneHint: 'Cochez des travaux dans la liste et choisissez Imprimer.',
  toJobs: 'Vers les travaux',
  code: 'Ouvre {{job}}',
} as const;
