export default {
  title: 'Who to ask',
  failed: 'Could not load who commands the vessel',
  nobody: 'No captain is named for this vessel yet.',
  phone: 'Phone',
  email: 'E-mail',
} as const;
