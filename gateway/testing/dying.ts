import type { Database } from "../db/client";

/** A process that dies around its transactions: the chosen one is not kept, or nobody lives to hear that it was. */
export function dying(
	db: Database,
	at: number,
	when: "before" | "after",
): Database {
	let begun = 0;
	const transaction: Database["transaction"] = async (work, config) => {
		begun += 1;
		const dies = begun === at;
		const result = await db.transaction(async (tx) => {
			const done = await work(tx);
			if (dies && when === "before") throw new Error("killed");
			return done;
		}, config);
		if (dies) throw new Error("killed");
		return result;
	};
	return new Proxy(db, {
		get: (target, name) =>
			name === "transaction" ? transaction : Reflect.get(target, name),
	});
}
