import { z } from 'zod';

const commonTypes =
  `Bakery BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore
  ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop
  HomeGoodsStore JewelryStore LocalBusiness MusicStore OfficeEquipmentStore PawnShop Restaurant
  ShoeStore SportingGoodsStore ToyStore`.split(/\s+/);

/** Accepts any name in the form of a schema.org type, except a misspelling of a common type. */
export function businessType(description: string) {
  return z
    .string()
    .superRefine((name, context) => {
      if (commonTypes.some((known) => isMisspelling(name, known))) {
        context.addIssue({ code: 'invalid_value', values: commonTypes, input: name });
      } else if (!/^[A-Z][A-Za-z]+$/.test(name)) {
        const message =
          'Write a kind of business of https://schema.org/LocalBusiness, such as FurnitureStore.';
        context.addIssue({ code: 'custom', message });
      }
    })
    .meta({
      description,
      form: 'a type of business from https://schema.org/LocalBusiness',
      examples: ['FurnitureStore'],
    });
}

/** Returns true if a name differs from a known one by case, spaces, letter order or one letter. */
function isMisspelling(name: string, known: string): boolean {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  let extraLetters = letters;
  for (const letter of known.toLowerCase()) extraLetters = extraLetters.replace(letter, '');
  const hasSimilarLength = Math.abs(letters.length - known.length) <= 1;
  return name !== known && hasSimilarLength && extraLetters.length <= 1;
}
