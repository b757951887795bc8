/** Other names of a column in four languages, separated by `|`. */
const fields = [
  {
    key: 'no',
    example: '',
    names: 'No.|Number|Job no|Job number|WO no|ID|Numéro|N°|N° de travail|编号|工单号|号码|番号|作業番号',
  },
  {
    key: 'title',
    required: true,
    example: 'Change oil and filters',
    names:
      'Job|Job title|Job name|Task|Work|Work order|Maintenance|Subject|Titre|Travail|Intitulé|Opération|标题|工作|工作名称|任务|项目名称|保养项目|件名|作業|作業名|作業内容',
  },
  {
    key: 'equipment',
    example: 'Generator 1',
    names:
      'Machine|Component|System|Asset|Equipment name|Equipment path|Item|Équipement|Matériel|Appareil|Machine concernée|设备|设备名称|机器|機器|機器名|対象機器|装置',
  },
  {
    key: 'location',
    example: 'Engine room, port',
    names: 'Place|Where|Position|Compartment|Emplacement|Lieu|Local|位置|地点|舱室|場所|区画',
  },
  {
    key: 'department',
    example: 'Engine',
    names: 'Dept|Service|Département|部门|部門|部署',
  },
  {
    key: 'description',
    example: 'Sample before draining',
    names:
      'Details|Instructions|Procedure|Notes|Remarks|Comment|Détails|Consignes|Remarques|描述|说明|备注|详情|説明|内容|備考|手順書',
  },
  {
    key: 'status',
    example: 'Open',
    names: 'State|Job status|Statut|État|状态|状態|ステータス',
  },
  {
    key: 'priority',
    example: 'Normal',
    names: 'Prio|Importance|Urgency|Priorité|Urgence|优先级|优先|紧急程度|優先度|重要度',
  },
  {
    key: 'assigned',
    example: '',
    names:
      'Assigned to|Assignee|Responsible|Person|Who|By|Assigné à|Affecté à|Responsable|负责人|执行人|指派给|担当|担当者',
  },
  {
    key: 'every',
    example: '250 h / 12 months',
    names:
      'Interval|Frequency|Rhythm|Repeat|Repeats|Recurrence|Due every|Intervalle|Fréquence|Périodicité|Tous les|间隔|周期|频率|保养周期|間隔|周期(間隔)|頻度|実施間隔',
  },
  {
    key: 'count',
    example: '',
    names:
      'Calendar interval|Interval value|Interval number|Period|Intervalle calendaire|Période|日历间隔|间隔数|暦間隔|間隔数',
  },
  {
    key: 'unit',
    example: '',
    names:
      "Interval unit|Calendar unit|Interval type|Period unit|Unité|Unité de l'intervalle|单位|间隔单位|単位|間隔単位",
  },
  {
    key: 'hoursInterval',
    example: '',
    names:
      'Hours interval|Hour interval|Interval hours|Running hours interval|Every hours|Intervalle heures|Intervalle en heures|小时间隔|运行小时间隔|時間間隔|運転時間間隔',
  },
  {
    key: 'basis',
    example: 'Completion',
    names: 'Counted from|Schedule type|Scheduling|Base|Calculé depuis|基准|计算方式|起算|基準|起算日',
  },
  {
    key: 'windowDays',
    example: '7',
    names:
      "Window|Window days|Warning days|Alert days|Tolerance|Notice days|Fenêtre|Jours d'alerte|Tolérance|提前天数|窗口|预警天数|猶予日数|予告日数",
  },
  {
    key: 'dueDate',
    example: '2026-12-18',
    names:
      "Due|Next due|Next due date|Date due|Deadline|Next date|Échéance|Date d'échéance|Prochaine échéance|Prochaine date|到期日|到期日期|下次日期|下次到期|期限|期日|次回|次回予定日|次回期日",
  },
  {
    key: 'dueHours',
    example: '5062',
    names:
      "Due at hours|Next due hours|Due at|Next hours|Hours due|Échéance heures|Heures d'échéance|Prochaines heures|到期小时|下次小时|期限時間|次回時間|次回運転時間",
  },
  {
    key: 'lastDoneDate',
    example: '2026-05-19',
    names:
      'Last done|Last date|Last completed|Last performed|Date done|Done on|Dernière fois|Dernière exécution|Dernière date|Fait le|上次完成|上次日期|上次完成日期|前回|前回実施日|最終実施日',
  },
  {
    key: 'lastDoneHours',
    example: '4812',
    names:
      'Last hours|Last done at hours|Hours at last|Hours done|Dernières heures|Heures au dernier|上次小时|上次运行小时|前回時間|前回運転時間',
  },
  { key: 'atSea', example: 'yes', names: 'Sea|En mer|海上|在航|航海中|航行中' },
  {
    key: 'atPort',
    example: 'yes',
    names: 'In port|Port only|Au port|在港|港内|停泊中|入港中',
  },
  {
    key: 'unplanned',
    example: 'no',
    names:
      'Defect|Not planned|Corrective|Breakdown|Imprévu|Défaut|Panne|Correctif|计划外|故障|缺陷|計画外|不具合|故障修理',
  },
  {
    key: 'inRound',
    example: 'no',
    names: 'Round|Rounds|Daily check|Check|Ronde|Dans la ronde|巡检|巡视|巡回|点検',
  },
  {
    key: 'estimate',
    example: '1 h 30',
    names:
      'Estimated time|Time|Minutes|Duration|Man hours|Durée|Temps estimé|Temps|预计时间|工时|时长|所要時間|見積時間|工数',
  },
  {
    key: 'tasks',
    example: 'Drain; Change filters; Oil pressure [bar 3..5]',
    names:
      'Steps|Checklist|Sub tasks|Subtasks|To do|Étapes|Tâches|Liste de contrôle|步骤|检查项|检查清单|作業手順|手順|チェックリスト',
  },
  {
    key: 'parts',
    example: '1 x Oil filter (GM47465)',
    names:
      'Spares|Spare parts|Material|Materials|Parts needed|Pièces|Pièces de rechange|备件|零件|材料|部品|予備品|使用部品',
  },
  {
    key: 'project',
    example: '',
    names: 'Yard period|Refit|Group of jobs|Projet|Arrêt technique|项目|工程|坞修|プロジェクト|ドック工事',
  },
] as const;

/** Columns of a list of jobs, with the names they have in the files of yards, managers and other programs. */
export const importFields = fields.map(({ names, ...field }) => ({ ...field, aliases: names.split('|') }));
