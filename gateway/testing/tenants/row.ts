import type { ErrorCode } from "../../http/errors";
import type { Example } from "../permission";
import type { Holder } from "./holder";
import type { Tenant } from "./open-tenant";

/** How another merchant's are answered where that is not as not found, and why. */
export interface Otherwise {
	foreign: ErrorCode | 200;
	/** Where nobody's are answered with another code. */
	nobodys?: ErrorCode;
	because: string;
}

/** A request that names something of somebody's. */
export interface Naming {
	ask: (whose: Holder, asker: Tenant) => Promise<Example>;
	otherwise?: Otherwise;
}

/** A row of the tenants' table: what one call names, lists and counts. */
export interface TenantRow {
	/** By what is named. */
	names?: Record<string, Naming>;
	/** Makes one, and answers requests that show it to its merchant. */
	lists?: (whose: Holder) => Promise<Example[]>;
	/** Makes one that is counted. */
	counts?: (whose: Holder) => Promise<unknown>;
	/** Names nothing of anybody's: every merchant is answered the same. */
	isShared?: true | Example;
	/** A merchant's own, which operators do not see. */
	isNoOperators?: true;
}

/** A call that has the id of something in its path, and nothing else of anybody's. */
export function byId(
	thing: string,
	make: (whose: Holder) => Promise<{ id: number }>,
	body?: unknown,
): TenantRow {
	const ask: Naming["ask"] = async (whose) => ({
		params: { id: (await make(whose)).id },
		body,
	});
	return { names: { [thing]: { ask } } };
}

/** The same for an order's number. */
export function byOrder(
	make: (whose: Holder) => Promise<{ no: string }>,
	body?: unknown,
): TenantRow {
	const ask: Naming["ask"] = async (whose) => ({
		params: { orderNo: (await make(whose)).no },
		body,
	});
	return { names: { "an order": { ask } } };
}

/** Something of the asker's, and beside it what may be another's: the same one where it is not. */
export async function beside<Thing>(
	make: (whose: Holder) => Promise<Thing>,
	whose: Holder,
	asker: Tenant,
): Promise<{ own: Thing; named: Thing }> {
	const own = await make(asker);
	return { own, named: whose === asker ? own : await make(whose) };
}
