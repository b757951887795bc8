import { expect, test } from 'vitest';
import { readNmea } from './nmea.ts';

const sentence = (body: string) => {
  let sum = 0;
  for (const letter of body) sum ^= letter.charCodeAt(0);
  return `$${body}*${sum.toString(16).toUpperCase().padStart(2, '0')}`;
};

const recording = [
  sentence('GPRMC,080012,A,4326.4000,N,00713.6000,E,12.34,142.0,180626,,,A'),
  sentence('HEHDT,141.2,T'),
  sentence('WIMDA,29.9,I,1.0141,B,22.1,C,,,,,,,,,,,,'),
  sentence('SDDPT,187.3,0.0'),
  sentence('WIMWD,290.0,T,288.0,M,14.2,N,7.3,M'),
  sentence('GPRMC,083012,A,4321.0000,N,00720.0000,E,12.0,142.0,180626,,,A'),
  'noise',
  sentence('GPRMC,090004,V,,,,,,,180626,,,N'),
  sentence('GPRMC,090104,A,0012.0000,S,17959.4000,W,11.9,140.0,180626,,,A'),
].join('\r\n');

test('a recording is read as one row for each hour', () => {
  expect(readNmea(recording)).toEqual([
    {
      at: '2026-06-18T08:00:12.000Z',
      values: {
        position: { lat: 43.44, lon: 7.226667 },
        ...{
          sog: 12.3,
          cog: 142,
          gyro: 141.2,
          barometer: 1014.1,
          depth: 187.3,
          windAngle: 290,
          windSpeed: 14,
        },
      },
    },
    {
      at: '2026-06-18T09:01:04.000Z',
      values: { position: { lat: -0.2, lon: -179.99 }, sog: 11.9, cog: 140 },
    },
  ]);
});

test('damaged sentences and other texts are left out', () => {
  expect(readNmea(recording.replaceAll('43', '44'))).toHaveLength(1);
  expect(readNmea('a letter\n$GPXYZ,1,2')).toEqual([]);
});
