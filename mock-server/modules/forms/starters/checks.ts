import { type GivenLine, master, NO, remarks, starterOf, type Words, yesNo } from './starter.ts';

const check = (key: string, words: Words, job?: Words): GivenLine => [
  key,
  'choice',
  words,
  {
    required: true,
    choices: yesNo,
    acts: job ? [{ is: 'is', value: NO[0], kind: 'job', priority: 'high', title: job }] : [],
  },
];
const must = (key: string, words: Words): GivenLine => [
  key,
  'choice',
  words,
  { required: true, choices: yesNo, acts: [{ is: 'is', value: NO[0], kind: 'stop' }] },
];
const officer: GivenLine = ['officer', 'signature', ['Officer', 'Officier', '驾驶员或轮机员', '士官']];

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

export const bunkerChecklist = starterOf({
  code: 'BK',
  category: 'check',
  title: ['Bunker checklist', 'Liste de contrôle de soutage', '加油检查表', '燃料補給点検表'],
  description: [
    'Before, during and after taking fuel, with the delivery note and the sample (MARPOL Annexes I and VI).',
    'Avant, pendant et après le soutage, avec le bon et l’échantillon (MARPOL annexes I et VI).',
    '加油前、中、后，附交付单和样品（防污公约附则一、六）。',
    '補給前・中・後、供給証と試料を添える（MARPOL附属書I・VI）。',
  ],
  lines: [
    ['s1', 'section', ['Before', 'Avant', '之前', '補給前']],
    [
      'supplier',
      'text',
      ['Supplier and barge', 'Fournisseur et barge', '供油商与油驳', '供給者と補給船'],
      { required: true },
    ],
    [
      'ordered',
      'number',
      ['Ordered', 'Commandé', '订量', '注文量'],
      { unit: 'm³', min: 0, decimals: 2, required: true },
    ],
    [
      'space',
      'number',
      [
        'Room to 90 % of the tanks',
        'Place jusqu’à 90 % des caisses',
        '至90%舱容余量',
        'タンク90 %までの余裕',
      ],
      { unit: 'm³', min: 0, decimals: 2, required: true },
    ],
    must('scuppers', [
      'Scuppers plugged, save-alls shut',
      'Dalots bouchés, bacs fermés',
      '排水孔已堵，集油槽已关',
      'スカッパーを塞ぎ受皿を閉じた',
    ]),
    must('kit', [
      'Spill kit at the manifold, no smoking',
      'Kit antipollution au manifold, défense de fumer',
      '接口处备防污器材，禁烟',
      '防除資材を接続口に置き禁煙',
    ]),
    must('signals', [
      'Stop signal agreed and tried with the supplier',
      'Signal d’arrêt convenu et essayé avec le fournisseur',
      '与供油方约定并试停止信号',
      '停止合図を取り決め試した',
    ]),
    [
      'tanks',
      'table',
      ['Tanks', 'Caisses', '油舱', 'タンク'],
      {
        required: true,
        columns: [
          ['Tank', 'Caisse', '油舱', 'タンク'],
          ['Before', 'Avant', '加前', '補給前'],
          ['After', 'Après', '加后', '補給後'],
        ],
      },
    ],
    ['s2', 'section', ['After', 'Après', '之后', '補給後']],
    [
      'received',
      'number',
      ['Received', 'Reçu', '实收', '受入量'],
      { unit: 'm³', min: 0, decimals: 2, required: true },
    ],
    [
      'short',
      'calculated',
      ['Short of the order', 'Manque sur la commande', '短少', '不足量'],
      {
        formula: '{ordered} - {received}',
        unit: 'm³',
        decimals: 2,
        max: 0.5,
        acts: [
          {
            is: 'fails',
            kind: 'notice',
            title: [
              'Bunkers short by {answer}',
              'Manque au soutage : {answer}',
              '加油短少 {answer}',
              '燃料不足 {answer}',
            ],
          },
        ],
      },
    ],
    [
      'sulphur',
      'number',
      ['Sulphur on the delivery note', 'Soufre selon le bon', '交付单硫含量', '供給証の硫黄分'],
      {
        unit: '%',
        min: 0,
        max: 0.5,
        decimals: 2,
        required: true,
        acts: [
          {
            is: 'fails',
            kind: 'nonconformity',
            title: [
              'Fuel above the sulphur limit: {answer}',
              'Combustible au-delà de la limite de soufre : {answer}',
              '燃油含硫超标：{answer}',
              '硫黄分超過の燃料：{answer}',
            ],
          },
        ],
      },
    ],
    [
      'note',
      'photo',
      ['Photo of the delivery note', 'Photo du bon de livraison', '交付单照片', '供給証の写真'],
    ],
    [
      'seal',
      'text',
      ['Seal no. of the sample', 'N° de scellé de l’échantillon', '样品封号', '試料の封印番号'],
      { required: true },
    ],
    remarks,
    ['engineer', 'signature', ['Engineer in charge', 'Mécanicien responsable', '负责轮机员', '責任機関士']],
    officer,
  ],
});

