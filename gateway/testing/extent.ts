/**
 * How much a run multiplies. `npm test` holds each guarantee once; `npm run test:full` sets TEST_EXTENT=full and holds it
 * at every width, in every language, for every role, on both engines, with more input and more seeds.
 */
export const isFull = process.env.TEST_EXTENT === "full";

/** What one run takes where the other takes more. */
export function byExtent<Value>(quick: Value, full: Value): Value {
	return isFull ? full : quick;
}
