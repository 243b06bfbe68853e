import type { GenericTextLanguage } from '../boot/locale.ts';

/** The texts that are also in Spanish and French, for readers whose language the product lacks. */
export interface GenericTexts {
  readonly timedOut: string;
  readonly cancel: string;
  readonly ok: string;
  readonly done: string;
}

export const genericTexts: Readonly<Record<GenericTextLanguage, GenericTexts>> = {
  es: {
    timedOut: 'La conexión ha caducado. Toca la pantalla para reintentar.',
    cancel: 'Cancelar',
    ok: 'Aceptar',
    done: 'Listo',
  },
  fr: {
    timedOut: "La connexion a expiré. Touchez l'écran pour réessayer.",
    cancel: 'Annuler',
    ok: 'OK',
    done: 'Terminé',
  },
};
