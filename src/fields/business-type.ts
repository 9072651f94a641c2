import { z } from 'zod';

const common =
  `Bakery BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore
  ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop
  HomeGoodsStore JewelryStore LocalBusiness MusicStore OfficeEquipmentStore PawnShop Restaurant
  ShoeStore SportingGoodsStore ToyStore`.split(/\s+/);

/** Accepts any name like a type of schema.org, such as `FurnitureStore`, but not a misspelt common one. */
export function businessType(description: string) {
  return z
    .string()
    .superRefine((name, context) => {
      if (common.some((known) => isMisspelling(name, known))) {
        context.addIssue({ code: 'invalid_value', values: common, input: name });
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
      pattern: '^[A-Z][A-Za-z]+$',
    });
}

/** Returns true if a name differs from a known one by one letter, or only by case, spaces or order. */
function isMisspelling(name: string, known: string): boolean {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  const extraLetters = [...known.toLowerCase()].reduce(
    (rest, letter) => rest.replace(letter, ''),
    letters,
  );
  const isAsLong = Math.abs(letters.length - known.length) <= 1;
  return name !== known && isAsLong && extraLetters.length <= 1;
}
