import { master, starterOf, type Words } from './starter.ts';

const scale: readonly Words[] = [
  ['1 Very low', '1 Très faible', '1 很低', '1 ごく低い'],
  ['2 Low', '2 Faible', '2 低', '2 低い'],
  ['3 Medium', '3 Moyen', '3 中', '3 中'],
  ['4 High', '4 Élevé', '4 高', '4 高い'],
  ['5 Very high', '5 Très élevé', '5 很高', '5 ごく高い'],
];

export const riskAssessment = starterOf({
  code: 'RA',
  category: 'assessment',
  title: ['Risk assessment', 'Évaluation des risques', '风险评估', 'リスク評価'],
  description: [
    'What can go wrong, how likely, how bad, and what is done about it.',
    'Ce qui peut mal tourner, avec quelle probabilité et gravité, et ce qu’on y fait.',
    '可能出什么问题、可能性、后果及措施。',
    '何が起こりうるか、頻度、重さ、対策。',
  ],
  schedules: [{ by: 'vessel', target: '', every: 12, unit: 'months' }],
  lines: [
    ['s1', 'section', ['Task and hazards', 'Tâche et dangers', '任务与危害', '作業と危険']],
    ['task', 'text', ['Task', 'Tâche', '任务', '作業'], { required: true }],
    [
      'hazards',
      'table',
      ['Hazards', 'Dangers', '危害', '危険'],
      {
        required: true,
        columns: [
          ['Hazard', 'Danger', '危害', '危険'],
          ['Who can be harmed', 'Qui peut être blessé', '可能受害者', '被害を受ける者'],
          ['Measures in place', 'Mesures en place', '现有措施', '現在の対策'],
        ],
      },
    ],
    ['s2', 'section', ['Risk', 'Risque', '风险', 'リスク']],
    [
      'likely',
      'choice',
      ['Likelihood', 'Probabilité', '可能性', '起こりやすさ'],
      { required: true, choices: scale },
    ],
    ['severe', 'choice', ['Severity', 'Gravité', '严重性', '重大さ'], { required: true, choices: scale }],
    [
      'risk',
      'calculated',
      ['Risk', 'Risque', '风险值', 'リスク値'],
      { formula: '{likely} * {severe}', min: 1, max: 12, decimals: 0, acts: [{ is: 'fails', kind: 'stop' }] },
    ],
    [
      'further',
      'longText',
      ['Further measures', 'Mesures supplémentaires', '补充措施', '追加の対策'],
      {
        required: true,
        showIf: [{ item: 'risk', is: 'above', value: '5' }],
      },
    ],
    ['review', 'date', ['To be reviewed on', 'À revoir le', '复核日期', '見直し日']],
    ['assessor', 'signature', ['Assessed by', 'Évalué par', '评估人', '評価者']],
    master,
  ],
});