export const securityCheck = starterOf({
  code: 'SE',
  category: 'security',
  title: ['Security check in port', 'Contrôle de sûreté au port', '在港保安检查', '停泊中の保安点検'],
  description: [
    'Access, restricted areas and the security level (ISPS Code).',
    'Accès, zones restreintes et niveau de sûreté (code ISPS).',
    '出入、限制区域与保安等级（ISPS规则）。',
    '出入・制限区域・保安レベル（ISPSコード）。',
  ],
  confidential: true,
  schedules: [{ by: 'vessel', target: '', every: 1, unit: 'weeks' }],
  lines: [
    ['s1', 'section', ['Security level', 'Niveau de sûreté', '保安等级', '保安レベル']],
    [
      'level',
      'choice',
      ['Security level', 'Niveau de sûreté', '保安等级', '保安レベル'],
      {
        required: true,
        choices: [
          ['1', '1', '1', '1'],
          ['2', '2', '2', '2'],
          ['3', '3', '3', '3'],
        ],
        acts: [
          {
            is: 'is',
            value: '3',
            kind: 'notice',
            title: ['Security level 3', 'Niveau de sûreté 3', '保安等级三', '保安レベル3'],
          },
        ],
      },
    ],
    [
      'measures',
      'longText',
      [
        'Further measures of this level',
        'Mesures supplémentaires du niveau',
        '该等级附加措施',
        'このレベルの追加措置',
      ],
      {
        required: true,
        showIf: [{ item: 'level', is: 'isNot', value: '1' }],
      },
    ],
    ['s2', 'section', ['Access', 'Accès', '出入', '出入']],
    check('watch', [
      'Gangway watched, visitors entered in the log',
      'Coupée gardée, visiteurs inscrits',
      '舷梯有人值守，访客已登记',
      '舷梯当直、訪船者を記録',
    ]),
    check(
      'locked',
      ['Restricted areas locked', 'Zones restreintes verrouillées', '限制区域已锁', '制限区域を施錠'],
      ['Lock of a restricted area', 'Serrure d’une zone restreinte', '限制区域门锁', '制限区域の錠'],
    ),
    check(
      'lighting',
      [
        'Deck, side and quay lit',
        'Pont, bordé et quai éclairés',
        '甲板、舷侧和码头有照明',
        '甲板・舷側・岸壁を照明',
      ],
      ['Security lighting', 'Éclairage de sûreté', '保安照明', '保安照明'],
    ),
    check(
      'cameras',
      ['Cameras record', 'Caméras en enregistrement', '监控在录像', 'カメラが記録中'],
      ['Camera does not record', 'Caméra sans enregistrement', '摄像头不录像', 'カメラが記録しない'],
    ),
    check('alert', [
      'Security alert system in order',
      'Système d’alerte de sûreté en ordre',
      '保安报警系统正常',
      '保安警報装置は正常',
    ]),
    ['found', 'longText', ['What was found', 'Constatations', '发现', '発見事項']],
    [
      'sso',
      'signature',
      ['Ship security officer', 'Officier de sûreté du navire', '船舶保安员', '船舶保安職員'],
    ],
  ],
});
