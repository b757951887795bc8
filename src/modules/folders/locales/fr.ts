export default {
  title: 'Dossiers',
  new: 'Nouveau dossier',
  saved: 'Dossier enregistré',
  removed: 'Dossier supprimé',
  removeBody: 'Seul un dossier vide peut être supprimé. Il peut être restauré sous Supprimés.',
  change: 'Modifier le dossier',
  delete: 'Supprimer le dossier',
  top: 'Au premier niveau',
  rights: 'Qui peut l’ouvrir',
  rightsHelp:
    'Personne de nommé : tous ceux qui voient les documents du navire. Le capitaine et la compagnie toujours.',
  field: {
    name: 'Nom',
    mainFolder: 'Au premier niveau',
    mainfolderID: 'Dans',
    readers: 'Personnes',
    departments: 'Services',
  },
} as const;
