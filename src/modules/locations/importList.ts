import type { ImportList } from '#modules/imports/rules/importList.ts';

/** The columns of a list of places. A name can be a whole path. */
export const locationsList: ImportList = {
  resource: 'locations',
  keys: [],
  made: 'places',
  fields: [
    {
      key: 'name',
      required: true,
      example: 'Engine room / Locker 3',
      names: 'Location|Place|Path|Full path|Storage|Emplacement|Lieu|Chemin|位置|路径|場所|経路',
    },
    { key: 'parentID', example: '', names: 'Parent|In|Inside|Belongs to|Contenu dans|上级|上位' },
    { key: 'kind', example: '', names: 'Type|Type de lieu|类别|種別' },
    { key: 'description', example: '', names: 'Remarks|Description|Comments|Remarque|说明|備考' },
  ],
};
