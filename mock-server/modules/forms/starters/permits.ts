import { type GivenLine, master, NO, remarks, starterOf, type Words, yesNo } from './starter.ts';

export const place: GivenLine = [
  'place',
  'text',
  ['Place of work', 'Lieu du travail', '作业地点', '作業場所'],
  { required: true },
];
export const work: GivenLine = [
  'work',
  'longText',
  ['Work to be done', 'Travail à faire', '作业内容', '作業内容'],
  { required: true },
];
export const workAndPlace: GivenLine = [
  's1',
  'section',
  ['Work and place', 'Travail et lieu', '作业与地点', '作業と場所'],
];
export const closeOut: GivenLine = [
  's9',
  'section',
  ['Close-out', 'Clôture', '结束', '終了'],
  { closing: true },
];
/** Who says that the work is done and all is as before. */
export const closer: GivenLine = ['closer', 'signature', ['Closed by', 'Clos par', '结束人', '終了確認者']];
export const officer: GivenLine = [
  'officer',
  'signature',
  ['Officer in charge', 'Officier responsable', '负责驾驶员或轮机员', '責任士官'],
];
export const until: GivenLine = [
  'until',
  'time',
  ['Valid until', 'Valable jusqu’à', '有效至', '有効期限'],
  { required: true },
];
export const stops = { is: 'is', value: NO[0], kind: 'stop' } as const;
export const mustBe = (key: string, words: Words): GivenLine => [
  key,
  'choice',
  words,
  { required: true, choices: yesNo, acts: [stops] },
];

const readings: readonly Words[] = [
  ['Top', 'Haut', '上部', '上'],
  ['Middle', 'Milieu', '中部', '中'],
  ['Bottom', 'Fond', '底部', '下'],
];
const gas = (
  key: string,
  words: Words,
  options: { unit: string; min: number; max: number; decimals: number },
): GivenLine => [
  key,
  'number',
  words,
  {
    ...options,
    required: true,
    readings,
    acts: [
      { is: 'fails', kind: 'stop' },
      {
        is: 'fails',
        kind: 'job',
        priority: 'urgent',
        department: 'Deck',
        title: [
          'Ventilate and find the source: {answer}',
          'Ventiler et trouver la source : {answer}',
          '通风并查明来源：{answer}',
          '換気して原因を調べる：{answer}',
        ],
      },
    ],
  },
];

export const enclosedSpace = starterOf({
  code: 'EN',
  category: 'permit',
  title: ['Enclosed space entry', 'Entrée en espace confiné', '进入封闭处所', '閉囲区画への立入'],
  description: [
    'Tanks, voids, chain lockers, and any space that was shut. Nobody enters before all have signed.',
    'Citernes, vides, puits à chaîne et tout espace resté fermé. Personne n’entre avant toutes les signatures.',
    '液舱、空舱、锚链舱及任何曾关闭的处所。全部签名前不得进入。',
    'タンク、空所、錨鎖庫など閉じていた区画。全員の署名前には入らない。',
  ],
  lines: [
    workAndPlace,
    ['space', 'text', ['Space', 'Espace', '处所', '区画'], { required: true }],
    ['why', 'text', ['Why it is entered', 'Motif de l’entrée', '进入原因', '立入の目的'], { required: true }],
    until,
    ['s2', 'section', ['Isolation, ventilation', 'Isolement, ventilation', '隔离与通风', '隔離と換気']],
    mustBe('isolated', [
      'Lines blanked, pumps locked off',
      'Lignes obturées, pompes condamnées',
      '管路盲断，泵已锁定',
      '管を盲板で閉じ、ポンプを停止施錠した',
    ]),
    mustBe('aired', [
      'Ventilated for two air changes, fan still runs',
      'Ventilé, deux renouvellements d’air, ventilateur en marche',
      '已换气两次，风机仍运转',
      '二回換気し、送風を続けている',
    ]),
    ['s3', 'section', ['Gas readings', 'Mesures de gaz', '气体检测', 'ガス測定']],
    ['tested', 'time', ['Time of test', 'Heure de la mesure', '检测时间', '測定時刻'], { required: true }],
    [
      'meter',
      'text',
      [
        'Gas meter and its calibration date',
        'Détecteur et date d’étalonnage',
        '测爆仪及校准日期',
        '検知器と校正日',
      ],
      { required: true },
    ],
    gas('o2', ['Oxygen', 'Oxygène', '氧气', '酸素'], { unit: '%', min: 20.6, max: 22, decimals: 1 }),
    gas('lel', ['Flammable gas', 'Gaz inflammable', '可燃气体', '可燃性ガス'], {
      unit: '% LFL',
      min: 0,
      max: 1,
      decimals: 1,
    }),
    gas('h2s', ['Hydrogen sulphide', 'Sulfure d’hydrogène', '硫化氢', '硫化水素'], {
      unit: 'ppm',
      min: 0,
      max: 2.5,
      decimals: 1,
    }),
    gas('co', ['Carbon monoxide', 'Monoxyde de carbone', '一氧化碳', '一酸化炭素'], {
      unit: 'ppm',
      min: 0,
      max: 10,
      decimals: 0,
    }),
    ['display', 'photo', ['Photo of the display', 'Photo de l’afficheur', '显示屏照片', '表示部の写真']],
    ['s4', 'section', ['People and attendant', 'Personnes et surveillant', '人员与守候人', '人員と監視者']],
    ['enters', 'crew', ['Who enters', 'Qui entre', '进入人员', '立入者'], { required: true }],
    [
      'attends',
      'crew',
      ['Attendant at the opening', 'Surveillant à l’ouverture', '入口守候人', '入口の監視者'],
      { required: true },
    ],
    mustBe('radio', ['Communication tested', 'Communication essayée', '通信已试', '通信を試した']),
    ['s5', 'section', ['Rescue plan', 'Plan de sauvetage', '救援计划', '救助計画']],
    mustBe('rescue', [
      'Breathing apparatus, harness and line at the opening',
      'Appareil respiratoire, harnais et ligne à l’ouverture',
      '呼吸器、安全带和绳索在入口',
      '呼吸具・安全帯・索が入口にある',
    ]),
    remarks,
    ['entering', 'signature', ['Person entering', 'Personne qui entre', '进入人', '立入者']],
    ['attendant', 'signature', ['Attendant', 'Surveillant', '守候人', '監視者']],
    officer,
    master,
    closeOut,
    ['out', 'time', ['All out', 'Tous sortis', '全部撤出', '全員退出'], { required: true }],
    [
      'shut',
      'choice',
      ['Space shut and secured', 'Espace refermé', '处所已封闭', '区画を閉鎖した'],
      { required: true, choices: yesNo },
    ],
    closer,
  ],
});

