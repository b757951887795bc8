import i18next from 'i18next';
import { type Language, languageNames, languages } from '#i18n/setup.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { changeTheme, useTheme } from '#stores/theme.ts';
import styles from './auth.module.css';

const choose = async (locale: Language) => {
  await i18next.changeLanguage(locale);
  changeTheme({ locale });
};

/** The languages, each by its own name; the choice is stored on this device. */
export function LanguageChoice() {
  const { t } = useTranslation('auth');
  const locale = useTheme((state) => state.locale);
  return (
    <fieldset className={styles.languages} aria-label={t('language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === locale}
          onClick={() => void choose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
