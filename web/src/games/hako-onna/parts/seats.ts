/** The colours and signs of the seats: 0 is she. A colour is never the only sign. */
export const SEAT_COLOURS = ["#e0594a", "#efb550", "#6fc4dc", "#c6a0ea", "#a3d36e"] as const;

/** Signs in a box of 24 by 24: an eye, a sun, a wave, a moon, a leaf. */
export const SEAT_SIGNS = [
  "M1 12C6 4 18 4 23 12C18 20 6 20 1 12ZM12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5Z",
  "M12 1L14.6 7.4 21.5 6 18 12 21.5 18 14.6 16.6 12 23 9.4 16.6 2.5 18 6 12 2.5 6 9.4 7.4Z",
  "M12 1C16 8 20 11 20 15.5A8 7.5 0 0 1 4 15.5C4 11 8 8 12 1Z",
  "M15.5 2A10.5 10.5 0 1 0 22 16A8.5 8.5 0 0 1 15.5 2Z",
  "M21 3C8 2 2 9 4 17.5L1.5 22 3.5 23 6.5 19.5C15 21.5 21 15 21 3Z",
] as const;

export const colourOf = (seat: number): string => SEAT_COLOURS[seat] ?? SEAT_COLOURS[0];
export const signOf = (seat: number): string => SEAT_SIGNS[seat] ?? SEAT_SIGNS[0];
