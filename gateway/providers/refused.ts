/** Another service will never take this, however often it is asked; says why without naming anybody. */
export class Refused extends Error {}
