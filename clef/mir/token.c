/* token: the words of MIR's text form. */
#include "clef/mir/token.h"

static bool is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '\'' || c == '$';
}
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

int mir_hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

/* At the opening quote; leaves p->at behind the closing one. */
static bool read_string(MirLexer *p, Token *t) {
  Text text = text_in(p->arena);
  for (p->at++; p->at < p->size && p->bytes[p->at] != '\n'; p->at++) {
    char c = p->bytes[p->at];
    if (c == '"') {
      p->at++;
      t->text = text_string(&text), t->size = (uint32_t)text.size;
      return true;
    }
    if (c == '\\' && p->at + 1 < p->size) {
      c = p->bytes[++p->at];
      switch (c) {
      case 'n': c = '\n'; break;
      case 't': c = '\t'; break;
      case 'r': c = '\r'; break;
      case '0': c = '\0'; break;
      case 'x': {
        int high = p->at + 2 < p->size ? mir_hex_digit(p->bytes[p->at + 1]) : -1;
        int low = high >= 0 ? mir_hex_digit(p->bytes[p->at + 2]) : -1;
        if (low < 0) return false;
        c = (char)(high * 16 + low);
        p->at += 2;
        break;
      }
      case '"':
      case '\\': break;
      default: return false;
      }
    }
    text_add_char(&text, c);
  }
  return false;
}

static void set_text(MirLexer *p, Token *t, uint32_t from, uint32_t to) {
  char *copy = arena_alloc(p->arena, to - from + 1);
  memcpy(copy, p->bytes + from, to - from);
  t->text = copy, t->size = to - from;
}

void mir_next_token(MirLexer *p, Token *token) {
  Token t = {.starts_line = p->at == 0};
  for (;; p->at++) {
    if (p->at >= p->size) break;
    char c = p->bytes[p->at];
    if (c == '\n')
      t.starts_line = true;
    else if (c == '/' && p->bytes[p->at + 1] == '/') {
      while (p->at < p->size && p->bytes[p->at] != '\n') p->at++;
      p->at--;
    } else if (c != ' ' && c != '\t' && c != '\r' && c != ';')
      break;
  }
  t.start = p->at;
  if (p->at >= p->size) {
    t.kind = TOKEN_END, t.end = p->size, t.start = p->size, t.text = "";
    *token = t;
    return;
  }
  char c = p->bytes[p->at], after = p->bytes[p->at + 1];
  if (c == '"') {
    t.kind = read_string(p, &t) ? TOKEN_STRING : TOKEN_BAD;
    if (t.kind == TOKEN_BAD)
      t.text = "a string that does not end on its line or has an unknown escape";
  } else if (c == '@' && after == '"') {
    p->at++;
    t.kind = read_string(p, &t) ? TOKEN_SYMBOL : TOKEN_BAD;
    if (t.kind == TOKEN_BAD) t.text = "a name that does not end";
  } else if (c == '@' && is_word_char(after)) {
    uint32_t from = ++p->at;
    while (p->at < p->size && is_word_char(p->bytes[p->at])) p->at++;
    set_text(p, &t, from, p->at);
    t.kind = TOKEN_SYMBOL;
  } else if (is_digit(c)) {
    uint32_t from = p->at;
    bool is_hex = c == '0' && (after == 'x' || after == 'X');
    for (p->at++; p->at < p->size; p->at++) {
      char d = p->bytes[p->at];
      bool is_exponent_sign = !is_hex && (d == '+' || d == '-') && (p->bytes[p->at - 1] == 'e');
      if (!is_exponent_sign && !(is_word_char(d) && d != '\'' && d != '$' && d != '_')) break;
      if (d == '.' && p->bytes[p->at + 1] == '.') break;
    }
    set_text(p, &t, from, p->at);
    t.kind = TOKEN_NUMBER;
  } else if (is_word_char(c) && c != '.' && c != '\'') {
    uint32_t from = p->at;
    while (p->at < p->size && is_word_char(p->bytes[p->at])) p->at++;
    set_text(p, &t, from, p->at);
    t.kind = TOKEN_WORD;
  } else {
    uint32_t length = (c == '-' && after == '>') || (c == '.' && after == '.') ? 2 : 1;
    set_text(p, &t, p->at, p->at + length);
    t.kind = strchr("(){}[],:=-+*<>?.'", c) ? TOKEN_MARK : TOKEN_BAD;
    if (t.kind == TOKEN_BAD)
      t.text = c > 32 && c < 127 ? format_in(p->arena, "'%c'", c)
                                 : format_in(p->arena, "byte %u", (unsigned char)c);
    p->at += length;
  }
  t.end = p->at;
  *token = t;
}
