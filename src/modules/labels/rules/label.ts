/** What a label says below its name, and the page that its code opens. */
export type Label = { _id: string; name: string; lines: readonly string[]; path: string };

type Machine = {
  _id: string;
  name: string;
  manufacturer: string;
  modelNumber: string;
  serialNumber: string;
  location: string;
};

const filled = (lines: readonly string[]) => lines.filter(Boolean);

/** `serial` puts the serial number in words. */
export const labelOfMachine = (item: Machine, serial: (number: string) => string): Label => ({
  _id: item._id,
  name: item.name,
  lines: filled([
    [item.manufacturer, item.modelNumber].filter(Boolean).join(' '),
    item.serialNumber && serial(item.serialNumber),
    item.location,
  ]),
  path: `/app/equipment/${item._id}`,
});

type StockItem = { _id: string; name: string; partNo: string; manufacturer: string };

/** `place` is the path to where it usually lies: its inner end stands on the label, which has no room for more. */
export const labelOfStock = (item: StockItem, place: readonly string[]): Label => ({
  _id: item._id,
  name: item.name,
  lines: filled([item.partNo, item.manufacturer, place.slice(-2).join(' / ')]),
  path: `/app/inventory/${item._id}`,
});

/** `above` are the places that it is in, in words. */
export const labelOfPlace = (place: { _id: string; name: string }, above: string): Label => ({
  _id: place._id,
  name: place.name,
  lines: filled([above]),
  path: `/app/locations/${place._id}`,
});
