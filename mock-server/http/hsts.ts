/** Browsers use TLS for a year after a visit (ASVS 3.4.1); they ignore it without TLS. */
export const HSTS = 'max-age=31536000; includeSubDomains';
