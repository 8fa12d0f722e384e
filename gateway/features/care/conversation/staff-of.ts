import type { Ctx } from "../../../http/context";
import { isOperator, merchantOf } from "../../../http/staff";

/** Whose conversations the caller answers: a merchant's by its id, the shop's own by 0. */
export function staffOf(ctx: Pick<Ctx, "actor">): number {
	return isOperator(ctx) ? 0 : (merchantOf(ctx, undefined) ?? 0);
}
