import { closeOut, closer, mustBe, officer, place, stops, until, work, workAndPlace } from './permits.ts';
import { remarks, starterOf, yesNo } from './starter.ts';

export const permitToWork = starterOf({
  code: 'PW',
  category: 'permit',
  title: ['Permit to work', 'Permis de travail', '作业许可', '作業許可'],
  description: [
    'For work aloft, over the side, on electrics, under pressure, or with a system taken out of service.',
    'Pour un travail en hauteur, hors bord, électrique, sous pression ou sur un système arrêté.',
    '用于高处、舷外、电气、受压或停用系统的作业。',
    '高所、舷外、電気、圧力系、停止中の系統の作業に使う。',
  ],
  lines: [
    workAndPlace,
    work,
    place,
    ['machine', 'equipment', ['Equipment', 'Équipement', '设备', '機器']],
    [
      'kind',
      'choices',
      ['Kind of work', 'Nature du travail', '作业类别', '作業の種類'],
      {
        required: true,
        choices: [
          ['Aloft', 'En hauteur', '高处', '高所'],
          ['Over the side', 'Hors bord', '舷外', '舷外'],
          ['Electrical', 'Électrique', '电气', '電気'],
          ['Pressure system', 'Sous pression', '受压系统', '圧力系'],
          ['Diving near', 'Plongée à proximité', '附近有潜水', '潜水が近い'],
        ],
      },
    ],
    ['people', 'crew', ['Who works', 'Qui travaille', '作业人员', '作業者'], { required: true }],
    until,
    ['s2', 'section', ['Made safe', 'Mise en sécurité', '安全措施', '安全措置']],
    mustBe('isolated', [
      'System isolated, locked and tagged',
      'Système isolé, condamné et étiqueté',
      '系统已隔离、上锁并挂牌',
      '系統を隔離・施錠・札掛けした',
    ]),
    [
      'isolation',
      'table',
      ['Isolations', 'Isolements', '隔离点', '隔離箇所'],
      {
        columns: [
          ['Point', 'Point', '位置', '箇所'],
          ['Lock or tag no.', 'N° de cadenas ou d’étiquette', '锁或牌号', '錠・札番号'],
          ['By', 'Par', '执行人', '実施者'],
        ],
      },
    ],
    mustBe('ppe', [
      'Protective equipment worn and checked',
      'Équipements de protection portés et vérifiés',
      '防护用品已穿戴并检查',
      '保護具を着用し点検した',
    ]),
    [
      'harness',
      'choice',
      ['Harness and second line', 'Harnais et seconde ligne', '安全带与副绳', '安全帯と補助索'],
      {
        required: true,
        choices: yesNo,
        showIf: [{ item: 'kind', is: 'is', value: 'Aloft' }],
        acts: [stops],
      },
    ],
    [
      'wind',
      'number',
      ['Wind', 'Vent', '风速', '風速'],
      {
        unit: 'kn',
        min: 0,
        max: 20,
        decimals: 0,
        showIf: [{ item: 'kind', is: 'is', value: 'Aloft' }],
        acts: [{ is: 'fails', kind: 'stop' }],
      },
    ],
    mustBe('told', [
      'Bridge and those nearby told',
      'Passerelle et personnes proches prévenues',
      '已通知驾驶台及附近人员',
      '船橋と周囲に知らせた',
    ]),
    remarks,
    ['worker', 'signature', ['Person working', 'Exécutant', '作业人', '作業者']],
    officer,
    closeOut,
    ['ended', 'time', ['Work ended', 'Fin du travail', '作业结束', '作業終了'], { required: true }],
    [
      'restored',
      'choice',
      [
        'Locks removed, system back in service',
        'Cadenas retirés, système remis en service',
        '已解锁并恢复使用',
        '錠を外し系統を復旧した',
      ],
      {
        required: true,
        choices: yesNo,
        acts: [
          {
            is: 'is',
            value: 'No',
            kind: 'job',
            priority: 'high',
            title: [
              'Put the system of a permit back in service',
              'Remettre en service le système d’un permis',
              '恢复许可所涉系统',
              '許可の系統を復旧する',
            ],
          },
        ],
      },
    ],
    closer,
  ],
});
