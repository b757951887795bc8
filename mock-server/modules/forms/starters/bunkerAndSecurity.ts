import { check, must, officer } from './checks.ts';
import { remarks, starterOf } from './starter.ts';

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
