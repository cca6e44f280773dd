// Words and numbers.

/** Returns a number as the program prints it: at most three decimals. */
function number(value) {
  if (typeof value !== 'number') return String(value);
  return String(Math.round(value * 1000) / 1000 + 0);
}

const size = (frame) => `${number(frame.width)}×${number(frame.height)}`;
const point = (frame) => `${number(frame.x)},${number(frame.y)}`;
const plural = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`;
const limit = (length) => (length === null ? 'any' : `≤${number(length)}`);

/** Returns a text with a symbol in place of each character that is not seen or that turns the text around it. */
function visible(text) {
  return text
    .replace(/[\u0000-\u001f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
    .replace(/\u007f/g, '␡').replace(/[\u0080-\u009f]/g, '␦').replace(/[\u2028\u2029]/g, '␤')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '⇄');
}
