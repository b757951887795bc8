// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { importFields } from '#modules/equipment/importFields.ts';
import { findHeader, guessMapping } from './guessMapping.ts';
import en from './locales/en.ts';
import { mapColumn, mapRows } from './mapRows.ts';

const fields = importFields.map((field) => ({ ...field, label: en.equipment[field.key] }));

describe('which field a column is', () => {
  test.each([
    [
      "the vessels' own lists",
      'Group path,Name,Manufacturer,Model,Serial number,Department,Location,Critical,Running hours,Hours per day,At sea,At port,Remarks',
      'group,name,manufacturer,modelNumber,serialNumber,department,location,critical,hours,,atSea,atPort,remarks',
    ],
    [
      'the sample',
      'System,Item,Make,Type,S/N,Place,Dept,Crit,Hours',
      'group,name,manufacturer,modelNumber,serialNumber,location,department,critical,hours',
    ],
    [
      'French',
      'Groupe,Désignation,Marque,Modèle,N° de série,Emplacement,Critique,Heures de marche,Observations',
      'group,name,manufacturer,modelNumber,serialNumber,location,critical,hours,remarks',
    ],
    [
      'Chinese',
      '系统,设备名称,制造商,型号,序列号,位置,关键,运行小时,备注',
      'group,name,manufacturer,modelNumber,serialNumber,location,critical,hours,remarks',
    ],
    [
      'Japanese',
      'グループ,機器名,メーカー,型番,シリアル番号,設置場所,重要,運転時間,備考',
      'group,name,manufacturer,modelNumber,serialNumber,location,critical,hours,remarks',
    ],
    [
      'more words than needed',
      'serial number (engine),NAME OF ITEM,製造番号（本体）,Colour,',
      'serialNumber,name,,,',
    ],
    ['a name twice', 'Name,Name', 'name,'],
  ])('%s', (_what, headers, keys) => {
    expect(guessMapping(headers.split(','), fields)).toEqual(keys.split(',').map((key) => key || null));
  });

  test('the header may come after a title and empty lines', () => {
    expect(
      findHeader(
        [['M/Y Halcyon, equipment list'], [''], ['Item', 'Make', 'S/N'], ['Pump', 'KSB', '1']],
        fields,
      ),
    ).toBe(2);
    expect(findHeader([[''], ['a', 'b'], ['1', '2']], fields)).toBe(1);
    expect(findHeader([[''], ['']], fields)).toBe(-1);
  });
});

describe('rows', () => {
  test('columns by field, constants for fields without a column, formula guards removed', () => {
    const rows = [
      { line: 2, cells: ['Pump', "'-5", 'x'] },
      { line: 3, cells: ['Fan'] },
    ];
    expect(
      mapRows(rows, ['name', 'hours', null], { department: 'Engine', name: 'Never', location: ' ' }),
    ).toEqual([
      { name: 'Pump', hours: '-5', department: 'Engine' },
      { name: 'Fan', hours: '', department: 'Engine' },
    ]);
  });

  test('a field has one column', () => {
    expect(mapColumn(['name', null, 'hours'], 1, 'name')).toEqual([null, 'name', 'hours']);
    expect(mapColumn(['name', null], 0, null)).toEqual([null, null]);
  });
});
