// ICU renames each function with its version by a macro, which Swift does not see. These are the
// same functions under names that stay.

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

static inline UBiDi *icu_bidi_open(void) { return ubidi_open(); }
static inline void icu_bidi_close(UBiDi *bidi) { ubidi_close(bidi); }
static inline int icu_bidi_set_text(UBiDi *bidi, const UChar *text, int32_t length,
                                    UBiDiLevel level) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, text, length, level, NULL, &status);
  return U_SUCCESS(status);
}
static inline UBiDiLevel icu_bidi_base_level(const UBiDi *bidi) { return ubidi_getParaLevel(bidi); }
static inline void icu_bidi_run(const UBiDi *bidi, int32_t start, int32_t *limit,
                                UBiDiLevel *level) {
  ubidi_getLogicalRun(bidi, start, limit, level);
}

static inline UBreakIterator *icu_breaks_open(UBreakIteratorType type, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}
static inline void icu_breaks_close(UBreakIterator *iterator) { ubrk_close(iterator); }
static inline int icu_breaks_set_text(UBreakIterator *iterator, const UChar *text,
                                      int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, text, length, &status);
  return U_SUCCESS(status);
}
static inline int32_t icu_breaks_next(UBreakIterator *iterator) { return ubrk_next(iterator); }
static inline int icu_breaks_is_mandatory(UBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator) >= UBRK_LINE_HARD;
}

static inline int icu_has_property(UChar32 scalar, UProperty property) {
  return u_hasBinaryProperty(scalar, property);
}
static inline UChar32 icu_paired_bracket(UChar32 scalar) { return u_getBidiPairedBracket(scalar); }
static inline int icu_bracket_type(UChar32 scalar) {
  return u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}
static inline UCharDirection icu_direction(UChar32 scalar) { return u_charDirection(scalar); }
static inline int icu_general_category(UChar32 scalar) { return u_charType(scalar); }
static inline const char *icu_version(void) { return U_ICU_VERSION; }
