import type { Database } from "@/gateway/db/client";
import type { Check, Finding } from "./check";
import type { Subject } from "./subject";

/** Of a node that has the gateway in it: what a gateway elsewhere has is looked at there. */
export function ofGateway(check: Check): Check {
	return {
		...check,
		run: (subject, signal) =>
			subject.settings.GATEWAY_URL ? [] : check.run(subject, signal),
	};
}

interface DatabaseCheck extends Omit<Check, "run"> {
	ask: (db: Database, subject: Subject) => Promise<Finding[]>;
}

/** Of a database that answers; that it does not is the first line's to say. */
export function ofDatabase({ ask, ...check }: DatabaseCheck): Check {
	return {
		...check,
		run: (subject) =>
			subject.database ? ask(subject.database.db, subject) : [],
	};
}

/** Of what the shop keeps in its tables, once they are there. */
export function ofTables({ ask, ...check }: DatabaseCheck): Check {
	return ofDatabase({
		...check,
		ask: async (db, subject) => (subject.isCurrent ? ask(db, subject) : []),
	});
}

/** Of a database server; the built-in database serves one session for all. */
export function ofServer({ ask, ...check }: DatabaseCheck): Check {
	return ofDatabase({
		...check,
		ask: async (db, subject) => (subject.isEmbedded ? [] : ask(db, subject)),
	});
}
