import type { orderActors } from "../contract/sales/order";
import type { Ctx } from "./context";
import { GatewayError } from "./errors";

type Staff = Pick<Ctx, "actor">;

export function isOperator({ actor }: Staff): boolean {
	return (
		actor.kind === "system" ||
		(actor.kind === "account" && actor.scope.includes("operator"))
	);
}

/** Whether a merchant's orders are theirs to see and to move. */
export function isTheirs({ actor }: Staff, merchantId: number): boolean {
	return (
		isOperator({ actor }) ||
		(actor.kind === "account" &&
			actor.scope.includes("merchant") &&
			actor.merchantId === merchantId)
	);
}

/** A row of a merchant that is theirs; 404 for any other, and where there is none. */
export function requireTheirs<Row extends { merchantId: number }>(
	staff: Staff,
	row: Row | undefined,
): Row {
	if (!row || !isTheirs(staff, row.merchantId))
		throw new GatewayError(404, "notFound");
	return row;
}

/** Whose orders they ask for; undefined for all merchants', which operators alone may. */
export function merchantOf(
	{ actor }: Staff,
	asked: number | undefined,
): number | undefined {
	if (isOperator({ actor })) return asked;
	const own = actor.kind === "account" ? actor.merchantId : null;
	if (own === null || !isTheirs({ actor }, own))
		throw new GatewayError(403, "noPermission");
	if (asked !== undefined && asked !== own)
		throw new GatewayError(404, "notFound");
	return own;
}

/** As the history of an order names them. */
export function actorOf(staff: Staff): (typeof orderActors)[number] {
	return isOperator(staff) ? "operator" : "merchant";
}
