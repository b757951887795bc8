export default {
  title: 'À qui s’adresser',
  failed: 'Impossible de charger le nom du capitaine',
  nobody: 'Aucun capitaine n’est encore désigné pour ce navire.',
  phone: 'Téléphone',
  email: 'E-mail',
} as const;
