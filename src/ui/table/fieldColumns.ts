import type { FieldLabel, Namespace, TFunction } from '#lib/useTranslation.ts';
import { type CellValue, type Column, valueText } from './column.ts';
import { textWidth } from './textWidth.ts';

type Shown<Row> = Partial<Omit<Column<Row>, 'id'>>;
type Value<Row> = Pick<Column<Row>, 'value'>;

/** The fields of an item that one cell can show. */
type Field<Item> = { [K in keyof Item & string]: Item[K] extends CellValue ? K : never }[keyof Item & string];

type FieldColumn<Row, Item, Label> = {
  /** A field of the item under its label. */
  (id: Field<Item> & Label, shown?: Shown<Row>): Column<Row>;
  /** A field of the item under another header. */
  (id: Field<Item>, shown: Shown<Row> & Pick<Column<Row>, 'header'>): Column<Row>;
  /** A computed value with a label. */
  (id: Label, shown: Shown<Row> & Value<Row>): Column<Row>;
};

type NamedColumn<Row, Item, Label, Name> = {
  (id: Field<Item> & Label, name: Name, shown?: Shown<Row>): Column<Row>;
  (id: Label, name: Name, shown: Shown<Row> & Value<Row>): Column<Row>;
};

type FieldColumns<Row, Item, Label> = {
  field: FieldColumn<Row, Item, Label>;
  /** One of a few values: shown, offered, grouped and exported by its label. */
  choice: NamedColumn<Row, Item, Label, (value: string) => string>;
  /** A day or an instant; empty if missing. Never narrower than the longest day of the language. */
  day: NamedColumn<Row, Item, Label, (iso: string | null) => string>;
};

/** Days to measure: "Sept" is the longest name of a month in English and French, 12 its longest number in Japanese. */
const LONG_DAYS = ['2026-09-28', '2026-12-28'];
/** The text of a cell and the padding at its sides, in px. */
const DAY_TEXT_PX = 14;
const DAY_SIDES_PX = 20;

/**
 * Builds the columns of a list, each by the name of its field, which gives the value and, through `field.…` of the
 * module's texts, the header. `const { field } = fieldColumns(t, ({ guest }: GuestRow) => guest)`, then `field('cabin',
 * { width: 120 })`.
 */
export function fieldColumns<
  Row extends object,
  Item extends object,
  First extends Namespace,
  Others extends Namespace = never,
>(t: TFunction<First, Others>, of: (row: Row) => Item): FieldColumns<Row, Item, FieldLabel<First>>;
// The signature above ensures that field and label exist.
export function fieldColumns(
  t: (key: string) => string,
  of: (row: object) => object,
): FieldColumns<object, Record<string, CellValue>, string> {
  const read = (id: string, { value }: Shown<object>): ((row: object) => CellValue) =>
    value ?? ((row) => Object(of(row))[id]);
  const field = (id: string, shown: Shown<object> = {}): Column<object> => ({
    id,
    header: shown.header ?? t(`field.${id}`),
    ...shown,
    value: read(id, shown),
  });
  return {
    field,
    choice: (id: string, name: (value: string) => string, shown: Shown<object> = {}) => {
      const value = read(id, shown);
      const nameIn = (row: object) => name(valueText(value(row)));
      return field(id, {
        cell: nameIn,
        exportValue: nameIn,
        optionLabel: name,
        filter: 'select',
        groupable: true,
        ...shown,
      });
    },
    day: (id: string, name: (iso: string | null) => string, shown: Shown<object> = {}) => {
      const value = read(id, shown);
      const longest = Math.max(...LONG_DAYS.map((each) => textWidth(name(each), DAY_TEXT_PX)));
      return field(id, {
        cell: (row) => name(valueText(value(row)) || null),
        searchable: false,
        ...shown,
        width: Math.max(shown.width ?? 0, DAY_SIDES_PX + Math.ceil(longest)),
        value: (row) => value(row) || null,
      });
    },
  };
}
