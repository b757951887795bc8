import { master, NO, remarks, starterOf, type Words, yesNo } from './starter.ts';

const good: readonly Words[] = [
  ['Good', 'Bon', '良好', '良い'],
  ['To be improved', 'À améliorer', '待改进', '改善が必要'],
  ['Failed', 'Échec', '不合格', '不合格'],
];

export const drillReport = starterOf({
  code: 'DR',
  category: 'drill',
  title: ['Drill report', 'Compte rendu d’exercice', '演习报告', '操練報告'],
  description: [
    'Muster, fire, abandon ship, man overboard, enclosed space rescue, steering, pollution, security.',
    'Rassemblement, incendie, abandon, homme à la mer, sauvetage en espace confiné, barre, pollution, sûreté.',
    '集合、消防、弃船、人员落水、封闭处所救援、舵机、污染、保安。',
    '招集、防火、退船、人命救助、閉囲区画救助、操舵、汚染、保安。',
  ],
  schedules: [{ by: 'vessel', target: '', every: 1, unit: 'months' }],
  lines: [
    ['s1', 'section', ['Drill', 'Exercice', '演习', '操練']],
    [
      'kind',
      'choices',
      ['Kind of drill', 'Type d’exercice', '演习类别', '操練の種類'],
      {
        required: true,
        choices: [
          ['Fire', 'Incendie', '消防', '防火'],
          ['Abandon ship', 'Abandon', '弃船', '退船'],
          ['Man overboard', 'Homme à la mer', '人员落水', '人命救助'],
          ['Enclosed space rescue', 'Sauvetage en espace confiné', '封闭处所救援', '閉囲区画救助'],
          ['Emergency steering', 'Barre de secours', '应急操舵', '非常操舵'],
          ['Oil spill', 'Pollution par hydrocarbures', '溢油', '油流出'],
          ['Security', 'Sûreté', '保安', '保安'],
        ],
      },
    ],
    ['day', 'date', ['Day', 'Jour', '日期', '日'], { required: true }],
    ['began', 'time', ['Began', 'Début', '开始', '開始'], { required: true }],
    ['position', 'position', ['Position', 'Position', '船位', '船位']],
    ['scenario', 'longText', ['Scenario', 'Scénario', '情景', '想定'], { required: true }],
    ['s2', 'section', ['Who took part', 'Participants', '参加人员', '参加者']],
    [
      'attended',
      'crew',
      ['Crew who attended', 'Équipage présent', '参加船员', '参加乗組員'],
      { required: true },
    ],
    [
      'mustered',
      'number',
      [
        'Minutes until all were mustered',
        'Minutes jusqu’au rassemblement complet',
        '全员集合用时',
        '全員集合までの分',
      ],
      {
        unit: 'min',
        min: 0,
        max: 8,
        decimals: 0,
        acts: [
          {
            is: 'fails',
            kind: 'notice',
            title: [
              'Muster took {answer}',
              'Rassemblement en {answer}',
              '集合用时 {answer}',
              '招集に {answer}',
            ],
          },
        ],
      },
    ],
    ['s3', 'section', ['Result', 'Résultat', '结果', '結果']],
    [
      'result',
      'choice',
      ['How it went', 'Déroulement', '效果', '出来'],
      {
        required: true,
        choices: good,
        acts: [
          {
            is: 'is',
            value: 'Failed',
            kind: 'nonconformity',
            title: ['Drill failed', 'Exercice échoué', '演习不合格', '操練不合格'],
          },
          {
            is: 'filled',
            kind: 'log',
            title: ['Drill held', 'Exercice effectué', '已举行演习', '操練を実施'],
          },
        ],
      },
    ],
    [
      'lessons',
      'longText',
      ['What was learned', 'Enseignements', '经验教训', '教訓'],
      {
        required: true,
        showIf: [{ item: 'result', is: 'isNot', value: 'Good' }],
      },
    ],
    [
      'gear',
      'choice',
      ['All equipment worked', 'Tout le matériel a fonctionné', '设备全部正常', '装備はすべて作動した'],
      {
        required: true,
        choices: yesNo,
        acts: [
          {
            is: 'is',
            value: NO[0],
            kind: 'job',
            priority: 'urgent',
            title: [
              'Safety equipment failed in a drill',
              'Matériel de sécurité défaillant à l’exercice',
              '演习中安全设备故障',
              '操練で安全装備が不作動',
            ],
          },
        ],
      },
    ],
    ['photos', 'photo', ['Photos', 'Photos', '照片', '写真']],
    ['safety', 'signature', ['Safety officer', 'Officier de sécurité', '安全员', '安全担当士官']],
    master,
  ],
});

