import type { ImportList } from '#modules/imports/rules/importList.ts';

/** The columns of a parts list, with the names that makers and other programs give them. */
export const sparesList: ImportList = {
  resource: 'spares',
  keys: ['partNo', 'designation'],
  made: 'book',
  fields: [
    {
      key: 'designation',
      required: true,
      example: 'Impeller',
      names:
        'Designation|Part name|Description of part|Item|Item name|Component|Pièce|Désignation|Libellé|零件名称|品名|部品名',
    },
    {
      key: 'partNo',
      example: 'GM62683',
      names: 'Part no|Part no.|P/N|PN|Item no|Article no|Order no|Référence|Réf|零件号|编号|品番|部番',
    },
    {
      key: 'equipmentID',
      required: true,
      example: 'Generator 1',
      names:
        'Machine|Engine|Unit of equipment|Equipment name|Plant|Équipement|Appareil|机器|设备名称|機械|機器名',
    },
    {
      key: 'sectionID',
      example: 'Raw water pump',
      names:
        'Group|Assembly|Sub-assembly|Figure|Plate|Ensemble|Planche|Sous-ensemble|组件|部分|アセンブリ|図',
    },
    { key: 'key', example: '4', names: 'Pos|Position|Pos.|Ref|Item pos|Repère|N°|图号|位号|符号' },
    { key: 'quantity', example: '1', names: 'Qty|Quantity|Qty fitted|Pcs|Quantité|Qté|数量|個数' },
    { key: 'unit', example: '', names: 'UOM|U/M|Unité' },
    {
      key: 'measurement',
      example: '40 x 1.75',
      names: 'Size|Dimension|Measurement|Dimensions|Cotes|规格|尺寸|サイズ',
    },
    { key: 'standard', example: 'DIN 472', names: 'Norm|Norme|标准|規格' },
    { key: 'fn', example: '', names: 'Use|Purpose|Fonction|用途' },
    { key: 'serailNo', example: '', names: 'Serial no|S/N|SN|N° de série|シリアル' },
    { key: 'department', example: 'Engine', names: 'Dept|Service|Département|部署|部门' },
    { key: 'description', example: '', names: 'Remarks|Comments|Remarque|说明|備考' },
  ],
};
