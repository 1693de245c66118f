// Language List (twilight/referee/languages), L2035; misprints mended, families as printed.

interface LanguageGroup {
  readonly family: string;
  readonly group: string;
  readonly languages: readonly string[];
}

// biome-ignore format: one group per line
export const LANGUAGES = [
  { family: 'Germanic', group: 'Anglic', languages: ['English'] },
  { family: 'Germanic', group: 'West Germanic', languages: ['German', 'Dutch', 'Yiddish', 'Flemish'] },
  { family: 'Germanic', group: 'North Germanic', languages: ['Danish', 'Swedish', 'Norwegian'] },
  { family: 'Romance', group: 'East Romance', languages: ['Italian', 'Romanian'] },
  { family: 'Romance', group: 'West Romance', languages: ['Spanish', 'French', 'Portuguese'] },
  { family: 'Romance', group: 'E & W Romance', languages: ['Latin'] },
  { family: 'Celtic', group: 'Goidelic', languages: ['Scots Gaelic'] },
  { family: 'Celtic', group: 'Brythonic', languages: ['Welsh Gaelic'] },
  { family: 'Greek', group: 'Greek', languages: ['Greek'] },
  { family: 'Balto-Slavic', group: 'Baltic', languages: ['Lithuanian', 'Latvian'] },
  { family: 'Balto-Slavic', group: 'East Slavic', languages: ['Russian'] },
  { family: 'Balto-Slavic', group: 'West Slavic', languages: ['Polish', 'Czech', 'Slovak'] },
  { family: 'Balto-Slavic', group: 'South Slavic', languages: ['Serbo-Croat', 'Bulgarian', 'Slovenian', 'Macedonian'] },
  { family: 'Albanian', group: 'Albanian', languages: ['Albanian'] },
  { family: 'Armenian', group: 'Armenian', languages: ['Armenian'] },
  { family: 'Indo-Iranian', group: 'Indic', languages: ['Hindi-Urdu', 'Bengali', 'Romany'] },
  { family: 'Indo-Iranian', group: 'Iranian', languages: ['Tajik', 'Parsi'] },
  { family: 'Caucasian', group: 'South Caucasian', languages: ['Georgian'] },
  { family: 'Sino-Tibetan', group: 'Sinitic', languages: ['Mandarin', 'Cantonese'] },
  { family: 'Sino-Tibetan', group: 'Tibeto-Burman', languages: ['Thai', 'Burmese'] },
  { family: 'Semito-Hamitic', group: 'Semitic', languages: ['Arabic', 'Hebrew'] },
  { family: 'Semito-Hamitic', group: 'Hamitic', languages: ['Berber', 'Hausa'] },
  { family: 'Dravidian', group: 'Dravidian', languages: ['Tamil'] },
  { family: 'Japanese', group: 'Japanese', languages: ['Japanese'] },
  { family: 'Altaic', group: 'Turkic', languages: ['Turkish', 'Azerbaijani', 'Uzbek', 'Kazakh', 'Tartar', 'Chuvash', 'Kirghiz', 'Turkoman'] },
  { family: 'Altaic', group: 'Ugric', languages: ['Hungarian'] },
  { family: 'Altaic', group: 'Finnic', languages: ['Finnish', 'Estonian', 'Mordvinian'] },
  { family: 'Vietnamese', group: 'Vietnamese', languages: ['Vietnamese'] },
  { family: 'Mon-Khmer', group: 'Mon-Khmer', languages: ['Cambodian'] },
  { family: 'Korean', group: 'Korean', languages: ['Korean'] },
  { family: 'Bantu', group: 'Bantu', languages: ['Swahili'] },
  { family: 'Malayo-Polynesian', group: 'W. Malayo-Polynesian', languages: ['Malay-Indonesian'] },
  { family: 'Amerindian', group: 'South Amerindian', languages: ['Maya'] },
  { family: 'Amerindian', group: 'Athabasca', languages: ['Navaho'] },
  { family: 'Amerindian', group: 'Uto-Aztecan', languages: ['Nahuatl'] },
] as const satisfies readonly LanguageGroup[];

export type Language = (typeof LANGUAGES)[number]['languages'][number];

/** Marked with an asterisk. */
export const EASTERN_BLOC = ['German', 'Romanian', 'Lithuanian', 'Latvian', 'Russian', 'Polish', 'Czech', 'Slovak', 'Bulgarian', 'Hungarian', 'Estonian'] as const satisfies readonly Language[];

/** Understood in writing, not in speech (L2087). */
export const SHARED_SCRIPT = ['Mandarin', 'Cantonese'] as const satisfies readonly Language[];
