/** Whether an account number has the form of ISO 13616 and its check digits (mod 97) are right. */
export const isIban = (value: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  const moved = value.slice(4) + value.slice(0, 4);
  let rest = 0;
  for (const letter of moved) {
    const digits = /\d/.test(letter) ? letter : String(letter.charCodeAt(0) - 55);
    for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
};

/** In groups of four, as it is printed. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
