import { master, NO, starterOf, type Words, yesNo } from './starter.ts';

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