export const hotWork = starterOf({
  code: 'HW',
  category: 'permit',
  title: ['Hot work permit', 'Permis de feu', '热工许可', '火気作業許可'],
  description: [
    'Welding, cutting, grinding and open flame outside the workshop.',
    'Soudage, découpe, meulage et flamme nue hors de l’atelier.',
    '车间以外的焊接、切割、打磨和明火作业。',
    '工作室以外での溶接、切断、研磨、裸火。',
  ],
  lines: [
    workAndPlace,
    work,
    place,
    until,
    ['s2', 'section', ['Made safe', 'Mise en sécurité', '安全措施', '安全措置']],
    mustBe('clear', [
      'Nothing that burns within 10 m, also behind bulkheads',
      'Rien d’inflammable à 10 m, même derrière les cloisons',
      '10米内无可燃物，含舱壁另侧',
      '10 m以内（隔壁の裏も）に可燃物なし',
    ]),
    [
      'lel',
      'number',
      ['Flammable gas', 'Gaz inflammable', '可燃气体', '可燃性ガス'],
      {
        unit: '% LFL',
        min: 0,
        max: 1,
        decimals: 1,
        required: true,
        acts: [{ is: 'fails', kind: 'stop' }],
      },
    ],
    mustBe('hose', [
      'Hose charged, extinguisher at hand',
      'Manche sous pression, extincteur à portée',
      '水龙带已充水，灭火器在旁',
      'ホース通水、消火器を備えた',
    ]),
    mustBe('detectors', [
      'Detectors of the space switched off and noted',
      'Détecteurs du local coupés et notés',
      '该处探测器已停用并记录',
      '区画の感知器を停止し記録した',
    ]),
    ['watch', 'crew', ['Fire watch', 'Surveillant incendie', '看火人', '火気監視者'], { required: true }],
    remarks,
    ['worker', 'signature', ['Person working', 'Exécutant', '作业人', '作業者']],
    ['watcher', 'signature', ['Fire watch', 'Surveillant incendie', '看火人', '火気監視者']],
    master,
    closeOut,
    ['ended', 'time', ['Work ended', 'Fin du travail', '作业结束', '作業終了'], { required: true }],
    [
      'watched',
      'number',
      ['Watched afterwards', 'Surveillé ensuite', '事后看护', '終了後の監視'],
      { unit: 'min', min: 30, decimals: 0, required: true, acts: [{ is: 'fails', kind: 'stop' }] },
    ],
    [
      'detectorsOn',
      'choice',
      ['Detectors switched on again', 'Détecteurs remis en service', '探测器已恢复', '感知器を復旧した'],
      {
        required: true,
        choices: yesNo,
        acts: [
          {
            is: 'is',
            value: 'No',
            kind: 'job',
            priority: 'urgent',
            title: [
              'Switch the fire detectors on again',
              'Remettre en service les détecteurs d’incendie',
              '恢复火灾探测器',
              '火災感知器を復旧する',
            ],
          },
        ],
      },
    ],
    closer,
  ],
});
