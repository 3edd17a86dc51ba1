/* The seat of a pupil in a class, which every question to the models names: members are counted one by one, because a
   school is one network. */

let seat = '';

/** Take a seat, or with '' leave it. @param {string} said the room and the token, with a point between them */
export const sit = (said) => {
  seat = said;
};

/** Return the header of a request. @returns {Record<string, string>} */
export const seatHeaders = () => (seat ? { Authorization: `Bearer ${seat}` } : {});
