import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  search: 'Chercher dans l’aide',
  contents: 'Sommaire',
  nothing: 'Rien à ce sujet',
  nothingHint: 'Essayez un autre mot, ou demandez à bord.',
  sections: {
    signIn: {
      title: 'Se connecter et se déconnecter',
      text: `Le capitaine ou le bureau vous donne votre nom d’utilisateur et votre premier mot de passe.
        - À la première connexion, vous choisissez votre propre mot de passe : au moins 8 caractères. Une courte phrase, c’est le mieux.
        - Mot de passe oublié : choisissez *Mot de passe oublié ?* sur la page de connexion. Le lien reçu par e-mail sert une fois, pendant une heure.
        - Pour le changer plus tard : *$t(nav:changePassword)*.
        - Sur une tablette partagée : *$t(nav:signOut)*, derrière votre nom dans la barre, à la fin de votre quart.`,
    },
    find: {
      title: 'Trouver une machine',
      text: `La recherche de la barre fonctionne sur toutes les pages : \`Ctrl\` \`K\`, sur Mac \`⌘\` \`K\`.
        - Une partie du nom, du fabricant, du numéro de série ou de l’emplacement suffit.
        - *$t(nav:equipment)* montre tout ce qui est à bord. Les filtres au-dessus réduisent la liste ; *Effacer* les retire tous.
        - S’il y a une étiquette sur la machine : visez-la avec l’appareil photo de la tablette et ouvrez le lien. La page de la machine s’ouvre.
        - Pas encore d’étiquettes : imprimez-les sous *$t(nav:labels)*.`,
    },
    hours: {
      title: 'Relever les heures de marche',
      text: `Faites la ronde machine avec *$t(nav:runningHours)* : la page montre toutes les machines à compteur.
        - Saisissez le relevé tel que le compteur l’affiche. Le dernier relevé est à côté, avec la différence.
        - Un relevé inférieur au dernier est arrêté : corrigez la faute de frappe, ou indiquez que le compteur est neuf.
        - Les prochaines échéances découlent des relevés : saisissez-les avant de planifier.
        - Les relevés d’une machine sont sur sa page, avec qui les a faits et quand.`,
    },
    import: {
      title: 'Importer une liste',
      text: `*$t(nav:importEquipment)* accepte les fichiers CSV et Excel jusqu’à 10 000 lignes.
        - Choisissez le fichier, puis indiquez à quoi correspond chaque colonne. La première ligne porte les noms des colonnes.
        - Chaque ligne est vérifiée avant tout changement. Ce qui ne va pas est montré avec sa ligne et sa colonne.
        - Toutes les lignes entrent, ou aucune.
        - Une importation peut être annulée tant que personne n’a modifié ses lignes.`,
    },
    badLink: {
      title: 'Travailler avec une mauvaise liaison',
      text: `L’application est faite pour un satellite lent. Un bandeau indique quand la liaison est coupée, et depuis quand.
        - Ce qui est chargé reste à l’écran : continuez à lire.
        - Si quelque chose n’a pas pu partir, un avis le dit. Votre saisie reste dans le formulaire ; enregistrez de nouveau quand la liaison revient.
        - Un formulaire plus long garde un brouillon sur cet appareil. Vous le retrouvez en rouvrant le formulaire.
        - Les photos sont réduites avant l’envoi. Une à la fois passe le mieux.
        - En cas de doute, regardez la liste : ce qui s’y trouve après un rechargement est en sûreté à terre.`,
    },
    keys: {
      title: 'Clavier',
      text: `
        - \`Ctrl\` \`K\` ou \`⌘\` \`K\` : chercher partout
        - \`/\` : chercher dans la liste
        - \`↑\` \`↓\` : d’une ligne à l’autre
        - \`Espace\` : cocher la ligne
        - \`Entrée\` : ouvrir la ligne
        - \`Échap\` : fermer ce qui est ouvert
        - \`Tab\` : bouton ou champ suivant`,
    },
    night: {
      title: 'Passerelle de nuit',
      text: `Le mode nuit affiche tout en rouge sur noir et ménage vos yeux habitués à l’obscurité. Il se trouve dans les réglages du thème, dans la barre.
        - Il vaut pour cet appareil seulement et s’arrête de lui-même à 06:00.
        - Moins et plus, à côté, baissent et montent la luminosité.
        - Les états gardent leur icône et leur mot : rien ne dépend de la couleur.
        - La taille du texte et le thème sombre de jour sont au même endroit.`,
    },
    call: {
      title: 'Qui appeler',
      text: `
        - Vous ne pouvez pas vous connecter, ou une page dit que vous n’avez pas accès : le capitaine, ou le bureau qui gère le navire. Ils donnent les comptes et les accès.
        - L’abonnement du navire a expiré : le bureau ou le représentant de l’armateur le renouvelle.
        - Un chiffre ou une date paraît faux : le chef de service. La page de la machine dit qui a changé quoi.
        - Quelque chose échoue sans cesse : notez la page, l’heure et les mots de l’avis, et prévenez le bureau.
        - En cas d’urgence, suivez les procédures du bord. Shipshape ne donne pas l’alarme.`,
    },
  },
  termsTitle: 'Conditions d’utilisation',
  terms: {
    service: {
      title: 'Ce qu’est Shipshape',
      text: `Shipshape aide l’équipage et le bureau à faire marcher un navire : son équipement, son entretien, ses gens et ses papiers. Qui se connecte accepte ces conditions.`,
    },
    data: {
      title: 'À qui sont les données',
      text: `Ce que l’équipage saisit appartient au propriétaire du navire. Le propriétaire, et le bureau qu’il a désigné, peuvent l’extraire à tout moment.
        Les données personnelles servent à la marche du navire et à rien d’autre. Elles ne sont ni vendues ni utilisées pour la publicité. Vous pouvez voir ce qui est gardé sur vous et faire corriger les erreurs : adressez-vous au bureau qui gère le navire.`,
    },
    account: {
      title: 'Votre compte',
      text: `Un compte est pour une seule personne. Gardez votre mot de passe pour vous et déconnectez-vous sur les appareils partagés. Ce qui est fait avec votre compte est inscrit à votre nom.
        Si vous pensez que quelqu’un d’autre connaît votre mot de passe, changez-le et prévenez le bureau.`,
    },
    use: {
      title: 'Bon usage',
      text: `
        - Saisissez ce qui est vrai, au moment où c’est fait.
        - Ne cherchez pas à entrer dans des navires, des pages ou des comptes qui ne sont pas les vôtres.
        - N’envoyez que ce qui concerne le travail à bord, et rien de nuisible.
        - Ne chargez pas le service au point d’empêcher les autres de travailler.
        Qui enfreint ces règles peut perdre son accès.`,
    },
    records: {
      title: 'Ce qui est gardé',
      text: `Chaque changement est gardé, avec son auteur et son heure. Les inscriptions se corrigent, elles ne s’effacent pas. Elles restent aussi longtemps que le propriétaire ou la loi le demande, même après votre départ du navire.`,
    },
    obligations: {
      title: 'Ce qu’il ne remplace pas',
      text: `Shipshape est un outil. Il ne remplace ni les devoirs du capitaine, de l’équipage et de la compagnie, ni les registres que demande l’État du pavillon, ni les instructions du fabricant, ni le jugement de chacun. Ce n’est ni un système de navigation ni un système d’alarme. Vérifiez sur place ce qui compte.`,
    },
    liability: {
      title: 'Responsabilité',
      text: `Le service est tenu avec soin, mais il peut tomber en panne, et en mer il peut être hors de portée. Dans la mesure permise par la loi, l’exploitant ne répond pas des pertes dues à une interruption, à des saisies erronées ou à un chiffre suivi sans vérification. La responsabilité pour faute intentionnelle, faute lourde et dommages corporels demeure.`,
    },
    changes: {
      title: 'Quand ces conditions changent',
      text: `Les changements sont annoncés dans l’application avant de compter. Qui continue à l’utiliser ensuite les accepte.`,
    },
    contact: {
      title: 'Contact',
      text: `Écrivez au bureau qui vous a donné votre compte. Il répond pour le navire et transmet ce qui concerne l’exploitant du service.`,
    },
  },
} satisfies Translation<typeof en, 'fr'>;