export const nearMiss = starterOf({
  code: 'NM',
  category: 'report',
  title: ['Near miss report', 'Signalement de presqu’accident', '险情报告', 'ヒヤリハット報告'],
  description: [
    'What almost went wrong. Nobody is blamed for a report.',
    'Ce qui a failli mal tourner. Personne n’est blâmé pour un signalement.',
    '险些发生的事故。报告者不受责备。',
    '事故になりかけたこと。報告した人は責められない。',
  ],
  confidential: true,
  lines: [
    ['s1', 'section', ['What happened', 'Ce qui s’est passé', '经过', '何が起きたか']],
    ['day', 'date', ['Day', 'Jour', '日期', '日'], { required: true }],
    ['where', 'text', ['Where', 'Où', '地点', '場所'], { required: true }],
    ['what', 'longText', ['What happened', 'Ce qui s’est passé', '经过', '何が起きたか'], { required: true }],
    ['machine', 'equipment', ['Equipment', 'Équipement', '设备', '機器']],
    ['photos', 'photo', ['Photos', 'Photos', '照片', '写真']],
    [
      's2',
      'section',
      ['What could have happened', 'Ce qui aurait pu arriver', '可能的后果', '起こりえたこと'],
    ],
    [
      'worst',
      'choice',
      ['Worst outcome', 'Pire conséquence', '最坏后果', '最悪の結果'],
      {
        required: true,
        choices: [
          ['First aid', 'Premiers soins', '急救', '応急手当'],
          ['Injury', 'Blessure', '受伤', '負傷'],
          ['Loss of life', 'Perte de vie', '丧生', '人命喪失'],
          ['Damage or pollution', 'Avarie ou pollution', '损坏或污染', '損傷・汚染'],
        ],
        acts: [
          {
            is: 'is',
            value: 'Loss of life',
            kind: 'nonconformity',
            title: [
              'Near miss that could have cost a life',
              'Presqu’accident potentiellement mortel',
              '可能致命的险情',
              '人命に関わるヒヤリハット',
            ],
          },
          {
            is: 'filled',
            kind: 'notice',
            title: [
              'A near miss was reported',
              'Un presqu’accident a été signalé',
              '有险情报告',
              'ヒヤリハットの報告',
            ],
          },
        ],
      },
    ],
    ['cause', 'longText', ['Likely cause', 'Cause probable', '可能原因', '推定原因']],
    ['action', 'longText', ['What should change', 'Ce qui devrait changer', '应改进之处', '変えるべきこと']],
    master,
  ],
});

const shown = (key: string, words: Words) =>
  [
    key,
    'choice',
    words,
    { required: true, choices: yesNo, acts: [{ is: 'is', value: NO[0], kind: 'stop' }] },
  ] as const;

