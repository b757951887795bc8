import { nonconformities } from '#modules/nonconformities/contract.ts';
import { numbersFrom } from '../../store/numbers.ts';

/** Gives non-conformities the next numbers of their boat. */
export const fillNcNumbers = numbersFrom('nonconformity_numbers', nonconformities.name, 'no');
