import { useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import type { Spot } from '#modules/locations/contract.ts';
import { inputNumber, parseNumber } from '#ui/format/parseNumber.ts';
import type { Order, OrderLine } from './contract.ts';
import { useReceiveOrder } from './queries/commands.ts';
import { openOf, rounded } from './rules/totals.ts';

type Came = { typed: string; place?: Spot };

/** A delivery being typed: what came of each line and where it goes. Nothing is booked until `book`. */
export const useReceiving = (order: Order) => {
  const { i18n } = useTranslation();
  const user = useUser();
  const { mutateAsync: receive } = useReceiveOrder();
  const [isOpen, setOpen] = useState(false);
  // The id stays until the delivery is booked, so a second press is the same delivery.
  const [receiptID, setReceiptID] = useState(newId);
  const [note, setNote] = useState('');
  const [came, setCame] = useState<Readonly<Record<string, Came>>>({});
  const numberOf = (line: OrderLine) => parseNumber(came[line._id]?.typed ?? '', i18n.language);
  const wrong = order.lines.filter((line) => {
    const number = numberOf(line);
    return number !== null && !(number >= 0 && number <= 100_000);
  });
  const lines = order.lines.flatMap((line) => {
    const number = numberOf(line);
    const quantity = number === null || !(number > 0) ? 0 : rounded(number);
    return quantity > 0 ? [{ lineID: line._id, quantity, place: came[line._id]?.place ?? null }] : [];
  });
  const leave = () => {
    setOpen(false);
    setCame({});
    setNote('');
    setReceiptID(newId());
  };
  return {
    isOpen,
    start: () => setOpen(true),
    leave,
    note,
    setNote,
    typed: (line: OrderLine) => came[line._id]?.typed ?? '',
    /** What comes of a line with this delivery. */
    coming: (line: OrderLine) => lines.find(({ lineID }) => lineID === line._id)?.quantity ?? 0,
    isWrong: (line: OrderLine) => wrong.includes(line),
    type: (line: OrderLine, typed: string) => setCame({ ...came, [line._id]: { ...came[line._id], typed } }),
    placeOf: (line: OrderLine) => came[line._id]?.place,
    /** Into a place other than the usual one; '' for that. */
    put: (line: OrderLine, locationID: string) => {
      const { typed = '' } = came[line._id] ?? {};
      const place = { locationID, shelves: '', locationBox: '' };
      setCame({ ...came, [line._id]: locationID === '' ? { typed } : { typed, place } });
    },
    all: () =>
      setCame(
        Object.fromEntries(
          order.lines.flatMap((line) => {
            const open = openOf(line);
            const before = came[line._id];
            return open > 0
              ? [[line._id, { ...before, typed: inputNumber(open, i18n.language) }] as const]
              : before
                ? [[line._id, before] as const]
                : [];
          }),
        ),
      ),
    lines: lines.length,
    pieces: rounded(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    mayBook: lines.length > 0 && wrong.length === 0,
    book: async () => {
      await receive({ id: order._id, receiptID, note: note.trim(), lines, by: userName(user) });
      leave();
    },
  };
};
export type Receiving = ReturnType<typeof useReceiving>;