export const familiarisation = starterOf({
  code: 'FA',
  category: 'check',
  title: [
    'Familiarisation of new crew',
    'Familiarisation d’un nouvel équipier',
    '新船员熟悉',
    '新乗組員の習熟',
  ],
  description: [
    'Before the vessel sails, and within a week for duties of one’s own.',
    'Avant l’appareillage, et sous une semaine pour les fonctions propres.',
    '开航前完成，本职部分一周内完成。',
    '出港前に、固有の任務は一週間以内に。',
  ],
  schedules: [{ by: 'event', target: '', every: 7, unit: 'days' }],
  lines: [
    ['s1', 'section', ['Safety', 'Sécurité', '安全', '安全']],
    ['who', 'crew', ['New crew member', 'Nouvel équipier', '新船员', '新乗組員'], { required: true }],
    ['joined', 'date', ['Joined on', 'Embarqué le', '上船日期', '乗船日'], { required: true }],
    shown('muster', [
      'Muster station, alarms and own duties known',
      'Poste de rassemblement, alarmes et rôles connus',
      '已知集合站、警报及职责',
      '招集場所・警報・任務を知っている',
    ]),
    shown('escape', [
      'Two ways out of cabin and place of work walked',
      'Deux issues depuis la cabine et le poste parcourues',
      '已走过舱室和岗位的两条出口',
      '居室と職場の脱出経路二つを歩いた',
    ]),
    shown('jacket', [
      'Lifejacket and immersion suit found and tried',
      'Gilet et combinaison trouvés et essayés',
      '已找到并试穿救生衣和救生服',
      '救命胴衣とイマーションスーツを着用した',
    ]),
    shown('extinguishers', [
      'Extinguishers, hydrants and alarm points shown',
      'Extincteurs, bouches et avertisseurs montrés',
      '已示灭火器、消火栓和报警点',
      '消火器・消火栓・警報点を示した',
    ]),
    [
      's2',
      'section',
      [
        'Duties, environment, security',
        'Fonctions, environnement, sûreté',
        '职责、环境、保安',
        '任務・環境・保安',
      ],
    ],
    shown('orders', [
      'Standing orders and safety policy read',
      'Consignes et politique de sécurité lues',
      '已阅常规命令和安全方针',
      '常用指示書と安全方針を読んだ',
    ]),
    shown('garbage', [
      'Garbage plan and what may not go overboard known',
      'Plan ordures et rejets interdits connus',
      '已知垃圾计划及禁排规定',
      '廃物計画と投棄禁止物を知っている',
    ]),
    shown('security', [
      'Security duties and access control explained',
      'Devoirs de sûreté et contrôle d’accès expliqués',
      '已说明保安职责和出入控制',
      '保安任務と出入管理を説明した',
    ]),
    remarks,
    ['crew', 'signature', ['New crew member', 'Nouvel équipier', '新船员', '新乗組員']],
    ['trainer', 'signature', ['Shown by', 'Montré par', '带教人', '説明者']],
  ],
});

export const mastersReview = starterOf({
  code: 'MR',
  category: 'review',
  title: ['Master’s review', 'Revue du capitaine', '船长复查', '船長レビュー'],
  description: [
    'Of the safety management system, at least once a year, sent to the company (ISM Code 5.1.5).',
    'Du système de gestion de la sécurité, au moins une fois par an, adressée à la compagnie (ISM 5.1.5).',
    '安全管理体系至少每年复查一次并报公司（ISM 5.1.5）。',
    '安全管理システムについて年一回以上行い会社へ送る（ISM 5.1.5）。',
  ],
  confidential: true,
  schedules: [{ by: 'vessel', target: '', every: 12, unit: 'months' }],
  lines: [
    ['s1', 'section', ['Period', 'Période', '期间', '期間']],
    ['from', 'date', ['From', 'Du', '从', '開始'], { required: true }],
    ['to', 'date', ['To', 'Au', '至', '終了'], { required: true }],
    ['s2', 'section', ['The system at work', 'Le système en pratique', '体系运行', 'システムの実施']],
    [
      'procedures',
      'longText',
      [
        'Procedures that do not fit the work',
        'Procédures inadaptées au travail',
        '与实际不符的程序',
        '実情に合わない手順',
      ],
      { required: true },
    ],
    [
      'drills',
      'choice',
      ['Drills held as planned', 'Exercices effectués comme prévu', '演习按计划', '操練は計画どおり'],
      {
        required: true,
        choices: yesNo,
        acts: [
          {
            is: 'is',
            value: NO[0],
            kind: 'nonconformity',
            title: [
              'Drills were not held as planned',
              'Exercices non effectués comme prévu',
              '演习未按计划进行',
              '操練が計画どおりでない',
            ],
          },
        ],
      },
    ],
    [
      'open',
      'number',
      [
        'Non-conformities still open',
        'Non-conformités encore ouvertes',
        '未关闭的不符合项',
        '未完了の不適合',
      ],
      { required: true, decimals: 0, min: 0 },
    ],
    [
      'accidents',
      'longText',
      [
        'Accidents and near misses, and what was learned',
        'Accidents et presqu’accidents, enseignements',
        '事故与险情及教训',
        '事故・ヒヤリハットと教訓',
      ],
    ],
    [
      'manning',
      'longText',
      ['Manning, rest and training', 'Effectifs, repos et formation', '配员、休息与培训', '配乗・休息・訓練'],
    ],
    [
      'resources',
      'longText',
      [
        'What is needed from the company',
        'Moyens attendus de la compagnie',
        '需公司提供',
        '会社に求めるもの',
      ],
    ],
    ['conclusion', 'longText', ['Conclusion', 'Conclusion', '结论', '結論'], { required: true }],
    master,
  ],
});
