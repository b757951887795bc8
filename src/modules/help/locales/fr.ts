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
      text: `Votre nom d’utilisateur vient du capitaine ou du bureau. Un e-mail apporte un lien pour choisir votre premier mot de passe.
        - Au moins 8 caractères. Une courte phrase, c’est le mieux.
        - Oublié ? Choisissez *Mot de passe oublié ?* sur la page de connexion. Le lien reçu par e-mail sert une fois, pendant une heure.
        - Changez-le sous *$t(nav:changePassword)*. Vos appareils et vos notifications sont sous *$t(nav:account)*.
        - Sur une tablette partagée : *$t(nav:signOut)*, derrière votre nom, à la fin de votre quart. Ce qui n’est pas encore envoyé vous attend sur cette tablette ; on vous le demande d’abord.`,
    },
    find: {
      title: 'Trouver',
      text: `*$t(nav:home)* montre ce qui vous attend. La recherche de la barre fonctionne sur toutes les pages : \`Ctrl\` \`K\`, sur Mac \`⌘\` \`K\`.
        - Une partie du nom, du fabricant, du numéro de série ou de l’emplacement suffit.
        - Listes : écrivez dans le champ de recherche, ou utilisez les filtres. Gardez une recherche fréquente comme vue.
        - *Exporter* fait un fichier Excel ou CSV de ce que montre la liste.
        - Une étiquette QR sur une machine : visez-la avec l’appareil photo et ouvrez le lien.
        - *$t(nav:help)* est derrière le point d’interrogation, *$t(nav:terms)* au bas de chaque page.`,
    },
    jobs: {
      title: 'Travaux',
      text: `*$t(nav:jobs)* est la liste de travail : ce qui est en retard, à faire, en attente et prévu.
        - Des vues montrent ce qui est à faire maintenant, ce qui vous est confié, et tout ce qui est ouvert.
        - Affichez-la en tableau, en panneau ou en calendrier. Faites glisser une carte du panneau pour changer son statut.
        - Nouveau travail : que faire, sur quelle machine, à quel rythme, et par qui. Il se répète à date, aux heures de marche, ou au premier des deux.
        - Cochez plusieurs travaux pour les affecter, les reporter, les terminer ou les imprimer ensemble.
        - Discutez d’un travail sur sa page. Écrivez @ pour mentionner quelqu’un : il est averti.`,
    },
    complete: {
      title: 'Terminer un travail',
      text: `Utilisez le bouton de sa page, ou le cercle dans la liste.
        - Cochez les tâches au fur et à mesure. Une tâche avec limites le dit quand le relevé en sort.
        - Ajoutez les photos demandées, le relevé du compteur, le temps passé, les pièces utilisées et une note.
        - Le formulaire montre la prochaine échéance avant l’enregistrement.
        - Terminé par erreur ? Annulez dans le message, ou sous les interventions de la page.`,
    },
    postpone: {
      title: 'Reporter un travail',
      text: `Choisissez *Reporter*, une durée ou une date, et donnez le motif. Il reste avec le travail.
        - Pour un équipement critique, une seconde personne doit accepter. D’ici là, l’ancienne échéance compte.
        - La demande se trouve sur le travail et dans les notifications de qui peut l’accepter.
        - *Retirer* reprend votre demande.`,
    },
    defect: {
      title: 'Signaler un défaut',
      text: `Signalez un défaut depuis *$t(nav:home)*, la page de la machine, ou pendant la ronde.
        - Dites ce qui ne va pas et où, prenez une photo, et dites si c’est grave.
        - Le défaut est alors un travail : il s’affecte, se reporte et se termine.
        - À la clôture, notez la cause et la réparation.`,
    },
    logbooks: {
      title: 'Journaux de bord',
      text: `*$t(nav:logbook)* montre les registres du navire ; *Journal de mer* et *Journal de port* sont le journal en route et à quai.
        - La ligne sous le tableau reprend les dernières valeurs. Changez ce qui diffère, puis *Signer avec le code*.
        - Une inscription signée ne change plus. Une erreur se rectifie sur sa page, avec un motif ; les anciens mots restent lisibles.
        - Sans liaison, elle est signée sur cet appareil et scellée à terre plus tard, dans l’ordre des signatures.
        - Le code se choisit sous *$t(nav:account)*. Le capitaine vérifie les inscriptions et clôt le volume sous *Scellés*.`,
    },
    forms: {
      title: 'Formulaires de sécurité',
      text: `*$t(nav:ism)* montre les formulaires à échéance, ceux en cours et ceux qui attendent une signature.
        - Ouvrez un formulaire et touchez *Commencer*. Chaque réponse est gardée aussitôt, même sans liaison ; d’autres peuvent le remplir avec vous sur leur appareil.
        - Une réponse hors limites dit ce qui suit. Ce qui arrête un formulaire doit être réglé avant la remise.
        - *Remettre pour signature*, puis chaque rôle signe dans l’ordre avec son code, sur une ou plusieurs tablettes. Une modification annule toutes les signatures et garde les deux.
        - *$t(nav:formArchive)* retrouve les formulaires signés par les mots des réponses. *$t(nav:nonconformities)* liste les constats et leur suite. *$t(nav:ncAudit)* montre à un bureau les constats de tous ses navires.
        - Les formulaires s’écrivent sous *$t(nav:boatForms)* : tirez les lignes par leur poignée, ou prenez-en une avec \`Espace\` et déplacez-la aux flèches. *$t(nav:fleetForms)* réunit les formulaires de tous les navires d’un bureau et en copie vers d’autres.`,
    },
    checklists: {
      title: 'Listes de contrôle',
      text: `*$t(nav:checklists)* se passent point par point : *OK*, *Échec* ou *Passer*.
        - Un point en échec demande un mot et ouvre un travail si l’interrupteur reste en marche.
        - Plusieurs personnes peuvent passer la même liste à la fois, même sans liaison. Si deux résultats diffèrent, quelqu’un choisit.`,
    },
    round: {
      title: 'La ronde',
      text: `*$t(nav:round)* vous mène d’un contrôle court du jour au suivant.
        - Confirmez que tout va bien ; saisissez le relevé là où il est demandé.
        - Un problème devient un défaut signalé. Un contrôle passé reste pour plus tard.
        - Un travail est dans la ronde quand *Dans la ronde* y est réglé.`,
    },
    hours: {
      title: 'Heures de marche et relevés',
      text: `*$t(nav:runningHours)* montre toutes les machines à compteur, avec le dernier relevé et la valeur attendue.
        - Saisissez le chiffre du compteur. Chaque relevé est gardé sur cet appareil à la saisie ; enregistrer la ronde les envoie.
        - Un relevé inférieur au dernier, ou supérieur aux heures écoulées, est mis en question. Vérifiez avant d’enregistrer.
        - Compteur neuf : indiquez qu’il a été remplacé. Le total des heures continue.
        - Les échéances suivent les relevés : saisissez-les avant de planifier.
        - Tous les relevés d’une machine sont sur sa page, avec qui les a faits et quand.`,
    },
    equipment: {
      title: 'Équipement',
      text: `*$t(nav:equipment)* est l’arborescence de tout ce qui est à bord. *$t(nav:manageEquipment)* change plusieurs machines à la fois.
        - La page d’une machine a ses caractéristiques, travaux, relevés, photos, fichiers et son historique.
        - Marquez comme critique ce dont la panne soudaine est un danger (ISM 10.3).
        - Archivez ce qui ne sert plus : l’historique reste, les listes s’allègent.
        - *$t(nav:equipmentPhotos)* montre toutes les photos. Prenez-en une de chaque plaque.
        - Imprimez les étiquettes QR sous *$t(nav:labels)*.`,
    },
    import: {
      title: 'Importer une liste',
      text: `Importez équipement ou travaux d’un fichier CSV ou Excel, jusqu’à 10 000 lignes, au-dessus de la liste.
        - Choisissez le fichier, puis vérifiez à quoi correspond chaque colonne.
        - Chaque ligne est vérifiée avant tout changement. Corrigez sur place, ou laissez ces lignes de côté.
        - L’import s’annule tant que personne n’a modifié ses lignes.`,
    },
    offline: {
      title: 'Travailler sans liaison',
      text: `Tout ce que vous faites est d’abord gardé sur cet appareil, puis envoyé dès qu’il y a une liaison. Un bandeau dit quand elle manque, et depuis quand.
        - Choisissez *Hors ligne* derrière votre nom : équipement, travaux, historique et photos viennent sur cet appareil.
        - Continuez comme d’habitude : travaux, heures, commentaires, photos. Un compteur dans la barre dit ce qui n’est pas encore envoyé.
        - Rien n’est à enregistrer deux fois. Au retour de la liaison, tout part de soi-même, dans l’ordre.
        - Ce qui n’est pas envoyé n’est que sur cet appareil. Gardez-le, et n’effacez pas les données du navigateur, jusqu’à l’envoi.
        - Mots de passe, droits, rôles et nouveaux comptes demandent une liaison.`,
    },
    conflicts: {
      title: 'Changements à traiter',
      text: `Parfois un changement ne peut pas être enregistré tel quel. Il attend alors dans la barre.
        - Quelqu’un a changé le même champ : comparez les deux valeurs et choisissez. L’autre reste dans l’historique.
        - Le serveur l’a refusé : lisez pourquoi, corrigez et renvoyez, ou abandonnez-le.
        - Rien n’est jeté sans vous le demander.
        - Supprimé par erreur ? *$t(nav:deleted)*, aussi sous *Exporter* de chaque liste, montre qui a supprimé quoi et quand. *Rétablir* le ramène avec ses photos, fichiers, commentaires et parties.`,
    },
    people: {
      title: 'Équipage et brevets',
      text: `*$t(nav:employees)* a un profil pour chacun : coordonnées, contact d’urgence, brevets, et qui est à bord.
        - Ajoutez les brevets avec leur échéance et une copie. Vous êtes averti dès 90 jours avant.
        - La matrice montre ce que chaque fonction exige, et ce qui manque.
        - *$t(nav:onOffBoard)* compte les présents. Indiquez votre état ; le quart s’occupe des autres.
        - *$t(nav:hoursOfRest)* : peignez votre repos et votre travail au doigt, par demi-heures. Une infraction se voit en peignant ; donnez son motif. À la fin du mois vous signez, puis le capitaine.
        - *$t(nav:watchkeeping)* : planifiez ce que fait le navire et qui tient chaque poste, puis établissez le tableau : il respecte toujours les heures de repos et dit ce qui reste ouvert et pourquoi. Ouvrez un de vos quarts pour demander un échange, rédiger la relève et la signer.
        - *$t(nav:payroll)* : la comptabilité commence la paie du mois, la compare au mois précédent, crée le fichier de virement et l’arrête. Une paie arrêtée ne change plus ; une erreur devient une ligne de la suivante. Chacun y trouve ses bulletins.
        - *$t(nav:vacationLeaves)* : votre solde comme registre, et *Demander un congé*. *$t(nav:manageLeaves)* : le chef de service puis le capitaine décident ; ce qui s’y oppose figure à côté.
        - *$t(nav:crew)* fait la liste d’équipage pour les autorités (OMI FAL 5) en PDF ou CSV.
        - *$t(nav:teams)* : quarts, équipes incendie, équipes d’embarcation. *$t(nav:crewEmail)* écrit à tous ou à certains.
        - *$t(nav:editProfile)* est derrière votre nom, avec photo, signature et PIN.`,
    },
    guests: {
      title: 'Invités',
      text: `*$t(nav:guests)* réunit identité, cabine, dates, allergies et préférences.
        - Allergies et régime sont pour la cuisine : saisissez-les avant l’arrivée.
        - Indiquez les invités à bord quand ils arrivent. Au-delà de 12 passagers, le yacht est un navire à passagers.
        - La liste des passagers (OMI FAL 6) se fait avec les mêmes données.`,
    },
    stock: {
      title: 'Stock, comptage et codes',
      text: `- *$t(nav:inventory)* dit ce qu’il y a à bord, combien et où ; *$t(nav:locations)* sont les lieux en arbre.
        - *$t(nav:movements)* liste ce qui a été pris, reçu, compté et déplacé : par type, lieu, personne, tâche, commande et période, avec export.
        - *$t(nav:stocktake)* : comptez un lieu, une catégorie ou tout le navire ligne par ligne, à plusieurs, même sans liaison. Rien ne change avant la clôture. Deux comptages différents sont à trancher. Les anciens restent consignés.
        - *$t(app:scan)* dans la barre lit les étiquettes de cette application et les codes-barres des fabricants. Un code encore inconnu peut être gardé avec un article.`,
    },
    documents: {
      title: 'Documents du navire',
      text: `*$t(nav:vesselDocs)* range les papiers du navire en dossiers : certificats, manuels, procédures.
        - Déposez des fichiers sur la liste ou un dossier, ou appuyez sur *Envoyer*. Sans liaison, ils attendent sur votre appareil.
        - Cherchez dans les noms, et dans le texte des PDF et des tableaux. La page des mots s’ouvre.
        - Déplacez dossiers et documents à la souris, ou avec \`Espace\` et les flèches dans l’arborescence.
        - *Nouvelle révision* garde les anciennes. Avec un numéro, elle attend le capitaine ou la compagnie ; puis tous ceux qui doivent la lire sont prévenus. Appuyez sur *Je l’ai lu* sur votre propre appareil.
        - L’épingle garde un document sur votre appareil. Un avis part 90, 60, 30 et 7 jours avant l’expiration, et le jour même.
        - *$t(nav:shipCertificates)* : échéances, fenêtres de visite, conditions de classe. À l’ouverture d’une fenêtre, une tâche s’ouvre, due à sa fin ; *Enregistrer la visite* ou *Renouveler* la termine. *$t(nav:certificateNeeds)* : ce que votre navire doit avoir selon pavillon, jauge et usage ; modifiez ce qui diffère à bord.
        - *$t(nav:portPacks)* : pour chaque port les listes, certificats et papiers demandés ; un bouton en fait un seul PDF. Ce qui manque est nommé en première page.`,
    },
    spareParts: {
      title: 'Pièces et dessins',
      text: `- *$t(nav:spareParts)* est le catalogue : équipements, leurs sections et leurs pièces.
        - *$t(nav:spareSections)* montre le dessin de chaque section. Touchez un repère ou une pièce : l’un marque l’autre. *Placer les repères* y pose les repères.
        - *$t(nav:allSpares)* réunit tout en une liste, pour trouver une référence ou exporter.`,
    },
    suppliers: {
      title: 'Fournisseurs et navire',
      text: `*$t(nav:supplier)* dit qui appeler, et où il livre ; ajoutez les tarifs comme fichiers.

*$t(nav:orders)* : elles partent par courriel, avec la commande en PDF dans la langue du fournisseur. Au-delà des limites du navire, le capitaine ou la gestion les approuve d’abord. Quand un colis arrive, appuyez sur Réceptionner et saisissez ce qui est venu : cela entre en stock, et le reste demeure ouvert. *$t(nav:toBuy)* fait des brouillons par fournisseur de ce qui manque ; *$t(nav:forecast)* dit ce que demandent les travaux prévus des 12 prochains mois, et quoi acheter pour quand.

*$t(nav:transfers)* déplace du stock entre navires de la même gestion : le bureau le propose, un navire envoie, l’autre réceptionne ce qui est arrivé.
        *$t(nav:myVessel)* a les caractéristiques imprimées sur les documents, et qui a un compte.`,
    },
    users: {
      title: 'Comptes et droits',
      text: `*$t(nav:users)* est pour le capitaine et le bureau. *$t(nav:adminUsers)* montre ceux de tous les navires, aux superadmins.
        - Un nouvel utilisateur reçoit un e-mail avec un lien pour choisir un mot de passe. Il sert une fois, pendant sept jours.
        - Le rôle dit pour qui quelqu’un travaille. Les interrupteurs d’accès disent quelles pages il voit ; les changements s’appliquent aussitôt.
        - Qui part : supprimez son compte. Il est déconnecté partout ; ses écrits restent, et le compte peut être rétabli.`,
    },
    yard: {
      title: 'Chantier et sous-traitants',
      text: `Invitez un chantier ou un sous-traitant sous *$t(nav:users)*, ou confiez-lui un travail depuis la page de ce travail.
        - Ils ne voient que les travaux qui leur sont confiés, et leur propre profil.`,
    },
    office: {
      title: 'La flotte',
      text: `*$t(nav:managementHome)* compare tous les navires d’une société : retards, certificats, personnes à bord.
        - *$t(nav:management)* a la société, son contact, son logo et ses navires.
        - *$t(nav:superAdmin)* sert aux nouveaux navires, à leur abonnement et aux modèles de droits.`,
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
      title: 'Écran et passerelle de nuit',
      text: `Les réglages du thème, dans la barre : menu en haut ou de côté, thème sombre, taille du texte, hauteur des lignes, langue.
        - Le mode nuit affiche tout en rouge sur noir et ménage vos yeux habitués à l’obscurité. Moins et plus règlent la luminosité.
        - Il vaut pour cet appareil seulement et s’arrête de lui-même à 06:00, heure du bord.
        - Chaque état a son icône et son mot : rien ne dépend de la couleur.`,
    },
    call: {
      title: 'Qui appeler',
      text: `
        - Vous ne pouvez pas vous connecter, ou une page dit que vous n’avez pas accès : le capitaine, ou le bureau qui gère le navire.
        - L’abonnement du navire a expiré : le bureau ou le représentant de l’armateur le renouvelle.
        - Un chiffre ou une date paraît faux : le chef de service. L’historique dit qui a changé quoi.
        - Quelque chose échoue sans cesse : notez la page, l’heure et le message, et prévenez le bureau.
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
