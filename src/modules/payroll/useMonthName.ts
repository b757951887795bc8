import { useFormat } from '#ui/format/useFormat.tsx';

/** A month in the reader's language: "June 2026". */
export const useMonthName = () => {
  const format = useFormat();
  return (month: string): string => (month ? format.monthOfYear(`${month}-01`) : '');
};
