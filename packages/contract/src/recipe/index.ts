export { OwnRowSettings, placesOf, toOwnRows, toPlaces, toRecipeRows } from './column-numbers.ts'
export {
  type CombiningOptions,
  countCharacters,
  DEFAULT_OPTIONS,
  type Joining,
  RECIPE_VERSION,
  RECIPE_VERSIONS,
  SEPARATOR_CHOICES,
  SEPARATORS,
  type SeparatorChoice,
  splitWrap,
  toJoining,
  toSavedSeparator,
  toSavedWrap,
  toSeparatorOptions,
  WRAP_CHOICES,
  WRAPS,
  type WrapChoice,
} from './combining.ts'
export {
  type SettingPlace,
  toEngineRecipe,
  toSettingPlace,
  type WordReading,
  wordReading,
} from './engine-recipe.ts'
export {
  ColumnText,
  type JsonText,
  Recipe,
  SavedWrap,
  type SentRecipe,
  SeparatorText,
  toSentRecipe,
  WrapText,
} from './recipe.ts'
export { activeRules } from './row-rules.ts'
export {
  type RowOrder,
  type RowRule,
  RowSettings,
} from './row-settings.ts'
export { atEnginePlace, atSetting, findMistake } from './setting-problems.ts'
