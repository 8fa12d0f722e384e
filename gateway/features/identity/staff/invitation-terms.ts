export const invitationDays = 7;
/** How often one invitation is mailed, the first time included. */
export const sendsMax = 5;
export const listedMax = 200;
