import { master, NO, remarks, starterOf, type Words, yesNo } from './starter.ts';

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
