import { join } from "node:path";
import { buildWhenStale } from "../start/build";
import { FailedStart } from "../start/failed-start";
import { Lifetime } from "../start/lifetime";

// Builds as `npm start` does, so that the shops of the browser tests find a build that is current.

const lifetime = new Lifetime();
lifetime.endOnSignals();
try {
	await buildWhenStale(join(import.meta.dirname, "../.."), lifetime);
} catch (error) {
	console.error(error instanceof FailedStart ? error.message : error);
	process.exitCode = 1;
}
