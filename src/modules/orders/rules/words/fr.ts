import type { OrderWords } from './en.ts';

const fr: OrderWords = {
  kind: 'Bon de commande',
  draft: 'Brouillon. Ceci n’est pas une commande.',
  cancelled: 'Annulée. Merci de ne pas livrer.',
  supplier: 'Fournisseur',
  deliverTo: 'Livrer à',
  agent: 'Agent',
  port: 'Port',
  marks: 'Marquage',
  date: 'Date',
  wantedBy: 'Souhaité pour le',
  yourRef: 'Votre référence',
  lines: 'Lignes',
  part: 'Article',
  partNo: 'Référence',
  code: 'Votre code',
  quantity: 'Quantité',
  price: 'Prix',
  sum: 'Montant',
  net: 'Marchandises',
  freight: 'Port et emballage',
  tax: 'Taxe {{rate}} %',
  total: 'Total',
  unpriced: 'Merci de confirmer le prix des lignes qui n’en ont pas.',
  remarks: 'Remarques',
  orderedBy: 'Commandé par',
  printed: 'Imprimé le {{when}}',
  mailSubject: 'Commande {{order}}, {{vessel}}',
  mailText:
    'Bonjour,\n\nVeuillez trouver ci-joint notre commande {{order}} pour {{vessel}}. Merci de confirmer les prix et le jour de livraison.\n\nCordialement',
};

export default fr;
