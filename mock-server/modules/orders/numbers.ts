import { orders } from '#modules/orders/contract.ts';
import { numbersFrom } from '../../store/numbers.ts';

/** Gives orders the next numbers of their boat. */
export const fillNumbers = numbersFrom('order_numbers', orders.name, 'number');
