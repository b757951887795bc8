/** The channel on which all processes hear that their database was restored from a backup. */
export const RESTORED = 'restored';
