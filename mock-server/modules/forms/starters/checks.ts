import { type GivenLine, master, NO, remarks, starterOf, type Words, yesNo } from './starter.ts';

export const check = (key: string, words: Words, job?: Words): GivenLine => [
  key,
  'choice',
  words,
  {
    required: true,
    choices: yesNo,
    acts: job ? [{ is: 'is', value: NO[0], kind: 'job', priority: 'high', title: job }] : [],
  },
];
export const must = (key: string, words: Words): GivenLine => [
  key,
  'choice',
  words,
  { required: true, choices: yesNo, acts: [{ is: 'is', value: NO[0], kind: 'stop' }] },
];
export const officer: GivenLine = ['officer', 'signature', ['Officer', 'Officier', '驾驶员或轮机员', '士官']];

export const garbageCheck = starterOf({
  code: 'GP',
  category: 'check',
  title: [
    'Garbage plan check',
    'Contrôle du plan de gestion des ordures',
    '垃圾管理计划检查',
    '廃物管理計画の点検',
  ],
  description: [
    'Placards, plan, record book and storage (MARPOL Annex V).',
    'Affiches, plan, registre et stockage (MARPOL annexe V).',
    '告示牌、计划、记录簿与存放（防污公约附则五）。',
    '掲示・計画・記録簿・保管（MARPOL附属書V）。',
  ],
  schedules: [{ by: 'vessel', target: '', every: 3, unit: 'months' }],
  lines: [
    ['s1', 'section', ['Papers', 'Documents', '文件', '書類']],
    check(
      'placards',
      [
        'Placards in galley, mess and on deck',
        'Affiches en cuisine, au carré et sur le pont',
        '厨房、餐厅和甲板有告示牌',
        '厨房・食堂・甲板に掲示がある',
      ],
      ['Put up garbage placards', 'Poser les affiches ordures', '张贴垃圾告示牌', '廃物の掲示を貼る'],
    ),
    check('plan', [
      'Plan names the person in charge who is on board',
      'Le plan nomme le responsable présent à bord',
      '计划所载负责人在船',
      '計画の担当者が乗船している',
    ]),
    check('book', [
      'Record book up to date and signed',
      'Registre à jour et signé',
      '记录簿已更新并签名',
      '記録簿が最新で署名済み',
    ]),
    check('receipts', [
      'Receipts of the last landings filed',
      'Reçus des dernières livraisons classés',
      '最近交付收据已存档',
      '直近の引渡証を綴じた',
    ]),
    ['s2', 'section', ['Storage', 'Stockage', '存放', '保管']],
    check('bins', [
      'Bins marked and apart: plastics, food, glass, oil',
      'Bacs marqués et séparés : plastique, aliments, verre, huile',
      '垃圾桶分类标识：塑料、食物、玻璃、油',
      '容器は表示し分別：プラ・食物・ガラス・油',
    ]),
    [
      'stored',
      'number',
      ['Stored on board', 'Stocké à bord', '船上存量', '船内保管量'],
      {
        unit: 'm³',
        min: 0,
        max: 6,
        decimals: 1,
        acts: [
          {
            is: 'fails',
            kind: 'notice',
            title: [
              'Garbage store is full: {answer}',
              'Local ordures plein : {answer}',
              '垃圾存放已满：{answer}',
              '廃物保管が満杯：{answer}',
            ],
          },
        ],
      },
    ],
    check(
      'grinder',
      [
        'Grinder passes a 25 mm mesh',
        'Broyeur : maille de 25 mm respectée',
        '粉碎机可过25毫米筛',
        '粉砕機は25 mmを通る',
      ],
      ['Food grinder is too coarse', 'Broyeur alimentaire trop grossier', '食物粉碎过粗', '食物粉砕が粗い'],
    ),
    remarks,
    officer,
  ],
});

export const preDeparture = starterOf({
  code: 'PD',
  category: 'check',
  title: ['Pre-departure check', 'Contrôle avant appareillage', '开航前检查', '出港前点検'],
  description: [
    'Bridge, engine room and deck before lines are let go (SOLAS V).',
    'Passerelle, machine et pont avant de larguer (SOLAS V).',
    '解缆前对驾驶台、机舱和甲板的检查（海上人命安全公约第五章）。',
    '解らん前の船橋・機関室・甲板（SOLAS V）。',
  ],
  lines: [
    ['s1', 'section', ['Bridge', 'Passerelle', '驾驶台', '船橋']],
    ['to', 'text', ['Bound for', 'À destination de', '目的港', '仕向港'], { required: true }],
    must('plan', [
      'Passage plan from berth to berth signed',
      'Plan de traversée quai à quai signé',
      '泊位到泊位航行计划已签',
      '岸壁間の航海計画に署名した',
    ]),
    must('weather', [
      'Weather and navigational warnings read',
      'Météo et avis aux navigateurs lus',
      '已阅天气和航警',
      '気象と航行警報を読んだ',
    ]),
    check(
      'steering',
      [
        'Steering gear, both pumps, hand and auto, tested',
        'Barre, deux pompes, manuel et auto, essayée',
        '舵机双泵、手动与自动已试',
        '操舵機の両ポンプ、手動・自動を試した',
      ],
      [
        'Steering gear failed its test',
        'Appareil à gouverner défaillant à l’essai',
        '舵机试验失败',
        '操舵機の試験不良',
      ],
    ),
    check(
      'lights',
      [
        'Navigation lights and sound signals tested',
        'Feux et signaux sonores essayés',
        '航行灯和声号已试',
        '航海灯と音響信号を試した',
      ],
      [
        'Navigation lights or horn failed',
        'Feux ou corne défaillants',
        '航行灯或号笛故障',
        '航海灯・汽笛の不良',
      ],
    ),
    ['s2', 'section', ['Engine room', 'Machine', '机舱', '機関室']],
    check('astern', [
      'Engines tested ahead and astern',
      'Moteurs essayés avant et arrière',
      '主机正倒车已试',
      '機関の前後進を試した',
    ]),
    [
      'fuel',
      'number',
      ['Fuel on board', 'Combustible à bord', '存油', '燃料残量'],
      { unit: 'm³', min: 0, decimals: 1, required: true },
    ],
    check('bilges', [
      'Bilges dry, alarms tested',
      'Cales sèches, alarmes essayées',
      '舱底干燥，报警已试',
      'ビルジなし、警報を試した',
    ]),
    ['s3', 'section', ['Deck and people', 'Pont et personnes', '甲板与人员', '甲板と人員']],
    [
      'people',
      'number',
      ['People on board counted', 'Personnes comptées à bord', '在船人数', '乗船者数'],
      { decimals: 0, min: 1, required: true },
    ],
    must('doors', [
      'Shell doors shut, all lamps green',
      'Portes de bordé fermées, tous voyants verts',
      '舷门关闭，指示灯全绿',
      '外板扉閉鎖、表示灯は全て緑',
    ]),
    check('anchors', ['Anchors clear to let go', 'Mouillage paré', '锚可随时抛下', '錨は投下可能']),
    check('gangway', [
      'Gangway and tenders secured',
      'Passerelle et annexes saisies',
      '舷梯和交通艇已固定',
      '舷梯とテンダーを固縛した',
    ]),
    remarks,
    officer,
    master,
  ],
});
