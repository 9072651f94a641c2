/**
 * How much more often a character follows another one in Nepali typed for Preeti than in English. Each row is
 * a first character (^ begins a word, * is any other one), then digits with the characters that follow it: 0
 * is 55 times less often, 4 the same, 8 is 55 times more often (the natural logarithm, plus 4). Counted in
 * 5,400 Nepali texts and in the readmes of 190 packages. Digits are left out: they are numbers in English.
 */
const table =
  '*1?Ei2BCer3-<HITWYachmnoptuwy5:=P[_gx6"FKLOQZfjkqz7\'/G\\}~8+;]{| "6$ds7inr8jk ' +
  "'5s6$e7bdhlv8/:;DFGOQRSgijknx +8:lnsu -0m1f2s .0cgjms /5/6adno7jls8\"$';ILP]fkx " +
  ':1/3$8Sdgjknoqsty ;7$8"\'DLS]adfghjklnorsux ?0$ A0$Ps1S7b8o B0u C0aho D6a7s8dk E0Sx1$ ' +
  'F0o5ru7$l8bdtv G6$o8Tbhqtwx H0T5o I0$Tnt5f8o J0Sa7o K7o8nt L6o7$8/dglnstx M0L1a6$ N0u8bgkns ' +
  'O0p1f5n7$8/adghls P0I2a5$8gps Q8$m R0e8r S0Scet1$MO4o8;gjns T0hy1MP3$5o8; U0s8go V8go W0h5o ' +
  'X0$8go Z8jr [7t8Qil \\8$begs ]6]8$/:;GNOSV_abdeghijklnorstuvwxz ' +
  "^0\".BFYfim{1'LR[2GINTWw3ADSU4cehnr5Ou6l7-jk8/:;>xz _8$ a0cimprsty1djluv2$bkn3gx7Rh8'/G] " +
  "b0eruy1j2al6$7d8'L]fgnxz|} c0cehiort1$a2u3k7I8Wfgn d0ei1a3$dx5l7n8'W]f " +
  'e0$-.:Mabcdenprstwxy1NSv3lq4"fg5\'/]o6P f3ir4fo5uy6$st7:Sl8/;FGNOPTV]_bdghjknpqvwxz} ' +
  "g1u2i4n5os6}7D8'L]dfj h0eior1a2t3$6s7]8Lfg i0abcdeglmnoprstvxz1$2k4f " +
  'j1e3s6iu8$/:BG[]fghlnrtw k0ae3i6o8"\'L]bflmx| l0$l1-2o4a5tvw6Sb7:Dk8/;GIQUghjnqrxz ' +
  "m0abeimp1.2ou3l5/ns8]f n0-ceimv1dgnpty2aos3$4k5'6r7f8L] o0bcmnpruvw2dkot3$jls4g5f8'; " +
  'p0aeopt1hlru2i3$4m8FRTgk q0u8$Lems r0-aceimuvy1$.kort}2ns3:d4g5l8GX ' +
  "s0.ehimouv1:apt2csy3$4k5n6/;7[]d8'Lfg t0-acehimopruwy1.2:t3$5'6T]d7gnx8Lbfk " +
  "u0cimpr1es2ant3l5$f6'8/LP| v0aei3g6$8']ft w0ehinor2a3$7g8Lf x0a1p4t6l8'/LN]dfgn " +
  "y0op1:s2$n5l8f z0e7$8'AILf {5n8$dglrsx |8$:bdefilmos }6$8FMglny ~8hr";

/** The codes of ASCII. A pair of characters has the index of the first one times this, plus the second one. */
const size = 128;
const weights = readTable(table.split(' '));

function readTable(rows: readonly string[]): Int8Array {
  const pairs = new Int8Array(size * size);
  for (const row of rows) {
    const others = row.startsWith('*')
      ? Array.from({ length: size }, (_, code) => code)
      : [row.charCodeAt(0)];
    for (const [, digit, characters = ''] of row.slice(1).matchAll(/(\d)(\D+)/g))
      for (const character of characters)
        for (const first of others)
          pairs[first * size + character.charCodeAt(0)] = Number(digit) - 4;
  }
  return pairs;
}

/** Returns the logarithm of the odds that a word was typed for Preeti, from the pairs of its characters. */
export function preetiOdds(word: string): number {
  // At the beginning of a word, ' and " are quotes.
  const letters = word.replace(/^(["'])(.*?)\1?([,.]*)$/, '$2').replace(/[,.]+$/, '');
  const characters = `^${letters}$`;
  let odds = 0;
  for (let index = 1; index < characters.length; index += 1) {
    const [first, second] = [characters.charCodeAt(index - 1), characters.charCodeAt(index)];
    // Characters beyond ASCII have no pairs of their own.
    if (second < size) odds += weights[Math.min(first, size - 1) * size + second] ?? 0;
  }
  return odds;
}
