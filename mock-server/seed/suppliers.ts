import type { Kysely } from 'kysely';
import { type Supplier, suppliers } from '#modules/suppliers/contract.ts';
import type { Tables } from '../db/tables.ts';
import { insertItems } from '../store/records.ts';
import type { SeededBoat } from './companies.ts';

const list = [
  [
    'Chandlerie du Port Vauban',
    '14 avenue de Verdun',
    '06600',
    'Chandler',
    'Antibes',
    'France',
    'Antibes, Cannes, Monaco',
    '+33 4 92 90 01 20',
    'Deck stores, lines, paint; van to the quay before ten.',
  ],
  [
    'Riviera Diesel Services',
    '46 quai François Mitterrand',
    '13600',
    'Engines',
    'La Ciotat',
    'France',
    'Marseille to Genoa',
    '+33 4 42 08 01 45',
    'Injectors and filter sets from stock, technicians on call.',
  ],
  [
    'Golfe Provisions',
    '3 rue des Pêcheurs',
    '06220',
    'Provisions',
    'Golfe-Juan',
    'France',
    'Saint-Tropez to Menton',
    '+33 4 93 63 01 77',
    'Fish ordered by six in the evening comes at seven.',
  ],
  [
    'Tirreno Yacht Agency',
    'Via del Molo 12',
    '58019',
    'Agent',
    'Porto Santo Stefano',
    'Italy',
    'Liguria, Tuscany, Sardinia',
    '+39 0564 810 155',
    'Clearance, bunkers, waste receipts.',
  ],
  [
    'Costa Smeralda Bunkering',
    'Via dei Lidi 40',
    '07026',
    'Fuel and oil',
    'Olbia',
    'Italy',
    'Sardinia',
    '+39 0789 210 133',
    'Road tanker, low-sulphur gas oil, 20,000 l in a day.',
  ],
  [
    'Balear Life Raft Station',
    'Moll Vell 8',
    '07012',
    'Safety',
    'Palma',
    'Spain',
    'Balearic Islands',
    '+34 971 710 166',
    'Rafts, extinguishers, breathing air; certificates by mail.',
  ],
  [
    'Watermaker Spares Europe',
    'Carrer de la Marina 77',
    '08005',
    'Watermakers',
    'Barcelona',
    'Spain',
    'By courier, 48 h',
    '+34 93 221 01 88',
    'Membranes and high-pressure seals.',
  ],
  [
    'Marseille Navigation Electronics',
    '52 quai du Lazaret',
    '13002',
    'Electronics',
    'Marseille',
    'France',
    'Toulon to Genoa',
    '+33 4 91 33 01 99',
    'Radar, AIS, annual VDR test.',
  ],
] as const;

/** Suppliers on the coast of the demo. */
export const seedSuppliers = (db: Kysely<Tables>, now: Date, boat: SeededBoat) =>
  insertItems<Supplier>(
    { db, now: now.toISOString(), viewer: { _id: '', name: 'Shipshape' } },
    suppliers,
    list.map(
      (
        [supplierName, streetAddress, postalCode, category, city, country, operatingIn, phone, description],
        index,
      ) => {
        const domain = supplierName.toLowerCase().replace(/\W+/g, '-');
        return {
          _id: `supplier-${boat.key}-${index + 1}`,
          boatID: boat._id,
          supplierName,
          streetAddress,
          postalCode,
          category,
          city,
          country,
          operatingIn,
          phone,
          description,
          email: `orders@${domain}.example`,
          website: `${domain}.example`,
        };
      },
    ),
  );
