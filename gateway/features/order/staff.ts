import type { Ctx } from "../../http/context";

type Staff = Pick<Ctx, "actor">;

function isOperator({ actor }: Staff): boolean {
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
