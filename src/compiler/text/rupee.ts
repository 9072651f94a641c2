/** Matches the sign of the Nepali rupee: Rs., NPR, रु., रू., or नेरू of CLDR. For use in a regular expression. */
export const rupee = String.raw`(?:Rs(?!\p{L})\.?|NPR|(?:ने)?र[ुू]\.?)`;
