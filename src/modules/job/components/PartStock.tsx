import { lazyPart } from '#ui/lazyPart.tsx';

/** Loads with the first part that is an item of stock: most jobs have none. */
const StockLine = lazyPart(() => import('./StockLine.tsx'), <span>&nbsp;</span>);

type Props = { part: { inventoryID: string; quantity: number }; taking?: boolean };

/** What is aboard of a part, if it is an item of stock. */
export const PartStock = ({ part: { inventoryID, quantity }, taking = false }: Props) =>
  inventoryID === '' ? null : <StockLine inventoryID={inventoryID} needed={quantity} taking={taking} />;
